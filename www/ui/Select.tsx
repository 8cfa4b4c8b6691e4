import { grouped } from "../core/groups.ts";

export interface Option<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
  /** Its heading, if any. */
  group?: string;
}

interface Props<T extends string> {
  options: Option<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The accessible name, if no label element has it. */
  label?: string;
  id?: string;
  title?: string;
  class?: string;
}

export function Select<T extends string>(props: Props<T>) {
  const { options, value, onChange, label, id, title } = props;
  return (
    <select
      id={id}
      class={props.class}
      title={title}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value as T;
        // Keeps the old value if the choice is refused.
        currentTarget.value = value;
        onChange(chosen);
      }}
    >
      {Array.from(
        grouped(options, ({ group = "" }) => group),
        ([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              {members.map(optionOf)}
            </optgroup>
          ) : (
            members.map(optionOf)
          ),
      )}
    </select>
  );
}

const optionOf = <T extends string>({ value, label, disabled }: Option<T>) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
