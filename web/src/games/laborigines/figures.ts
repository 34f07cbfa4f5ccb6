// Plasticine figures: a shape for each seat, in the colour of its stock.
export interface Shape {
  body: string;
  /** Ears, horns, feelers. */
  head: string;
  arms: string;
  eyes: readonly (readonly [x: number, y: number, radius: number])[];
  mouth: string;
  /** Where the second twin wears a bow, and how it leans. */
  bow: readonly [x: number, y: number, angle: number];
}

export const FIGURES: readonly Shape[] = [
  {
    body: "M30 14C40 20 47 44 50 58C51 66 9 66 10 58C13 44 20 20 30 14Z",
    head: "M22 22C15 18 13 10 16 5C18 12 24 14 27 17M38 22C45 18 47 10 44 5C42 12 36 14 33 17",
    arms: "M15 42C8 42 5 38 4 33M45 42C52 42 55 38 56 33",
    eyes: [[25, 34, 4], [36, 34, 4]],
    mouth: "M24 45c4 4 9 4 13 0",
    bow: [41, 23, 24],
  },
  {
    body: "M30 6C36 18 52 30 51 46C50 60 41 65 30 65S10 60 9 46C8 30 24 18 30 6Z",
    head: "",
    arms: "M10 50C4 52 3 58 5 61M50 50C56 52 57 58 55 61",
    eyes: [[30, 38, 7]],
    mouth: "M24 53c4 2 8 2 12 0",
    bow: [38, 19, 30],
  },
  {
    body: "M30 9C40 9 44 17 42 24C50 26 53 34 49 41C56 45 56 60 44 64C34 67 24 67 16 64C4 60 4 45 11 41C7 34 10 26 18 24C16 17 20 9 30 9Z",
    head: "M25 10C23 5 20 3 17 3M35 10C37 5 40 3 43 3",
    arms: "",
    eyes: [[26, 19, 4], [35, 19, 4]],
    mouth: "M26 26c3 2 6 2 9 0",
    bow: [39, 12, 24],
  },
  {
    body: "M30 22C40 22 42 32 45 40C52 50 50 65 30 65S8 50 15 40C18 32 20 22 30 22Z",
    head: "M23 26C17 18 15 8 19 3C25 8 27 16 27 23M37 26C43 18 45 8 41 3C35 8 33 16 33 23",
    arms: "M14 50C8 48 6 44 7 40M46 50C52 48 54 44 53 40",
    eyes: [[25, 37, 4], [36, 37, 4]],
    mouth: "M28 46h5",
    bow: [41, 24, 24],
  },
  {
    body: "M30 8C46 8 57 20 56 32C56 38 46 39 42 38C42 46 46 56 45 62C40 66 20 66 15 62C14 56 18 46 18 38C14 39 4 38 4 32C3 20 14 8 30 8Z",
    head: "",
    arms: "",
    eyes: [[25, 46, 4], [35, 46, 4]],
    mouth: "M26 55c3-2 6-2 9 0",
    bow: [44, 14, 30],
  },
  {
    body: "M28 20C44 20 52 32 50 46C56 46 58 52 55 60C50 66 14 66 6 62C8 54 10 50 8 40C9 26 18 20 28 20Z",
    head: "M48 46C50 38 50 34 47 28M54 46C58 40 58 34 56 29",
    arms: "M30 50C20 50 18 38 28 36C36 35 38 44 32 45",
    eyes: [[46, 52, 4], [53, 52, 4]],
    mouth: "",
    bow: [20, 22, -20],
  },
];
export const figureOf = (seat: number): Shape => FIGURES[seat % FIGURES.length]!;
