/** Saves the board as a picture, an animation, or a file with the answer. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { again } from "../core/words.ts";
import { MOMENT_NAMES } from "../export/moments.ts";
import { WIDTHS } from "../export/picture.ts";
import {
  FORMATS,
  type Format,
  measure,
  type Order,
  type SaveNews,
  saveBoard,
} from "../export/save-board.ts";
import type { Subject } from "../export/subject.ts";
import { Button } from "../ui/Button.tsx";
import { Check } from "../ui/Check.tsx";
import { useApp } from "../ui/context.ts";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import { isSaving as isOpen, subject } from "./saving.ts";
import { TextForms } from "./TextForms.tsx";

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
  const start = (choice: Omit<Order, "subject" | "theme">) => {
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

/** What a board can be saved as. */
const FORMS = [...FORMATS, "text"] as const;
type Chosen = (typeof FORMS)[number];

/** What a board in the editor lacks: moves and an answer. */
const MADE: readonly Chosen[] = ["gif", "csv"];

const nameOf = (form: Chosen) => (form === "text" ? "Text" : form.toUpperCase());

export function SaveDialog() {
  const chosen = useSignal<Chosen>("svg");
  const saving = useSaving();
  const close = () => {
    saving.stop();
    saving.say("");
    isOpen.value = false;
  };
  const isStill = subject.value?.isStill ?? false;
  const forms = FORMS.filter((form) => !isStill || !MADE.includes(form));
  const form = forms.includes(chosen.value) ? chosen.value : "svg";
  return (
    <Dialog class="small saving" open={isOpen.value} onClose={close} label={TITLE}>
      <SheetHead id="save" onClose={close}>
        <h2>{TITLE}</h2>
      </SheetHead>
      <div class="body">
        <p class="muted" id="save-as-label">
          {isStill
            ? "A picture (SVG, PNG), the board as data (JSON), or text"
            : "A picture (SVG, PNG), an animation (GIF), the answer (JSON, CSV), or text"}
        </p>
        <Segmented
          class="seg"
          name="save-as"
          labelledBy="save-as-label"
          choices={forms.map((value) => ({ value, label: nameOf(value) }))}
          value={form}
          onChange={(value) => {
            chosen.value = value;
            if (saving.progress === null) saving.say("");
          }}
        />
        {form !== "text" && <FileFields format={form} saving={saving} />}
        {form === "text" && isOpen.value && subject.value && <TextForms subject={subject.value} />}
      </div>
    </Dialog>
  );
}

interface FileProps {
  format: Format;
  saving: ReturnType<typeof useSaving>;
}

/** A picture, an animation or the answer. */
function FileFields({ format, saving }: FileProps) {
  const { progress, message, say, start, stop } = saving;
  const width = useRef<HTMLInputElement>(null);
  const film = useFilm();
  const [hasWidth, hasRate] = [format === "png" || format === "gif", format === "gif"];
  const wish = () => ({ format, width: numberIn(width), ...film.wish() });
  const problem = () => (hasWidth && problemOf(width)) || (hasRate && film.problem()) || "";
  const estimate = useEstimate(hasRate && isOpen.value, () => (problem() ? null : wish()));
  const save = () => {
    const wrong = problem();
    if (wrong) say(wrong);
    else start(wish());
  };
  return (
    <div class="stack" onChange={estimate.again}>
      <Field
        key={hasRate ? "film" : "picture"}
        label="Width in pixels"
        name="width"
        field={width}
        hidden={!hasWidth}
        min={WIDTHS.least}
        max={WIDTHS.most}
        value={hasRate ? FILM_WIDTH : 720}
      />
      {hasRate && <FilmFields film={film} />}
      {hasRate && (
        <p class="muted" id="save-estimate">
          {estimate.words}
        </p>
      )}
      <progress max={1} value={progress ?? 0} aria-label="Progress" hidden={progress === null} />
      <p role="status">{message}</p>
      <div class="btns">
        <Button class="btn primary" onClick={progress === null ? save : stop}>
          {progress === null ? "Save" : "Cancel"}
        </Button>
      </div>
    </div>
  );
}

/** Pixels: large enough for a slide, small enough for a message. */
const FILM_WIDTH = 480;

/** The steps of an animation, its speed and what it may show. */
function useFilm() {
  const [from, to] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const rate = useRef<HTMLInputElement>(null);
  const [isCaptioned, isLarge] = [useSignal(true), useSignal(false)];
  const range = () => ({ from: numberIn(from), to: numberIn(to) });
  const wish = () => ({
    rate: numberIn(rate),
    range: range(),
    isCaptioned: isCaptioned.value,
    isLarge: isLarge.value,
  });
  const problem = () => {
    const wrong = problemOf(from) || problemOf(to) || problemOf(rate);
    if (wrong || range().from <= range().to) return wrong;
    from.current?.focus();
    return "Choose a first step that is not after the last.";
  };
  return { from, to, rate, isCaptioned, isLarge, wish, problem };
}

function FilmFields({ film }: { film: ReturnType<typeof useFilm> }) {
  const { from, to, rate, isCaptioned, isLarge } = film;
  const { first, last } = rangeIn(subject.value);
  const what = MOMENT_NAMES[subject.value?.shown.what ?? "run"];
  const limits = { min: first, max: last };
  return (
    <>
      <Field
        label={`First ${what}`}
        name={`first ${what}`}
        field={from}
        {...limits}
        value={first}
      />
      <Field label={`Last ${what}`} name={`last ${what}`} field={to} {...limits} value={last} />
      <Field label="Steps per second" name="speed" field={rate} min={1} max={25} value={4} />
      <Check
        checked={isCaptioned.value}
        onChange={(on) => {
          isCaptioned.value = on;
        }}
      >
        Caption and {what} counter
      </Check>
      <Check
        checked={isLarge.value}
        onChange={(on) => {
          isLarge.value = on;
        }}
      >
        More than 4 MB, if it takes that
      </Check>
    </>
  );
}

/** The first and the last step or move that there is. */
function rangeIn(what: Subject | null) {
  const shown = what?.shown;
  if (shown && shown.what !== "game") return { first: shown.from, last: shown.to };
  return { first: 0, last: shown?.record.split(" ").filter(Boolean).length ?? 0 };
}

const MEASURING = "Estimating the size…";

/**
 * The size of an animation in words, estimated again after every change.
 * @param wish null while a field is wrong
 */
function useEstimate(isWanted: boolean, wish: () => Omit<Order, "subject" | "theme"> | null) {
  const { theme } = useApp();
  const words = useSignal("");
  const changes = useSignal(0);
  useEffect(() => {
    const order = isWanted ? wish() : null;
    words.value = order ? MEASURING : "";
    if (!order || !subject.value) return;
    return measure({ ...order, subject: subject.value, theme: theme.value }, (measured) => {
      words.value = measured;
    });
  }, [isWanted, changes.value, subject.value]);
  const again = () => {
    changes.value += 1;
  };
  return { words: words.value, again };
}

interface FieldProps {
  label: string;
  /** Its name in a sentence. */
  name: string;
  field: FieldRef;
  hidden?: boolean;
  min: number;
  max: number;
  /** The default. */
  value: number;
}

/** A number field, validated only when saving. */
function Field({ label, name, field, hidden, min, max, value }: FieldProps) {
  const id = `save-${name.replace(" ", "-")}`;
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
