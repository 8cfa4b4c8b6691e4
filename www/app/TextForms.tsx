/** The board as text, in each form that the reader reads. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { TEXT_FORMS } from "../content/text-forms.ts";
import { loaded } from "../core/lazy.ts";
import type { WrittenBoard } from "../engine/reader.ts";
import { download } from "../export/download.ts";
import type { Subject } from "../export/subject.ts";
import { boardAsText } from "../saves/tables.ts";
import { Button } from "../ui/Button.tsx";
import { BRING } from "./lazy.ts";

const NOT_LOADED = "The reader could not be loaded: check your connection, and try again.";

/** No form holds the board. */
const NONE =
  "Text holds whole boards, placed queens and finished paths: go on with this one, then save it.";

/** The forms that hold the board; none until they are written, or if there is a problem. */
function useWritten(board: Subject["board"]) {
  const written = useSignal<WrittenBoard[]>([]);
  const problem = useSignal("");
  useEffect(() => {
    let stop = () => {};
    const write = () => {
      const job = loaded(BRING.module).writeBoard(board, ({ value, problem: why, done }) => {
        if (done) written.value = value ?? [];
        problem.value = done && !value?.length ? NONE : why;
      });
      stop = () => job.cancel();
    };
    BRING.load().then(write, (error) => {
      problem.value = error instanceof Error && navigator.onLine ? NOT_LOADED : error.message;
    });
    return () => stop();
  }, [board]);
  return { written: written.value, problem: problem.value };
}

export function TextForms({ subject: { board, answer } }: { subject: Subject }) {
  const { written, problem } = useWritten(board);
  const chosen = useSignal("");
  const saved = useSignal("");
  const { form, text } = written.find((one) => one.form === chosen.value) ??
    written[0] ?? { form: "", text: "" };
  const save = () => {
    const file = boardAsText(answer, text);
    download(file);
    saved.value = `Saved as ${file.name}.`;
  };
  if (!text) return <p role="status">{problem || "Writing the board…"}</p>;
  return (
    <>
      <div class="option">
        <label for="save-form">Form</label>
        <select
          id="save-form"
          value={form}
          onChange={({ currentTarget }) => {
            [chosen.value, saved.value] = [currentTarget.value, ""];
          }}
        >
          {written.map((one) => (
            <option key={one.form} value={one.form}>
              {TEXT_FORMS[one.form]}
            </option>
          ))}
        </select>
      </div>
      <textarea
        class="board-text small"
        readOnly
        rows={8}
        spellcheck={false}
        aria-label="The board as text"
        value={text}
      />
      <p role="status">{saved.value}</p>
      <div class="btns">
        <Button class="btn primary" id="copy-text" action={{ type: "app/copy", text }}>
          Copy
        </Button>
        <Button onClick={save}>Save as file</Button>
      </div>
    </>
  );
}
