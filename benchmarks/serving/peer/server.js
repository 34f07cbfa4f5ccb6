// boardgame.io with its FlatFile store: tic-tac-toe that never ends. A move takes any square; a full board is cleared.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);

const game = {
  name: "tictactoe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, square) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      G.cells[square] = playerID;
    },
  },
};

const server = Server({ games: [game], db: new FlatFile({ dir: folder, logging: false }), origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(port), callback: () => console.log("ready") });
