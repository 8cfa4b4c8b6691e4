/** The button that plays the board being set up. */

import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";

/**
 * @param trouble why the board can't be played, or null
 * @param says the id of the element that explains it
 * @param text the button's label
 * @param isMeant asks before the board is played
 */
export function PlayDraft({ trouble, describedBy, text, isMeant = () => true }: Props) {
  const { dispatch } = useApp();
  const play = async () => {
    if (await isMeant()) dispatch({ type: "draft/play" });
  };
  return (
    <Button
      onClick={play}
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
}

interface Props {
  trouble: string | null;
  describedBy: string;
  text: string;
  isMeant?: () => boolean | Promise<boolean>;
}
