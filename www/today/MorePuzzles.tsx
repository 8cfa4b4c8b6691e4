/** Unfinished games, and what leads to other puzzles. */

import { useSignal } from "@preact/signals";
import { BoardPicture } from "../board/BoardPicture.tsx";
import { counted } from "../core/lists.ts";
import { Button } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import type { Offer } from "./home-view.ts";

/** How many unfinished games are shown at first. */
const SHOWN = 3;

export function MorePuzzles({ begun }: { begun: Offer[] }) {
  const isAlone = begun.length === 1;
  return (
    <>
      {begun.length > 1 && <Unfinished begun={begun} />}
      <nav class="card also" aria-label="More puzzles">
        {isAlone && <Begun offer={begun[0]!} />}
        <Button class="cell" icon="days" action={{ type: "sheet/turn", tab: "archive" }}>
          <Words name="Past puzzles" more="and your statistics" />
        </Button>
        <Button class="cell" id="open-new" icon="plus" action={{ type: "sheet/turn", tab: "new" }}>
          <Words name="New puzzle" more="any game, size and difficulty" />
        </Button>
        <MakeBoard />
      </nav>
    </>
  );
}

const Words = ({ name, more }: { name: string; more: string }) => (
  <span>
    <b>{name}</b> <small>{more}</small>
  </span>
);

function MakeBoard() {
  return (
    <Link class="cell" href="#/bring" icon="colour" action={{ type: "bring/open" }}>
      <Words name="Make or bring a board" more="paint it, or read it from a picture" />
    </Link>
  );
}

/** The last played first. */
function Unfinished({ begun }: { begun: Offer[] }) {
  const isOpen = useSignal(false);
  const list = useKeptFocus<HTMLElement>();
  const more = begun.length - SHOWN;
  return (
    <nav class="card also" id="unfinished" aria-label="Unfinished games" ref={list}>
      {begun.slice(0, isOpen.value ? begun.length : SHOWN).map((offer) => (
        <Begun key={offer.id} offer={offer} />
      ))}
      {more > 0 && !isOpen.value && (
        <Button
          class="cell"
          icon="down"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          <b>{counted(more, "more unfinished game")}</b>
        </Button>
      )}
    </nav>
  );
}

function Begun({ offer }: { offer: Offer }) {
  const { id, title, about, link, board, progress } = offer;
  return (
    <Link class="cell" href={link} action={{ type: "play/open", id }}>
      <BoardPicture scene={board} />
      <Words name={title} more={[about, progress].filter(Boolean).join(" · ")} />
      <span class="end link">Continue</span>
    </Link>
  );
}
