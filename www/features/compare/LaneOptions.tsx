/** The options of a lane's solver, in a popover under the lane's button. */

import { SolverOptions } from "../../player/SolverOptions.tsx";
import type { RaceView } from "../../run/race-view.ts";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import {
  type ReadonlySignal,
  type RefObject,
  type Signal,
  useComputed,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
} from "../../vendor/preact.js";

/** Opens the options of a lane under a button, or closes them. */
export type OpenOptions = (lane: number, button: HTMLElement) => void;

interface Opened {
  lane: number;
  place: Record<string, string>;
}

interface Options {
  popover: RefObject<HTMLDivElement | null>;
  /** The lane whose options were opened last. */
  opened: Signal<Opened>;
  open: OpenOptions;
}

export function useLaneOptions(): Options {
  const popover = useRef<HTMLDivElement>(null);
  const opened = useSignal<Opened>({ lane: 0, place: {} });
  return useMemo(() => {
    const open: OpenOptions = (lane, button) => {
      const isOther = lane !== opened.peek().lane;
      opened.value = { lane, place: placeOf(button) };
      if (!isOther || !isOpen(popover.current)) popover.current?.togglePopover();
    };
    return { popover, opened, open };
  }, [opened]);
}

const isOpen = (popover: HTMLElement | null) => popover?.matches(":popover-open") ?? false;

/** From the popover to its button and to the edge of the window, in pixels. */
const GAP = 6;
const WIDEST = 320;

/** Under its button; on a phone at the bottom of the window. */
function placeOf(button: HTMLElement) {
  if (layout.peek() === "phone") return { left: "0", width: "100%", top: "auto", bottom: "0" };
  const { left, bottom } = button.getBoundingClientRect();
  const width = Math.min(WIDEST, innerWidth - 2 * GAP);
  return {
    left: `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`,
    width: `${width}px`,
    top: `${bottom + GAP}px`,
    bottom: "auto",
  };
}

interface Props {
  race: ReadonlySignal<RaceView>;
  options: Options;
}

export function LaneOptions({ race, options: { popover, opened } }: Props) {
  const { dispatch } = useApp();
  const { lane: index, place } = opened.value;
  const lane = useComputed(() => race.value.lanes[opened.value.lane]);
  const title = useComputed(() => lane.value && `${lane.value.letter}: ${lane.value.info.name}`);
  const info = useComputed(() => lane.value?.info).value;
  const order = useComputed(() => lane.value?.order).value;
  useLayoutEffect(() => {
    if (!info && isOpen(popover.current)) popover.current?.hidePopover();
  }, [info, popover]);
  return (
    <div
      ref={popover}
      class="popover"
      id="lane-options"
      popover
      role="group"
      aria-labelledby="lane-options-title"
      style={place}
    >
      <h2 id="lane-options-title">{title}</h2>
      {info && order && (
        <SolverOptions
          id="lane-fields"
          info={info}
          chosen={order}
          onChoose={(chosen) => dispatch({ type: "race/choose", lane: index, chosen })}
        />
      )}
    </div>
  );
}
