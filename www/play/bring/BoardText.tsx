/** A board from a text, read while it is typed. */

import { useRef } from "preact/hooks";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import type { BringView } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { Actions, ConfirmKey, NextKey, Suggestion } from "./Proposed.tsx";
import { ReadBoard } from "./ReadBoard.tsx";
import { KINDS } from "./words.ts";

export function BoardText({ bring }: { bring: BringView }) {
  const { text, read } = bring;
  const shown = text.isColours ? read : null;
  const isWide = layout.value === "wide";
  return (
    <>
      <TextHeading bring={bring} />
      <section class="stage" aria-label="Board">
        {shown ? (
          <ReadBoard read={shown} />
        ) : (
          <div class="read-board empty">
            {text.other && <BoardPicture scene={text.other.scene} />}
          </div>
        )}
      </section>
      <div class="under">
        {(isWide || (!shown && !text.other)) && (
          <span class="muted">The board follows the text as you type.</span>
        )}
        {shown && !isWide && <NextKey read={shown} />}
        {text.other && !isWide && <PlayOther />}
        {shown && isWide && (
          <Button class="btn plain" id="bring-edit" action={{ type: "bring/edit" }}>
            Edit the board
          </Button>
        )}
      </div>
      <div class="side bring-side">
        <TextField text={text.text} />
        <p class="kinds">
          {KINDS.map((kind) => (
            <span key={kind} class={kind === text.kind ? "kind on" : "kind"}>
              {kind}
            </span>
          ))}
        </p>
        {shown && shown.open.length > 0 && isWide && <ConfirmKey read={shown} />}
        {shown && <Suggestion read={shown} />}
        {shown && <Actions read={shown} />}
        {text.other && isWide && <PlayOther />}
      </div>
    </>
  );
}

const PlayOther = () => (
  <Button
    class="btn primary large grow"
    id="bring-play"
    icon="play"
    action={{ type: "bring/play" }}
  >
    Play it
  </Button>
);

function TextHeading({ bring: { text, read } }: { bring: BringView }) {
  if (text.fault) return <Heading {...text.fault} step="text" />;
  if (text.other) return <Heading title={text.other.title} step="text" />;
  if (text.isColours && read) return <Heading {...read.head} step="text" />;
  const sub = "Letters, digits, emoji squares, JSON or a link. Lines around the board are ignored.";
  return <Heading title="Type or paste a board" sub={sub} step="text" />;
}

function TextField({ text }: { text: string }) {
  const { dispatch } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section class="stack tight">
      <div class="head">
        <h2>
          <label for="bring-field">Your text</label>
        </h2>
        <Button
          class="link"
          onClick={() => {
            dispatch({ type: "bring/type", text: "" });
            field.current?.focus();
          }}
        >
          Clear
        </Button>
      </div>
      <textarea
        id="bring-field"
        class="board-text"
        ref={field}
        rows={9}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={text}
        placeholder={"AABB\nACBB\nCCDB\nCDDD"}
        onInput={({ currentTarget }) => dispatch({ type: "bring/type", text: currentTarget.value })}
      />
    </section>
  );
}
