/** The view model of a board that is brought. */

import { withPalette } from "../../board/games/palette.ts";
import { emptyScene } from "../../board/games/queens.ts";
import type { Scene } from "../../board/scene/scene.ts";
import { setUpScene } from "../../board/scene/set-up-scene.ts";
import { COLOUR_NAMES } from "../../content/region-colours.ts";
import { squaresOf } from "../../core/geometry.ts";
import { counted } from "../../core/lists.ts";
import { canPaint, coloursOf, letterOf } from "../../core/regions.ts";
import type { ReadBoard, ReadText } from "../../engine/reader.ts";
import { namesOf } from "../../routes/ids.ts";
import { EMPTY } from "../../routes/layout.ts";
import type { BringController } from "./bring-controller.ts";
import { openDoubts, otherColours, type Proposal, proposalOf, type Trial } from "./proposal.ts";
import { begunBy, partsOf, type Refused } from "./refusals.ts";
import { headOf, kindOfText, marksText, missingText, solutionsText } from "./words.ts";

export type BringView = ReturnType<typeof bringView>;
export type ReadView = NonNullable<BringView["read"]>;
export type PictureShown = NonNullable<BringView["picture"]>;

export function bringView(room: BringController) {
  const { progress, step, proposal, refused, corners, text, textFault, textRead } = room;
  return {
    step: step.value,
    progress,
    picture: room.picture.value,
    refused: refused.value && refusedView(refused.value),
    corners: corners.value,
    hasRead: room.hasRead,
    hasTwo: room.boards.value.length > 1,
    boards: step.value === "two" ? room.boards.value.map(choiceOf) : [],
    text: {
      text: text.value,
      fault: textFault.value ? partsOf({ message: textFault.value }) : null,
      kind: textFault.value ? "" : kindOfText(text.value),
      other: textRead.value && otherText(textRead.value),
      isColours: textRead.value !== null && "board" in textRead.value,
    },
    read: proposal.value && readView(room, proposal.value),
  };
}

function refusedView(refused: Refused) {
  const { code, seen } = refused;
  const { title, sub } = partsOf(refused);
  const missing = missingText(seen?.cut ?? []);
  const isBegun = begunBy(refused) !== null;
  return { code, seen, isBegun, title, sub: [missing, sub].filter(Boolean).join(" ") };
}

/** One of two boards to choose from. */
function choiceOf(board: ReadBoard) {
  const proposal = proposalOf(board);
  const { side, doubtful, corners } = board;
  const more = doubtful.length > 0 ? `, ${counted(doubtful.length, "square")} to check` : "";
  return { side, corners, scene: sceneOf(proposal, true), words: `${side} × ${side}${more}` };
}

function sceneOf(proposal: Proposal, hasMarks: boolean): Scene {
  const { side, letters, palette, queens, crosses } = proposal;
  const puzzle = { game: "colour" as const, ...EMPTY, rows: side, columns: side, regions: letters };
  const regions = withPalette(coloursOf(letters), palette);
  return { ...emptyScene(puzzle), regions, ...(hasMarks && { queens, crosses }) };
}

/** Queens without colours, or a tour. */
function otherText(read: ReadText) {
  if ("board" in read) return null;
  const { rows, columns } = read.game === "queens" ? { rows: read.side, columns: read.side } : read;
  const blocked = read.game === "queens" ? [] : read.blocked;
  const squares = read.game === "queens" ? read.queens : read.path.slice(0, 1);
  const puzzle = { game: read.game, ...EMPTY, rows, columns, squares, blocked };
  const title =
    read.game === "queens"
      ? `${counted(read.queens.length, "queen")} on ${rows} × ${rows}`
      : `A knight’s path of ${counted(read.path.length, "square")} on ${columns} × ${rows}`;
  return { title, scene: setUpScene(puzzle), names: namesIn(rows, columns) };
}

const namesIn = (rows: number, columns: number) =>
  namesOf({ rows, columns }, squaresOf({ rows, columns }));

const nameOf = ({ palette }: Proposal, colour: number) =>
  COLOUR_NAMES[palette[colour] ?? colour % COLOUR_NAMES.length]!;

