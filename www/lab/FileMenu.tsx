/** Links, files, and earlier programs. */

import { useRef } from "preact/hooks";
import type { Language } from "../content/code/programs.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { BOARDS } from "./run/runner.ts";
import { useLab } from "./use-lab.ts";

const ENDINGS: Record<Language, string> = { python: "py", javascript: "js" };

const TYPES: Record<Language, string> = { python: "text/x-python", javascript: "text/javascript" };

/** @param props.flush saves what was typed */
export function FileMenu({ flush }: { flush: () => void }) {
  const { dispatch } = useApp();
  const { value: lab } = useLab();
  const { language, task, shown, earlier } = lab;
  const ending = ENDINGS[language];
  const save = () => {
    flush();
    const file = { name: `${task}.${ending}`, type: TYPES[language], content: shown?.text ?? "" };
    dispatch({ type: "app/download", file });
  };
  return (
    <>
      <Button
        class="key bare"
        id="lab-link"
        icon="link"
        label="Copy a link with this program"
        onClick={() => {
          flush();
          dispatch({ type: "lab/copy-link" });
        }}
      />
      <button
        type="button"
        class="key bare"
        id="lab-files"
        popovertarget="lab-menu"
        title="Files and earlier programs"
        aria-label="Files and earlier programs"
      >
        <Icon name="more" />
      </button>
      <div class="card lab-menu stack tight" id="lab-menu" popover="auto">
        <Button class="btn plain small" onClick={save}>
          Save as {task}.{ending}
        </Button>
        <OpenFile language={language} />
        <Button class="btn plain small" action={{ type: "app/save-board" }} aria-haspopup="dialog">
          Save the board, or its run as a GIF…
        </Button>
        <a class="btn plain small" href={BOARDS[language].href} download={`board.${ending}`}>
          Get board.{ending}, to run it elsewhere
        </a>
        <Button class="btn plain small" action={{ type: "lab/restart" }}>
          Start over
        </Button>
        {earlier.length > 0 && <h3>Earlier</h3>}
        {earlier.map(({ text, at }) => (
          <Button
            key={at}
            class="btn plain small"
            action={{ type: "lab/take", text, what: "The earlier program is back." }}
          >
            {new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })},{" "}
            {text.split("\n").length} lines
          </Button>
        ))}
      </div>
    </>
  );
}

/** The longest file that is read, in bytes. */
const LONGEST = 100_000;

function OpenFile({ language }: { language: Language }) {
  const { dispatch } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const open = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    if (file.size > LONGEST) {
      dispatch({ type: "app/toast", text: "This file is too long for a program: choose another." });
    } else {
      const text = (await file.text()).replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
      if (isOther(file.name, language)) {
        dispatch({
          type: "lab/language",
          language: language === "python" ? "javascript" : "python",
        });
      }
      dispatch({ type: "lab/take", text, what: `Opened ${file.name}.` });
    }
    input.current!.value = "";
  };
  return (
    <label class="btn plain small">
      Open a file…
      <input
        type="file"
        class="hidden"
        id="lab-file"
        accept=".py,.js,.mjs"
        ref={input}
        onChange={open}
      />
    </label>
  );
}

/** Whether a file is in the other language. */
const isOther = (name: string, language: Language) =>
  language === "python" ? /\.m?js$/i.test(name) : /\.py$/i.test(name);
