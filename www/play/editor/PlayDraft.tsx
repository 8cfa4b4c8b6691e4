/** The button that plays the board being set up. */

import { Button } from "../../ui/Button.tsx";

/**
 * @param trouble why the board can't be played, or null
 * @param says the id of the element that explains it
 * @param text the button's label
 */
export const PlayDraft = ({
  trouble,
  describedBy,
  text,
}: {
  trouble: string | null;
  describedBy: string;
  text: string;
}) => (
  <Button
    action={{ type: "draft/play" }}
    class={trouble ? "btn" : "btn primary"}
    id="draft-play"
    label="Play this board"
    title={trouble ?? undefined}
    aria-describedby={trouble ? describedBy : undefined}
    disabled={trouble !== null}
  >
    {text}
  </Button>
);
