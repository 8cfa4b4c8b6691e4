/** While a picture is read. */

import { Button } from "../../ui/Button.tsx";
import type { BringView } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { PictureShown } from "./PictureShown.tsx";

export function Reading({ bring: { picture, progress } }: { bring: BringView }) {
  return (
    <>
      <Heading title="Reading your picture…" step="reading" />
      <section class="stage shown" aria-label="Your picture">
        {picture && <PictureShown picture={picture} label="Your picture" />}
        <progress max={1} value={progress ?? 0} aria-label="Reading" />
      </section>
      <div class="under">
        <span class="muted">Your picture stays on this device.</span>
        <Button id="bring-stop" action={{ type: "bring/stop" }}>
          Stop
        </Button>
      </div>
      <div class="side" />
    </>
  );
}
