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

// A game of cards as its author may write it: without playerView, everything in G goes to everybody.
const cards = {
  name: "cards",
  setup: () => {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    return { hands: { 0: deck.splice(0, 5), 1: deck.splice(0, 5) }, deck };
  },
  moves: { draw: ({ G, playerID }) => G.hands[playerID].push(G.deck.pop()) },
};

const server = Server({ games: [game, cards], db: new FlatFile({ dir: folder, logging: false }), origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(port), callback: () => console.log("ready") });
