/** The code of a solver: its pseudocode with the current line marked, or a program that does the same. */

import { useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { addressOf, type Language, type programOf } from "../content/code/programs.ts";
import { keyOf } from "../content/index.ts";
import type { PseudocodeLine, SolverInfo } from "../engine/generated/solver.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { codeOf } from "./solver-code.ts";

export type Shown = "pseudocode" | Language;

interface Props {
  solver: SolverInfo;
  program: ReturnType<typeof programOf>;
  shown: Shown;
}

export function SolverCode({ solver, program, shown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const address = program && shown !== "pseudocode" ? addressOf(program, shown) : null;
  const text = useText(address);
  return (
    <>
      {text && (
        <Button class="btn small" id="copy-code" action={{ type: "app/copy", text }}>
          Copy
        </Button>
      )}
      <div class="doc scroll" id="card-code" role="region" aria-label="Code" tabIndex={0} ref={box}>
        {address === null ? (
          <ol class="pseudocode" id="card-lines" aria-label="Pseudocode">
            {codeOf(solver).map((line, place) => (
              <CodeLine key={`${keyOf(solver)} ${place}`} line={line} box={box} />
            ))}
          </ol>
        ) : (
          <pre translate={false} class="program">
            {text ?? LOADING}
          </pre>
        )}
      </div>
    </>
  );
}

const LOADING = "Loading…";

/** The text at an address, fetched when first needed: null until it arrives. */
function useText(address: string | null) {
  const got = useSignal<{ address: string; text: string } | null>(null);
  useEffect(() => {
    if (address === null) return;
    fetchText(address).then(
      (text) => {
        got.value = { address, text };
      },
      () => {
        got.value = { address, text: MISSING };
      },
    );
  }, [address]);
  return got.value?.address === address ? got.value.text : null;
}

const MISSING = "The program could not be loaded. Check your connection, and choose it again.";

async function fetchText(address: string) {
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

interface LineProps {
  line: PseudocodeLine;
  /** Its scroll container. */
  box: RefObject<HTMLElement | null>;
}

function CodeLine({ line: { text, ids }, box }: LineProps) {
  const { view } = useApp();
  const item = useRef<HTMLLIElement>(null);
  const isLit = useComputed(() => ids.includes(view.run.value?.snapshot.line || "none")).value;
  // After the frame, when the layout is already done.
  useEffect(() => {
    if (isLit && box.current && item.current) reveal(box.current, item.current);
  }, [isLit]);
  const code = text.trimStart();
  return (
    <li ref={item} aria-current={isLit ? "step" : undefined}>
      <code translate={false} style={{ "--depth": (text.length - code.length) / 2 }}>
        {code}
      </code>
    </li>
  );
}

/** Scrolls a line into view, without moving the page. */
function reveal(box: HTMLElement, item: HTMLElement) {
  const [all, line] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (line.top < all.top) box.scrollTop += line.top - all.top;
  else if (line.bottom > all.bottom) box.scrollTop += line.bottom - all.bottom;
}
