/** How far the measuring is, and the button that stops it or goes on with it. */

import type { Work } from "../../run/survey-controller.ts";
import { useApp } from "../../ui/context.ts";

export function SurveyBar({ work }: { work: Work }) {
  const { dispatch } = useApp();
  const { working, cancelled, progress, says } = work;
  return (
    <div class="measuring">
      <progress value={progress} hidden={!working} aria-label="Progress of the measurement" />
      <button
        type="button"
        class="btn tiny"
        hidden={!working && !cancelled}
        onClick={() => dispatch({ type: working ? "compare/cancel" : "compare/continue" })}
      >
        {working ? "Cancel" : "Go on"}
      </button>
      <span class="small">{says}</span>
    </div>
  );
}
