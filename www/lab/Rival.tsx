/** The program beside a solver of ours: in a race, and as the board grows. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Select } from "../ui/Select.tsx";
import { rivalNamed } from "./rivals.ts";
import { useLab } from "./use-lab.ts";

const Growth = lazy(async () => (await import("./Growth.tsx")).Growth);

export function Rival() {
  const { value: lab } = useLab();
  const { rivals, reference, growth, isRunning, done } = lab;
  const chosen = useSignal(reference);
  useEffect(() => {
    chosen.value = reference;
  }, [reference]);
  const rival = rivalNamed(chosen.value);
  return (
    <div class="stack tight rival">
      <div class="cluster">
        <Field label="Compare with">
          <Select
            id="lab-rival"
            value={chosen.value}
            options={rivals.map(({ id, name, family }) => ({
              value: id,
              label: name,
              group: family,
            }))}
            onChange={(id) => {
              chosen.value = id;
            }}
          />
        </Field>
        <Button
          class="btn small"
          id="lab-race"
          icon="flag"
          disabled={!done}
          action={{ type: "lab/race", lane: rival }}
        >
          Race it
        </Button>
        {growth?.isRunning ? (
          <Button class="btn small" id="lab-measure" action={{ type: "lab/stop" }}>
            Stop
          </Button>
        ) : (
          <Button
            class="btn small"
            id="lab-measure"
            disabled={isRunning}
            action={{ type: "lab/measure", lane: rival }}
          >
            Measure growth
          </Button>
        )}
      </div>
      {growth ? (
        <Growth growth={growth} />
      ) : (
        <small>
          A race shows both boards step by step. Growth runs both on boards of several sizes.
        </small>
      )}
    </div>
  );
}
