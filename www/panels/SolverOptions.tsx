/** Fields for a solver's options and its seed. */

import type { ComponentChildren } from "preact";
import { capital } from "../core/words.ts";
import type { OptionInfo, SolverInfo } from "../engine/generated/solver.ts";
import { changeOption, LARGEST, nextSeed, readOptions } from "../routes/options.ts";
import type { Chosen } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Select } from "../ui/Select.tsx";

interface Props {
  info: SolverInfo;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  id?: string;
}

export function SolverOptions({ info, chosen, onChoose, id }: Props) {
  const { solver, options, seed } = chosen;
  const values = readOptions(options);
  const choose = (change: Partial<Chosen>) => onChoose({ solver, options, seed, ...change });
  // Renders again after a refusal, so that the fields show what is chosen, not what was typed.
  useApp().view.refusals.value;
  return (
    <div class="options" id={id} role="group" aria-label={`Options of ${info.name}`}>
      {info.options.map((option) => (
        <Labelled key={`${info.id} ${option.name}`} label={option.label}>
          <Option
            option={option}
            value={values.get(option.name) ?? ""}
            onChange={(value) => choose({ options: changeOption(options, option, value) })}
          />
        </Labelled>
      ))}
      {info.seeded && <Seed seed={seed} onChange={(other) => choose({ seed: other })} />}
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label class="lines">
      <small>{label}</small>
      {children}
    </label>
  );
}

interface OptionProps {
  option: OptionInfo;
  /** "" if it is not set. */
  value: string;
  onChange: (value: string) => void;
}

function Option(props: OptionProps) {
  const { option, value, onChange } = props;
  if (option.kind === "choice") return <Choice {...props} />;
  if (option.kind === "count" || option.kind === "amount") return <Amount {...props} />;
  return (
    <input
      type="checkbox"
      name={option.name}
      checked={value !== ""}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? "true" : "")}
    />
  );
}

function Choice({ option: { choices }, value, onChange }: OptionProps) {
  const options = choices.map(({ id, label }) => ({ value: id, label: capital(label) }));
  const chosen = options.find((option) => option.value === value) ?? options[0]!;
  return <Select options={options} value={chosen.value} title={chosen.label} onChange={onChange} />;
}

/** A number; the engine explains what is wrong with it. */
function Amount({ option: { name, kind, unasked }, value, onChange }: OptionProps) {
  const isCount = kind === "count";
  return (
    <input
      type="number"
      name={name}
      min={isCount ? 1 : 0}
      step={isCount ? undefined : "any"}
      inputMode={isCount ? "numeric" : "decimal"}
      placeholder={isCount ? "Never" : unasked}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function Seed({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  return (
    <div class="opt-row">
      <Labelled label="Seed">
        <input
          type="number"
          name="seed"
          min={0}
          max={LARGEST}
          inputMode="numeric"
          placeholder="0"
          value={seed}
          onChange={({ currentTarget }) => {
            // The browser explains what is wrong.
            if (currentTarget.reportValidity()) onChange(Number(currentTarget.value));
          }}
        />
      </Labelled>
      <Button
        class="key"
        label="Another seed"
        onClick={() => onChange(nextSeed(seed))}
        icon="dice"
      />
    </div>
  );
}
