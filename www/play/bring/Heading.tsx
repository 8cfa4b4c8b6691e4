/** The line above the board: what was read, or what is wrong. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { HOME } from "../../routes/route.ts";
import { Link } from "../../ui/Link.tsx";

interface HeadingProps {
  title: string;
  /** After the title, in the same line. */
  more?: string;
  sub?: string;
  /** What the heading is about: it gets the focus when that changes. */
  step: string;
}

/** The line above the board; what it says is also spoken. */
export function Heading({ title, more = "", sub = "", step }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches("input, textarea")) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div class="line bring-line">
      <Link
        class="key bare back"
        href={HOME}
        label="Back to Today"
        icon="left"
        action={{ type: "play/home" }}
      />
      <div class="told grow" role="status">
        <h1 id="bring-title" tabIndex={-1} ref={heading}>
          <b>{title}</b> {more}
        </h1>
        <p class="muted" id="bring-sub">
          {sub}
        </p>
      </div>
    </div>
  );
}
