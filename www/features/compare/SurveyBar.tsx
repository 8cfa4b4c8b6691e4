/** The progress of a measurement, with a button to cancel or continue it. */

import type { Work } from "../../run/survey-controller.ts";
import { Button } from "../../ui/Button.tsx";
import { usePassedFocus } from "../../ui/use-passed-focus.ts";

export function SurveyBar({ work }: { work: Work }) {
  const { working, cancelled, progress, says } = work;
  const text = usePassedFocus<HTMLSpanElement>();
  return (
    <>
      <progress value={progress} hidden={!working} aria-label="Progress of the measurement" />
      <Button
        class="btn small"
        hidden={!working && !cancelled}
        action={{ type: working ? "compare/cancel" : "compare/continue" }}
      >
        {working ? "Cancel" : "Continue"}
      </Button>
      <span class="muted" tabIndex={-1} ref={text}>
        {says}
      </span>
    </>
  );
}
