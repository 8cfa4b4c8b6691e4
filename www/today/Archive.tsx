/** The calendar of past puzzles: one tile per day, or one line on a phone. */

import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { layout } from "../ui/layout.ts";
import type { ArchiveDay, ArchivePuzzle, ArchiveView } from "./sheet-view.ts";

const ICONS = { queens: "queen", colour: "colour", knights: "knight" } as const;

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export function Archive({ archive: { offset, days } }: { archive: ArchiveView }) {
  const isWide = layout.value === "wide";
  // As lines, the latest day comes first.
  const shown = isWide ? days : days.filter(({ isAhead }) => !isAhead).toReversed();
  return (
    <>
      <div class="calendar" id="calendar">
        {isWide &&
          WEEKDAYS.map((name) => (
            <small key={name} aria-hidden="true">
              {name}
            </small>
          ))}
        {shown.map((day) => (
          <Day key={day.date} of={day} place={(offset + day.day - 1) % 7} />
        ))}
      </div>
      <Key />
    </>
  );
}

/** @param props.place in its week, from Monday */
function Day({ of, place }: { of: ArchiveDay; place: number }) {
  const { day, date, isToday, isAhead, puzzles } = of;
  const isWide = layout.value === "wide";
  const style = isWide && day === 1 ? { gridColumnStart: place + 1 } : undefined;
  if (isAhead) {
    return (
      <div class="day off" style={style}>
        {day}
      </div>
    );
  }
  // In a calendar the column heads show the weekday.
  const name = isToday ? "today" : !isWide && WEEKDAYS[place];
  return (
    <div class={isToday ? "day now" : "day"} style={style}>
      <span>
        {isWide ? day : <b>{day}</b>} <small>{name}</small>
      </span>
      {puzzles.map((puzzle) => (
        <Tile key={puzzle.which} date={date} puzzle={puzzle} />
      ))}
    </div>
  );
}

function Tile({ date, puzzle }: { date: string; puzzle: ArchivePuzzle }) {
  const { which, game, size, grade, status, label } = puzzle;
  return (
    <Button
      class={`tile lines ${status}`}
      label={label}
      action={{ type: "play/open-day", date, which }}
    >
      <Icon name={ICONS[game]} />
      <span class="lines">
        {size} <small>{grade}</small>
      </span>
      <Mark status={status} />
    </Button>
  );
}

const Mark = ({ status }: Pick<ArchivePuzzle, "status">) => (
  <i class="dot">{status === "solved" && <Icon name="check" />}</i>
);

/** The month shown, with buttons to the one before and after. */
export function MonthBar({ month, before, after }: ArchiveView) {
  return (
    <div class={layout.value === "wide" ? "month inline spread last" : "month inline spread"}>
      <MonthButton id="month-before" icon="left" by={-1} to={before} none="No earlier month" />
      <h2 id="month" aria-live="polite">
        {month}
      </h2>
      <MonthButton id="month-after" icon="right" by={1} to={after} none="No later month" />
    </div>
  );
}

interface MonthButtonProps {
  id: string;
  icon: "left" | "right";
  by: number;
  /** The month it leads to, or "". */
  to: string;
  none: string;
}

const MonthButton = ({ id, icon, by, to, none }: MonthButtonProps) => (
  <Button
    class="icon"
    id={id}
    label={to || none}
    disabled={!to}
    action={{ type: "sheet/month", by }}
    icon={icon}
  />
);

const Key = () => (
  <p class="archive-key cluster muted">
    <span class="inline solved">
      <Mark status="solved" /> solved
    </span>
    <span class="inline begun">
      <Mark status="begun" /> in progress
    </span>
    <span>Your streak counts puzzles solved on their own day, but not the easy ones.</span>
    <Button class="btn small" id="back-up" action={{ type: "settings/export" }}>
      Save a backup
    </Button>
  </p>
);
