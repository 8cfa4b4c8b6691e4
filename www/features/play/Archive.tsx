/** The calendar of past puzzles. */

import type { ArchiveDay, ArchiveView, DayStatus } from "../../run/sheet-view.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";

const LETTERS = [..."MTWTFSS"];
const CLASSES: Record<DayStatus, string> = { open: "", begun: "half", solved: "on" };

export function Archive({ archive }: { archive: ArchiveView }) {
  return (
    <>
      <MonthBar {...archive} />
      <Calendar {...archive} />
      <Key />
    </>
  );
}

function MonthBar({ month, before, after }: ArchiveView) {
  return (
    <div class="month">
      <MonthButton
        id="month-before"
        icon="left"
        by={-1}
        label={before || "No earlier month"}
        isOff={!before}
      />
      <h3 id="month" aria-live="polite">
        {month}
      </h3>
      <MonthButton
        id="month-after"
        icon="right"
        by={1}
        label={after || "No later month"}
        isOff={!after}
      />
    </div>
  );
}

interface MonthButtonProps {
  id: string;
  icon: "left" | "right";
  by: number;
  label: string;
  isOff: boolean;
}

function MonthButton({ id, icon, by, label, isOff }: MonthButtonProps) {
  return (
    <Button
      class="icon"
      id={id}
      label={label}
      disabled={isOff}
      action={{ type: "sheet/month", by }}
      icon={icon}
    />
  );
}

function Calendar({ offset, days }: ArchiveView) {
  return (
    <div class="calendar" id="calendar">
      {LETTERS.map((letter, place) => (
        <span key={`letter ${place}`} aria-hidden="true">
          {letter}
        </span>
      ))}
      {Array.from({ length: offset }, (_, place) => (
        <i key={`gap ${place}`} />
      ))}
      {days.map((day) => (
        <Day key={day.date} of={day} />
      ))}
    </div>
  );
}

function Day({ of: { day, date, isToday, isAhead, puzzles } }: { of: ArchiveDay }) {
  const { dispatch } = useApp();
  if (isAhead) return <div class="day off">{day}</div>;
  return (
    <div class={isToday ? "day now" : "day"}>
      {day}
      <span>
        {puzzles.map(({ which, game, status, label }) => (
          <button
            key={which}
            type="button"
            title={label}
            aria-label={label}
            onClick={() => dispatch({ type: "play/open-day", date, which })}
          >
            <i class={`dot ${game} ${CLASSES[status]}`.trim()} />
          </button>
        ))}
      </span>
    </div>
  );
}

function Key() {
  return (
    <p class="plain key">
      <span>
        <i class="dot queens on" />
        queens solved
      </span>{" "}
      <span>
        <i class="dot knights on" />
        knight solved
      </span>{" "}
      <span>
        <i class="dot queens half" />
        begun
      </span>{" "}
      <span>
        <i class="dot queens" />
        open
      </span>
      <br /> Only a puzzle solved on its own day counts for the streak.
    </p>
  );
}
