import { Fragment } from "preact";
import { ROUNDS } from "../content/rounds.ts";
import { duration } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { Figures } from "../ui/Figures.tsx";
import { type Choice, Segmented } from "../ui/Segmented.tsx";
import { TableHead } from "../ui/TableHead.tsx";
import { usePassedFocus } from "../ui/use-kept-focus.ts";
import { LastTimes } from "./LastTimes.tsx";
import type { StatisticsView } from "./sheet-view.ts";

const GAMES: Choice<GameId>[] = [
  { value: "queens", label: "Queens" },
  { value: "knights", label: "Knight" },
  { value: "colour", label: "Colour" },
];

export function Statistics({ statistics }: { statistics: StatisticsView }) {
  const { dispatch } = useApp();
  const { game, figures, barsOf, bars, sizes, last, median, practice, message } = statistics;
  return (
    <>
      <Segmented
        class="seg"
        id="statistics-game"
        name="statistics-game"
        label="Game"
        choices={GAMES}
        value={game}
        onChange={(value) => dispatch({ type: "sheet/statistics", game: value })}
      />
      <Figures class="kpi" id="statistics-kpi" figures={figures} />
      {bars.length > 0 && (
        <>
          <div class="halves columns">
            <div>
              <h3>
                How long you take <span class="muted">{barsOf}</span>
              </h3>
              <Bars bars={bars} />
            </div>
            <div>
              <h3>Best times</h3>
              <BestTimes sizes={sizes} />
            </div>
          </div>
          <h3>Last 30 puzzles</h3>
          <div class="spark" id="spark">
            <LastTimes seconds={last} median={median} />
          </div>
        </>
      )}
      {practice.length > 0 && <Practice practice={practice} />}
      <Keep statistics={statistics} />
      <p class="muted" role="status">
        {message}
      </p>
    </>
  );
}

/** A histogram of times. */
function Bars({ bars }: Pick<StatisticsView, "bars">) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div class="bars effort-bars" id="dist">
      {bars.map(({ label, count, isLast }) => (
        <Fragment key={label}>
          <span>{label}</span>
          <i class={isLast ? "on" : undefined} style={{ "--share": count / most }} />
          <b class="num">{count}</b>
        </Fragment>
      ))}
    </div>
  );
}

function BestTimes({ sizes }: Pick<StatisticsView, "sizes">) {
  return (
    <table class="figures" id="best">
      <TableHead names={["Board", "Solved", "Best", "Median"]} />
      <tbody>
        {sizes.map(({ label, solved, best, median, isUsual }, place) => (
          <tr key={place} class={isUsual ? "on" : undefined}>
            <th scope="row">{label}</th>
            <td>{solved}</td>
            <td>{duration(best)}</td>
            <td>{duration(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How practice went, by how many lines a reason has. */
function Practice({ practice }: Pick<StatisticsView, "practice">) {
  return (
    <>
      <h3>Practice</h3>
      <table class="figures" id="practice">
        <TableHead names={["Reasons", "Answered", "Right at once", "Last 30 days", ""]} />
        <tbody>
          {practice.map(({ asks, name, board, asked, share, lately }) => (
            <tr key={asks}>
              <th scope="row">{name}</th>
              <td>{asked}</td>
              <td>{share}</td>
              <td>{lately}</td>
              <td>
                <Button
                  class="btn small"
                  data-starts
                  label={`Practise: ${name}`}
                  action={{ type: "learn/practise", id: ROUNDS, asks, board }}
                >
                  Practise
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Saves and resets the statistics. */
function Keep({ statistics: { canReset, canUndoReset } }: { statistics: StatisticsView }) {
  const { dispatch } = useApp();
  // Each disappears when it is pressed, and the other gets the focus.
  const [reset, restore] = [
    usePassedFocus<HTMLButtonElement>(),
    usePassedFocus<HTMLButtonElement>(),
  ];
  const button = (label: string, action: Command, ref: typeof reset, isHidden: boolean) => (
    <button
      type="button"
      class="btn small"
      hidden={isHidden}
      ref={ref}
      onClick={() => dispatch(action)}
    >
      {label}
    </button>
  );
  return (
    <div class="btns">
      <Button class="btn small" action={{ type: "sheet/save-statistics", format: "json" }}>
        Save as JSON
      </Button>
      <Button class="btn small" action={{ type: "sheet/save-statistics", format: "csv" }}>
        Save as CSV
      </Button>
      {button("Reset statistics…", { type: "sheet/reset-statistics" }, reset, !canReset)}
      {button("Restore statistics", { type: "sheet/restore-statistics" }, restore, !canUndoReset)}
    </div>
  );
}
