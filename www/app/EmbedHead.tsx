import { signal } from "../vendor/preact.js";

/** What an embed tells of itself. */
export const embedHead = signal({ title: "", problem: "", href: "./" });

/** What an embed shows in place of the header. */
export function EmbedHead() {
  const { title, problem, href } = embedHead.value;
  return (
    <div class="embed">
      <h1 id="embed-what">{title}</h1>
      <p id="embed-problem" role="alert">
        {problem}
      </p>
      <a id="embed-open" href={href} target="_blank" rel="noopener" title="Opens in a new tab">
        Open in Forward Check
      </a>
    </div>
  );
}
