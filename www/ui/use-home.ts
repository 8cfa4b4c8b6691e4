import { useComputed } from "@preact/signals";
import { useApp } from "./context.ts";

/** Whether Today is shown, which has no board. */
export function useHome(): boolean {
  const { state } = useApp().view;
  return useComputed(() => state.value.mode === "play" && state.value.screen === "home").value;
}
