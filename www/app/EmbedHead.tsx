import { signal } from "@preact/signals";

export const embedHead = signal({ title: "", problem: "", href: "./" });

/** Replaces the header in an embed. */
export function EmbedHead() {
  const { title, problem, href } = embedHead.value;
  return (
    <div class="embed inline">
      <h1 class="grow cut muted" id="embed-what">
        {title}
      </h1>
      <p id="embed-problem" role="alert">
        {problem}
      </p>
      <a id="embed-open" href={href} target="_blank" rel="noopener" title="Opens in a new tab">
        Open in Forward Check
      </a>
    </div>
  );
}
