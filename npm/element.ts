/** The element `<forward-check site="https://…/" moment="#/queens/8/a8/forward-checking@41">`; importing this defines it. */
import "../www/embedding/embed.ts";

/** A run, a lesson or a race in a frame. Calls before it is ready wait until then. */
export interface ForwardCheckElement extends HTMLElement {
  /** At the end, plays from the start. */
  play(): void;
  pause(): void;
  /** @param step from 0 on */
  seek(step: number): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "forward-check": ForwardCheckElement;
  }
}
