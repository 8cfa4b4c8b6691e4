/** The form for a new puzzle. */

import { useApp } from "../ui/context.ts";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { lazy } from "../ui/lazy.tsx";
import { usePlay } from "../ui/use-play.ts";

const NewPuzzleForm = lazy(async () => (await import("./NewPuzzleForm.tsx")).NewPuzzleForm);

export function NewPuzzle() {
  const { dispatch } = useApp();
  const isOpen = usePlay((play) => play.tab) === "new";
  const close = () => dispatch({ type: "sheet/turn", tab: null });
  return (
    <Dialog
      id="new-puzzle-dialog"
      class="small new-puzzle"
      open={isOpen}
      onClose={close}
      labelledBy="new-puzzle-title"
    >
      {isOpen && (
        <>
          <SheetHead id="new-puzzle" onClose={close}>
            <h2 id="new-puzzle-title">New puzzle</h2>
          </SheetHead>
          <NewPuzzleForm />
        </>
      )}
    </Dialog>
  );
}
