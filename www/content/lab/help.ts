/** What a board has, on one screen: the same in Python and in JavaScript but for `queen_on` and `queenOn`. */

export interface HelpLine {
  /** As in Python; `inJavaScript` where JavaScript has another. */
  code: string;
  inJavaScript?: string;
  text: string;
}

export interface HelpPart {
  title: string;
  /** The boards that have it. */
  games: "all" | "queens" | "knights";
  lines: HelpLine[];
}

/** The version of what a program may call. */
export const VERSION = 1;

export const HELP: HelpPart[] = [
  {
    title: "Every board",
    games: "all",
    lines: [
      {
        code: "def solve(board):",
        inJavaScript: "function solve(board) { … }",
        text: "Give back whether you solved it: if not, there is no solution.",
      },
      { code: "board.size", text: "A square is a number: row * size + column, row 0 at the top." },
      { code: "board.name(square)", text: "Its name, such as c5." },
      { code: "board.note(text)", text: "Says why, with the step before." },
      {
        code: 'yield "because …"',
        text: "In a generator: ends a step, and may say why.",
      },
    ],
  },
  {
    title: "Queens",
    games: "queens",
    lines: [
      {
        code: "board.rows",
        text: "For each row without a locked queen, its squares, from the top.",
      },
      { code: "board.locked", text: "The squares of the locked queens." },
      { code: "board.place(square)", text: "Puts a queen there, attacked or not." },
      {
        code: "board.lift(square)",
        text: "Takes it off: what was struck since is possible again.",
      },
      { code: "board.move(square, to)", text: "Moves a queen." },
      {
        code: "board.strike(square)",
        text: "Rules a square out; board.restore(square) takes that back.",
      },
      { code: "board.attacked(square)", text: "Whether a queen on another square attacks it." },
      {
        code: "board.attacks(one, other)",
        text: "Whether queens on both would attack each other.",
      },
      {
        code: "board.queen_on(square)",
        inJavaScript: "board.queenOn(square)",
        text: "Whether a queen is there.",
      },
      { code: "board.colour(square)", text: "The letter of its colour, on a board with colours." },
    ],
  },
  {
    title: "The knight",
    games: "knights",
    lines: [
      { code: "board.start", text: "Where it starts." },
      { code: "board.squares", text: "All squares that it has to visit." },
      { code: "board.path", text: "The squares that it has visited, in order." },
      { code: "board.jumps(square)", text: "The squares a jump away, in the game’s order." },
      { code: "board.visited(square)", text: "Whether it has been there, or may not go there." },
      { code: "board.jump(square)", text: "Jumps there." },
      { code: "board.back()", text: "Takes the last jump back." },
    ],
  },
];

/** What differs from the Python and JavaScript that you know. */
export const LIMITS = [
  "5 seconds without a step end a program, and so do 16 million moves.",
  "Only what you place, lift, move, strike and restore is seen and graded: a search in lists of your own is allowed.",
  "A set may come back in another order: sort it if the order matters.",
  "The Lab’s small Python has no “match”, and about 800 calls may be inside one another.",
  "There is no clock, no network and no file, and random numbers come from the seed: every run is the same.",
];
