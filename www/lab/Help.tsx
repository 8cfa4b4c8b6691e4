/** The commands that a program can use: one screen. */

import { useComputed } from "@preact/signals";
import { HELP } from "../content/lab/help.ts";
import { useApp } from "../ui/context.ts";
import { useLab } from "./use-lab.ts";

export function Help() {
  const { view } = useApp();
  const lab = useLab();
  const game = useComputed(() => view.state.value.game).value;
  const language = useComputed(() => lab.value.language).value;
  const games = game === "knights" ? "knights" : "queens";
  const parts = HELP.filter((part) => part.games === "all" || part.games === games);
  return (
    <>
      {parts.map(({ title, lines }) => (
        <div key={title} class="stack tight">
          <h2>{title}</h2>
          <dl class="lab-commands">
            {lines.map(({ code, inJavaScript, text }) => (
              <div key={code}>
                <dt>
                  <code translate={false}>
                    {language === "javascript" ? (inJavaScript ?? code) : code}
                  </code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p class="muted">
        A program is stopped after 5 seconds without a step. Escape, then Tab, leaves the editor.
      </p>
    </>
  );
}
