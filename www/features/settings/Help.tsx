/** Help and settings. */

import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Keeping } from "./Keeping.tsx";
import { KeyTable } from "./KeyTable.tsx";
import { LetterKeys, Settings } from "./Settings.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  /** Loads a new version of the page, where there is one. */
  update: (() => void) | null;
}

export function Help({ open, onClose, update }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button that comes first: it is read from the top.
  useLayoutEffect(() => {
    if (open) title.current?.focus();
  }, [open]);
  return (
    <Dialog id="help-dialog" open={open} onClose={onClose} labelledBy="help-title" isFirm>
      <h2 id="help-title" tabIndex={-1} ref={title}>
        How to play
      </h2>
      <Button class="btn primary" hidden={!update} onClick={() => update?.()}>
        Update ready · Reload
      </Button>
      <Rules />
      <Settings />
      <Keeping />
      <h3>Keys</h3>
      <LetterKeys />
      <KeyTable />
      <Credits />
      <form method="dialog">
        <button type="submit" class="btn primary">
          Close
        </button>
      </form>
    </Dialog>
  );
}

/** The games, and what else there is to do. */
function Rules() {
  return (
    <>
      <p>
        <b>Queen’s Challenge.</b> Some queens are locked. Place the others so that no two share a
        row, column or diagonal. Choose one of your queens to take it off, or drag it elsewhere.
        Cross out squares that are ruled out: by a right click, by dragging over them, or with the
        cross chosen under the board.
      </p>
      <p>
        <b>Knight’s Tour.</b> Jump, two squares along and one across, until the knight has visited
        every square once. A closed tour ends a jump away from its start.
      </p>
      <p>
        <b>Every day</b> there is one Queen’s puzzle and one Knight’s puzzle for everybody: easier
        on Monday, harder towards Saturday, larger or closed on Sunday. They change at your
        midnight. A day counts for the streak when you solve one of its puzzles on the day itself.
      </p>
      <p>
        <b>Hints</b> say first whether the board can still be completed, then show a piece of
        reasoning, then do it for you; each only when you ask. Those with reasoning are counted and
        shown, and cost nothing else.
      </p>
      <p>
        <b>Watch.</b> Choose a solver and press play. <i>Normal</i> makes 0.5 to 60 steps per
        second, <i>Fast</i> a thousand times as many, and <i>Flat out</i> as many as the machine
        can. The slider under the board goes to any step made so far. Play and Watch have boards of
        their own: <i>Watch a solver</i> and <i>Play this position</i> take one over.
      </p>
      <p>
        <b>Learn.</b> A guided walk from brute force to arc consistency and Warnsdorff’s rule, stop
        by stop. <i>Try it yourself</i> opens the same moment in Watch.
      </p>
    </>
  );
}

function Credits() {
  return (
    <>
      <h3>Credits</h3>
      <p>
        Both puzzles and their first solvers follow Billy D. Spelchan’s articles and games{" "}
        <i>Queen’s Challenge</i> and <i>Knight’s Tour</i> (2021). Thomas Mulvey’s report{" "}
        <i>Backtracking and Forward-Checking: N-Queens</i> (2019) and Agnius Vasiliauskas’s article{" "}
        <i>Solving eight queens problem with electrical force analogy</i> (17 September 2014) gave
        others. Every solver names its own sources under <i>About</i>.
      </p>
      <p>
        The game holds free software by others:{" "}
        <a href="LICENSES.txt" target="_blank" rel="noopener">
          their licences
        </a>
        .
      </p>
    </>
  );
}
