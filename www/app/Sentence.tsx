/** The sentence under the board. */

import { useApp } from "../ui/context.ts";
import { useComputed } from "../vendor/preact.js";

export function Sentence() {
  const { view } = useApp();
  const soon = useComputed(() => view.play.value?.soon);
  return (
    <div class="says">
      <span class="chip" id="chip" />
      <span id="says" />
      <span class="soon" id="soon" data-in="play">
        {soon}
      </span>
      <button type="button" class="btn tiny go" id="go" hidden />
    </div>
  );
}
