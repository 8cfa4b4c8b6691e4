/** Named starts: at the top of the menu of solvers, and beside a board on which nothing has run yet. */

import { useComputed } from "@preact/signals";
import { STARTS } from "../content/starts.ts";
import { useWatched } from "../panels/use-watched.ts";
import { useApp } from "../ui/context.ts";

/** Whether there is room for them, because nothing has run yet. */
function useIsNew() {
  const { view } = useApp();
  const run = useWatched();
  return useComputed(() => {
    const { snapshot, playing = false } = run.value ?? {};
    return view.solver.value.goesBack && !playing && !snapshot?.reached;
  }).value;
}

/**
 * While there is room for them.
 * @param props.most how many
 */
export function FirstStarts({ most }: { most?: number }) {
  const isNew = useIsNew();
  return (
    isNew && (
      <nav class="starts" aria-label="Start with">
        {STARTS.slice(0, most).map(({ name, about, link }) => (
          <a key={link} class="link" href={link} title={about}>
            {name}
          </a>
        ))}
      </nav>
    )
  );
}

/** @param props.onChosen called when one is chosen */
export function StartItems({ onChosen }: { onChosen: () => void }) {
  return (
    <div role="group" aria-label="Start with">
      <div class="head" role="presentation">
        <b>Start with</b>
      </div>
      {STARTS.map(({ name, about, link }) => (
        <a
          key={link}
          class="row item"
          role="menuitem"
          tabIndex={-1}
          href={link}
          aria-label={name}
          onClick={onChosen}
        >
          <span class="lines">
            <b>{name}</b>
            <small>{about}</small>
          </span>
        </a>
      ))}
    </div>
  );
}
