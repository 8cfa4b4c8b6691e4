/** The texts of all lessons, for browsers that can't run the engine. */

import { render } from "preact";
import type { Lesson, Part } from "../content/lessons/lesson.ts";
import { lessonNamed, loadLessons } from "../content/lessons/loaded.ts";
import { OUTLINES } from "../content/lessons/outlines.ts";
import { loadStyles } from "../ui/styles.ts";
import { plainText } from "./markup.ts";

/** Shows the lessons, open at the one that the link names. */
export async function showReading(root: Element) {
  await Promise.all([loadLessons(), loadStyles("learn")]);
  const [, open] = /^#\/learn\/([\w-]+)/.exec(location.hash) ?? [];
  root.replaceChildren();
  render(<Reading open={open} />, root);
  const sentence = document.getElementById("loading");
  if (sentence) root.before(sentence);
}

function Reading({ open }: { open: string | undefined }) {
  return (
    <main class="reading stack" id="reading">
      <h1>The texts of the lessons</h1>
      {OUTLINES.map(({ id, title, lessons }) => (
        <section key={id} class="stack tight">
          <h2>{title}</h2>
          {lessons.map((lesson) => (
            <Text key={lesson.id} {...lessonNamed(lesson.id)} isOpen={lesson.id === open} />
          ))}
        </section>
      ))}
    </main>
  );
}

const Text = ({ title, parts, isOpen }: Lesson & { isOpen: boolean }) => (
  <details open={isOpen}>
    <summary>{title}</summary>
    <div class="stack">
      {parts.flatMap(linesOf).map((line) => (
        <p key={line}>{plainText(line)}</p>
      ))}
    </div>
  </details>
);

/** What a part says without its board. */
const linesOf = (part: Part) => ("prompt" in part ? [...part.text, part.prompt] : part.text);
