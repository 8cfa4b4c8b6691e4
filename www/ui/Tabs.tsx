/** A row of tabs: one is chosen by a click, or by the arrow keys. */

interface Tab<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  chosen: T;
  onChoose: (value: T) => void;
  /** The id of a tab's panel; the tab's own is this with `tab-` before it. */
  panelOf: (value: T) => string;
  class?: string;
}

const WAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs<T extends string>(props: Props<T>) {
  const { label, tabs, chosen, onChoose, panelOf, class: className = "seg small" } = props;
  const move = (event: KeyboardEvent, from: number) => {
    const by = WAYS[event.key];
    const next = by && tabs[(from + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(`tab-${panelOf(next.value)}`)?.focus();
  };
  return (
    <div class={className} role="tablist" aria-label={label}>
      {tabs.map(({ value, label: name }, place) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`tab-${panelOf(value)}`}
          aria-controls={panelOf(value)}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          onKeyDown={(event) => move(event, place)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