/** A colour to choose. */
const hueOf = (proposal: Proposal, colour: number) => ({
  colour,
  name: nameOf(proposal, colour),
  place: proposal.palette[colour] ?? colour % COLOUR_NAMES.length,
  letter: letterOf(colour),
});

export type Hue = ReturnType<typeof hueOf>;

function readView(room: BringController, proposal: Proposal) {
  const { side, letters, doubtful, checked, queens, crosses } = proposal;
  const { examined, trouble, found } = room.examiner;
  const names = namesIn(side, side);
  const colours = coloursOf(letters);
  const open = openDoubts(proposal);
  const hue = (square: number) => hueOf(proposal, colours[square]!);
  const others = (square: number) =>
    otherColours(proposal, square).map((colour) => hueOf(proposal, colour));
  const isProper = canPaint(side, letters);
  const single = found.length === 1 && !room.isDeclined.value ? found[0]! : null;
  const head = headOf({
    side,
    colours: new Set(colours).size,
    from: room.step.value === "text" ? "text" : "picture",
    open: namesOf({ rows: side, columns: side }, open),
    isMany: doubtful.length > side * side * 0.25,
    examined,
    trouble,
    likely: room.isDeclined.value ? [] : found.map(({ square }) => names[square]!),
    isProper,
  });
  return {
    side,
    names,
    scene: sceneOf(proposal, room.takesMarks.value),
    words: squaresOf({ rows: side, columns: side }).map((square) =>
      [
        names[square],
        hue(square).name,
        open.includes(square) && "to check",
        room.takesMarks.value && queens.includes(square) && "queen",
        room.takesMarks.value && crosses.includes(square) && "crossed out",
      ]
        .filter(Boolean)
        .join(", "),
    ),
    open,
    /** The squares with a queen or a cross on the board. */
    marked: room.takesMarks.value ? [...queens, ...crosses] : [],
    doubts: doubtful.map((square) => ({
      square,
      name: names[square]!,
      hues: [hue(square), ...others(square)],
      isOpen: open.includes(square),
    })),
    checked: checked.filter((square) => doubtful.includes(square)).length,
    selected: selectedIn(room, names, hue, others, proposal),
    head,
    solutions: solutionsText(examined),
    facts: factsOf(side, new Set(colours).size, open.length, examined),
    suggestion: single && suggestionOf(single, proposal, names),
    marks: { takes: room.takesMarks.value, text: marksText(queens.length, crosses.length) },
    canUndo: room.earlier.value.length > 0,
    canPlay: isProper && !examined?.problem,
    // A board without a solution is refuted.
    canExplain: isProper && examined !== null && examined.solutions !== null,
    canRepair: isProper && examined !== null && examined.solutions !== 1 && open.length === 0,
  };
}

function selectedIn(
  room: BringController,
  names: string[],
  hue: (square: number) => Hue,
  others: (square: number) => Hue[],
  proposal: Proposal,
) {
  const square = room.selected.value;
  if (square === null) return null;
  const likely = [hue(square), ...others(square)].slice(0, 3);
  const all = Array.from({ length: proposal.side }, (_, colour) => hueOf(proposal, colour));
  return { square, name: names[square]!, own: hue(square), likely, all };
}

/** The change that would leave one solution. */
function suggestionOf({ square, colour }: Trial, proposal: Proposal, names: string[]) {
  const hue = hueOf(proposal, colour);
  return { square, name: names[square]!, hue };
}

function factsOf(side: number, colours: number, open: number, examined: Examined) {
  const facts: [name: string, value: string][] = [
    ["Board", `${side} × ${side}`],
    ["Colours", String(colours)],
    ["Squares to check", open === 0 ? "none" : String(open)],
    ["Solutions", examined ? solutionsOf(examined) : "…"],
  ];
  if (examined?.k) facts.push(["Longest reason", counted(examined.k, "line")]);
  return facts;
}

type Examined = BringController["examiner"]["examined"];

const solutionsOf = ({ solutions, isCounted }: NonNullable<Examined>) =>
  solutions === null ? "–" : isCounted ? String(solutions) : `at least ${solutions}`;
