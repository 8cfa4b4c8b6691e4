/** Saves the board as a picture, an animation, or a file with the answer. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { again } from "../core/words.ts";
import { WIDTHS } from "../export/picture.ts";
import { FORMATS, type Format, type SaveNews, saveBoard } from "../export/save-board.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import { isSaving as isOpen, subject } from "./saving.ts";

type FieldRef = RefObject<HTMLInputElement | null>;

const TITLE = "Save the board";

const NOTHING: SaveNews = { progress: null, message: "" };
const CANCELLED: SaveNews = { progress: null, message: "Nothing was saved." };

/** The file being made: its progress, and functions to start and cancel it. */
function useSaving() {
  const { theme } = useApp();
  const news = useSignal(NOTHING);
  const cancel = useRef<() => void>(null);
  const show = (to: SaveNews) => {
    // Progress is said once.
    news.value =
      to.progress === null ? { ...to, message: again(to.message, news.peek().message) } : to;
  };
  const start = (choice: { format: Format; width: number; rate: number }) => {
    if (!subject.value) return;
    const order = { ...choice, subject: subject.value, theme: theme.value };
    cancel.current = saveBoard(order, show);
  };
  const stop = () => {
    if (news.value.progress === null) return;
    cancel.current?.();
    show(CANCELLED);
  };
  return {
    ...news.value,
    say: (message: string) => show({ progress: null, message }),
    start,
    stop,
  };
}

export function SaveDialog() {
  const chosen = useSignal<Format>("svg");
  const format = chosen.value;
  const { progress, message, say, start, stop } = useSaving();
  const width = useRef<HTMLInputElement>(null);
  const rate = useRef<HTMLInputElement>(null);
  const hasWidth = format === "png" || format === "gif";
  const hasRate = format === "gif";
  const save = () => {
    const problem = (hasWidth && problemOf(width)) || (hasRate && problemOf(rate));
    if (problem) say(problem);
    else start({ format, width: numberIn(width), rate: numberIn(rate) });
  };
  const close = () => {
    stop();
    say("");
    isOpen.value = false;
  };
  return (
    <Dialog class="small" open={isOpen.value} onClose={close} label={TITLE}>
      <SheetHead id="save" onClose={close}>
        <h2>{TITLE}</h2>
      </SheetHead>
      <div class="body">
        <p class="muted" id="save-as-label">
          A picture (SVG, PNG), an animation (GIF), or the answer (JSON, CSV)
        </p>
        <Segmented
          class="seg"
          name="save-as"
          labelledBy="save-as-label"
          choices={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onChange={(value) => {
            chosen.value = value;
            if (progress === null) say("");
          }}
        />
        <Field
          label="Width in pixels"
          name="width"
          field={width}
          hidden={!hasWidth}
          min={WIDTHS.least}
          max={WIDTHS.most}
          value={720}
        />
        <Field
          label="Steps per second"
          name="speed"
          field={rate}
          hidden={!hasRate}
          min={1}
          max={25}
          value={4}
        />
        <progress max={1} value={progress ?? 0} aria-label="Progress" hidden={progress === null} />
        <p role="status">{message}</p>
        <div class="btns">
          <Button class="btn primary" onClick={progress === null ? save : stop}>
            {progress === null ? "Save" : "Cancel"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  /** Its name in a sentence. */
  name: string;
  field: FieldRef;
  hidden: boolean;
  min: number;
  max: number;
  /** The default. */
  value: number;
}

/** A number field, validated only when saving. */
function Field({ label, name, field, hidden, min, max, value }: FieldProps) {
  const id = `save-${name}`;
  return (
    <div class="option" hidden={hidden}>
      <label for={id}>{label}</label>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        id={id}
        name={name}
        min={min}
        max={max}
        defaultValue={String(value)}
      />
    </div>
  );
}

const numberIn = ({ current }: FieldRef) => current?.valueAsNumber ?? 0;

/** What is wrong with the number, or "". */
function problemOf({ current: field }: FieldRef) {
  if (!field || field.checkValidity()) return "";
  field.focus();
  return `Choose a ${field.name} from ${field.min} to ${field.max}.`;
}
