/** The buttons of a solved puzzle: Share, and the next puzzle. */

import { signal } from "@preact/signals";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { usePlay } from "../../ui/use-play.ts";

/** The id of the last puzzle shared. */
export const shared = signal("");

/** Beside the board, or on a phone in its bar. */
export function SolvedKeys() {
  const { view, dispatch } = useApp();
  const next = usePlay((play) => play.moves.next);
  const isMaking = usePlay((play) => play.free.making);
  const share = () => {
    dispatch({ type: "play/share" });
    shared.value = view.play.peek()?.won?.id ?? "";
  };
  return (
    <>
      <Button class="btn large primary grow" id="share-button" icon="share" onClick={share}>
        Share
      </Button>
      <Button action={{ type: "play/next" }} class="btn large" id="next-button" data-starts>
        {next}
        {!isMaking && <Icon name="right" />}
      </Button>
    </>
  );
}
