import type { RefObject } from "../vendor/preact.js";
import { rooms } from "./rooms.ts";

/**
 * The panels beside a run.
 * @param scroller is given the element that they are swiped in
 */
export function Panels({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { value: watch } = rooms.watch;
  const { value: learn } = rooms.learn;
  return (
    <section class="panels" id="panels" aria-label="Panels" data-in="watch learn" ref={scroller}>
      <div class="rest">
        {watch && <watch.Detail />}
        {learn && <learn.TriesCard />}
        {learn && <learn.TallyCard />}
        {learn && <learn.WordsCard />}
        {learn && <learn.ColoursCard />}
        {watch && <watch.TreeCard />}
        {watch && <watch.Figures />}
      </div>
      {watch && <watch.SolverText />}
    </section>
  );
}
