/** The ways to bring a board, or to make one. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { layout } from "../../ui/layout.ts";
import { Heading } from "./Heading.tsx";
import { Drawing } from "./icons.tsx";
import type { OwnBoard } from "./own-view.ts";
import { PictureButton, paste } from "./picking.tsx";

const LOCAL = "Pictures and boards stay on this device: nothing is sent anywhere.";

/** How many of your boards are shown at first. */
const SHOWN = 4;

export function WaysIn({ hasRead, own }: { hasRead: boolean; own: OwnBoard[] }) {
  const { dispatch } = useApp();
  const isWide = layout.value === "wide";
  return (
    <>
      <Heading title="Make or bring a board" step="start" />
      {isWide && <DropZone />}
      <div class="under">{isWide ? <span class="muted">{LOCAL}</span> : <PhoneKeys />}</div>
      <div class="side bring-side">
        <p class="lead">
          Bring a Colour Queens board from any app, paper or chat. You get its solution count and
          grade, hints, and every reason.
        </p>
        {!isWide && <p class="muted">{LOCAL}</p>}
        <div class="ways">
          <Way
            icon="picture"
            name="From a picture"
            about="A screenshot or a photo of the whole board"
          >
            <Button id="bring-paste" onClick={() => paste(dispatch)}>
              Paste
            </Button>
          </Way>
          <Way icon="text" name="From text" about="Letters, digits, emoji squares, JSON or a link">
            <Button id="bring-text" action={{ type: "bring/text" }}>
              Type it
            </Button>
          </Way>
          <Way
            icon="brush"
            name="Paint it"
            about="Colours, queens or a knight’s board, from an empty board"
          >
            <Button id="bring-paint" action={{ type: "draft/open" }}>
              Start
            </Button>
          </Way>
          {hasRead && (
            <Way icon="pen" name="The board you brought" about="As you left it">
              <Button id="bring-back" action={{ type: "bring/back" }}>
                Open
              </Button>
            </Way>
          )}
        </div>
        {own.length > 0 && <YourBoards own={own} />}
      </div>
    </>
  );
}

/** The boards that you played or brought before. */
function YourBoards({ own }: { own: OwnBoard[] }) {
  const isOpen = useSignal(false);
  const shown = isOpen.value ? own : own.slice(0, SHOWN);
  return (
    <section class="stack tight" id="your-boards">
      <div class="head">
        <h2>Your boards</h2>
        <span class="muted">{own.length} kept</span>
      </div>
      <div class="rows ruled">
        {shown.map(({ id, scene, link, title, about }) => (
          <Link class="row own-board" key={id} href={link} action={{ type: "play/open", id }}>
            <BoardPicture scene={scene} />
            <span>
              <b>{title}</b>
              <small class="muted">{about}</small>
            </span>
            <Icon name="right" class="end" />
          </Link>
        ))}
      </div>
      {shown.length < own.length && (
        <Button
          class="link"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          Show all {own.length}
        </Button>
      )}
    </section>
  );
}

interface WayProps {
  icon: "picture" | "text" | "brush" | "pen";
  name: string;
  about: string;
  children: ComponentChildren;
}

const Way = ({ icon, name, about, children }: WayProps) => (
  <div class="way">
    <span class="orb">
      <Drawing name={icon} />
    </span>
    <span>
      <b>{name}</b>
      <span class="muted">{about}</span>
    </span>
    {children}
  </div>
);

const PhoneKeys = () => (
  <>
    <PictureButton id="bring-photo" class="btn" isPhoto>
      <Drawing name="camera" />
      Take a photo
    </PictureButton>
    <PictureButton id="bring-file" class="btn primary grow">
      Choose a picture
    </PictureButton>
  </>
);

/** The place where the board will be; the whole page takes what is dropped. */
function DropZone() {
  const lines = Array.from({ length: 7 }, (_, at) => `M${at + 1} 0v8M0 ${at + 1}h8`).join("");
  return (
    <section class="stage drop" aria-label="From a picture">
      <svg class="lattice" viewBox="0 0 8 8" preserveAspectRatio="none" aria-hidden="true">
        <path d={lines} />
      </svg>
      <span class="orb large">
        <Drawing name="picture" />
      </span>
      <h2>Drop a screenshot here</h2>
      <p class="muted">
        or paste it with <kbd>{/Mac|iP/.test(navigator.platform) ? "⌘ V" : "Ctrl V"}</kbd>
      </p>
      <PictureButton id="bring-file" class="btn primary">
        Choose a picture…
      </PictureButton>
    </section>
  );
}
