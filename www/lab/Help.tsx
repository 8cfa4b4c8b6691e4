/** The commands that a program can use: one screen. */

import { useComputed } from "@preact/signals";
import type { Language } from "../content/code/programs.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { useApp } from "../ui/context.ts";
import { useLab } from "./use-lab.ts";

type Command = [code: string, what: string];

const QUEENS: Command[] = [
  ["board.rows", "The open rows, from the top: a list of squares for each."],
  ["board.place(s)", "Puts a queen on a square."],
  ["board.lift(s)", "Takes it off, and restores what it struck."],
  ["board.move(a, b)", "Moves a queen."],
  ["board.strike(s)", "Rules a square out."],
  ["board.restore(s)", "Makes it possible again."],
  ["board.attacked(s)", "Whether another queen attacks a square."],
  ["board.attacks(a, b)", "Whether a queen on a attacks b."],
  ["board.locked", "The locked queens."],
];

const KNIGHTS: Command[] = [
  ["board.start", "Where the knight begins."],
  ["board.squares", "All squares that it has to visit."],
  ["board.jumps(s)", "The squares that a jump away from s."],
  ["board.jump(s)", "Jumps to a square."],
  ["board.back()", "Takes the last jump back."],
  ["board.visited(s)", "Whether it has visited a square."],
  ["board.path", "The squares visited so far."],
];

const COLOURS: Command[] = [["board.colour(s)", "The number of a square’s colour."]];

const ALL: Command[] = [
  ["board.size", "The number of columns. A square is a number: row × size + column."],
  ["board.name(s)", "A square’s name, such as c5."],
  ["board.note(text)", "Your own words on the step."],
];

const own = (game: GameId, language: Language): Command[] => {
  if (game === "knights") return KNIGHTS;
  const queenOn: Command = [
    language === "python" ? "board.queen_on(s)" : "board.queenOn(s)",
    "Whether there is a queen on a square.",
  ];
  return [...QUEENS, queenOn, ...(game === "colour" ? COLOURS : [])];
};

export function Help() {
  const { view } = useApp();
  const lab = useLab();
  const game = useComputed(() => view.state.value.game).value;
  const language = useComputed(() => lab.value.language).value;
  const [yes, no] = language === "python" ? ["True", "False"] : ["true", "false"];
  return (
    <>
      <dl class="lab-commands">
        {[...own(game, language), ...ALL].map(([code, what]) => (
          <div key={code}>
            <dt>
              <code translate={false}>{code}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">
        <code translate={false}>solve(board)</code> gives back {yes} if it solved the puzzle, and{" "}
        {no} if there is no solution. A program is stopped after 5 seconds without a step. Escape,
        then Tab, leaves the editor.
      </p>
    </>
  );
}
