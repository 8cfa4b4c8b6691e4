/** Tabs: chosen by a click, the arrow keys, Home or End. */

interface Tab<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  chosen: T;
  onChoose: (value: T) => void;
  /** The id of a tab's panel. */
  panelOf: (value: T) => string;
  /** The id of a tab; by default `tab-` and its panel's id. */
  idOf?: (value: T) => string;
  class?: string;
  id?: string;
}

/** The tab that a key moves to. */
const MOVES: Record<string, (from: number, tabs: number) => number> = {
  ArrowLeft: (from, tabs) => (from + tabs - 1) % tabs,
  ArrowRight: (from, tabs) => (from + 1) % tabs,
  Home: () => 0,
  End: (_, tabs) => tabs - 1,
};

export function Tabs<T extends string>(props: Props<T>) {
  const { label, tabs, chosen, onChoose, panelOf, id, class: className = "seg small" } = props;
  const { idOf = (value) => `tab-${panelOf(value)}` } = props;
  const move = (event: KeyboardEvent, from: number) => {
    const to = MOVES[event.key]?.(from, tabs.length);
    const next = to === undefined ? null : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(idOf(next.value))?.focus();
  };
  return (
    <div class={className} id={id} role="tablist" aria-label={label}>
      {tabs.map(({ value, label: name }, place) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={idOf(value)}
          aria-controls={panelOf(value)}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          data-text={name}
          onClick={() => onChoose(value)}
          onKeyDown={(event) => move(event, place)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
