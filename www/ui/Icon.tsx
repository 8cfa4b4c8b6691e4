/** The page's icons: a sprite, and an element that shows one of its symbols. */

import type { ComponentChildren } from "preact";

const SQUARE = "0 0 16 16";

type Shape = [viewBox: string, shape: ComponentChildren];

const ICONS = {
  queen: [
    "3 5 39 34",
    <>
      <path d="M9 26 6 12l8 10 1.5-12.5 7 11.5 7-11.5L31 22l8-10-3 14c0 2.5-1 4-2 6-7-1.8-16-1.8-23 0-1-2-2-3.5-2-6Z" />
      <path d="M11 32c7-1.8 16-1.8 23 0l.8 4.2c-7.8 2.2-16.8 2.2-24.6 0Z" />
      <path d="M3.7 11a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM13 8a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM27.4 8a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM36.7 11a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0z" />
    </>,
  ],
  knight: [
    "6 7 31 32",
    <path d="M14 37h20.5c.1-9.5-1.1-16.4-5.9-21.4-1.8-1.9-4.2-3.2-6.6-3.6L20.6 8.4 18 12.2l-3.2-1.8-.2 4.2c-2.6 2.6-4 6.2-6 9.2-1 1.6-.4 3.6 1.2 4.4 1.2.6 2.6.4 3.6-.6l1.8-1.8c1.4.4 3.2.1 5-.8-.4 4.2-5.6 6-6.2 12Z" />,
  ],
  colour: [
    "1 1 14 14",
    <>
      <path fill-opacity=".55" d="M3.3 2H9.5V5.4H5.4V9.5H2V3.3A1.3 1.3 0 0 1 3.3 2Z" />
      <path d="M10.6 2h2.1A1.3 1.3 0 0 1 14 3.3V9.5H6.5V6.5h4.1Z" />
      <path fill-opacity=".78" d="M2 10.6H14v2.1A1.3 1.3 0 0 1 12.7 14H3.3A1.3 1.3 0 0 1 2 12.7Z" />
    </>,
  ],
  start: [SQUARE, <path d="M2 3v10M14 3 9 8l5 5zM9 3 4 8l5 5z" />],
  back: [SQUARE, <path d="M4 3v10M13 3 6.5 8l6.5 5z" />],
  play: [SQUARE, <path d="M4 2l10 6-10 6z" />],
  pause: [SQUARE, <path d="M4 2.5h1.5v11H4zM10.5 2.5H12v11h-1.5z" />],
  on: [SQUARE, <path d="M12 3v10M3 3l6.5 5L3 13z" />],
  end: [SQUARE, <path d="M14 3v10M2 3l5 5-5 5zM7 3l5 5-5 5z" />],
  before: [SQUARE, <path fill="none" d="M12.5 2.5v4.2a4 4 0 0 1-4 4H3M6 7.5 2.8 10.7 6 13.9" />],
  after: [SQUARE, <path fill="none" d="M3.5 2.5v4.2a4 4 0 0 0 4 4H13M10 7.5l3.2 3.2-3.2 3.2" />],
  undo: [SQUARE, <path fill="none" d="M6 3 2.5 6.5 6 10M3 6.5h6a4 4 0 0 1 0 8H6" />],
  redo: [SQUARE, <path fill="none" d="m10 3 3.5 3.5L10 10M13 6.5H7a4 4 0 0 0 0 8h3" />],
  again: [SQUARE, <path fill="none" d="M3 3v4h4M3.4 7A5.3 5.3 0 1 1 3 10" />],
  more: [SQUARE, <path stroke-width="2.6" d="M3 8h0M8 8h0M13 8h0" />],
  mark: [SQUARE, <path fill="none" d="M4 2h8v12l-4-3.2L4 14z" />],
  marked: [SQUARE, <path d="M4 2h8v12l-4-3.2L4 14z" />],
  link: [
    SQUARE,
    <path
      fill="none"
      d="m6.5 9.5 3-3M7 4.5l1.6-1.6a3 3 0 0 1 4.3 4.3l-1.6 1.6M9 11.5l-1.6 1.6a3 3 0 0 1-4.3-4.3l1.6-1.6"
    />,
  ],
  down: [SQUARE, <path fill="none" d="M3 5.5 8 11l5-5.5" />],
  dice: [
    SQUARE,
    <>
      <path
        fill="none"
        d="M4.5 2h7A2.5 2.5 0 0 1 14 4.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 2 11.5v-7A2.5 2.5 0 0 1 4.5 2z"
      />
      <path stroke-width="2.2" d="M5.5 5.5h0M8 8h0M10.5 10.5h0" />
    </>,
  ],
  plus: [SQUARE, <path fill="none" d="M3 8h10M8 3v10" />],
  minus: [SQUARE, <path fill="none" d="M3 8h10" />],
  whole: [SQUARE, <path fill="none" d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />],
  deepest: [SQUARE, <path d="M8 13.5 2.5 5h11z" />],
  flag: [SQUARE, <path d="M3.5 14.5V2h9L10 5.5 12.5 9h-9" />],
  check: [SQUARE, <path fill="none" d="m3 8.5 3.5 3.5L13 4.5" />],
  hint: [
    SQUARE,
    <path
      fill="none"
      d="M5.8 11.5c0-1.7-2.3-2.7-2.3-5.5a4.5 4.5 0 0 1 9 0c0 2.8-2.3 3.8-2.3 5.5zM6.3 14.5h3.4"
    />,
  ],
  eye: [
    SQUARE,
    <>
      <path fill="none" d="M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8z" />
      <circle cx="8" cy="8" r="1.5" />
    </>,
  ],
  "eye-off": [
    SQUARE,
    <path fill="none" d="M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8zM2.5 14l11-12" />,
  ],
  share: [SQUARE, <path fill="none" d="M8 10V2M5 4.5l3-2.8 3 2.8M3.5 8v6h9V8" />],
  copy: [
    SQUARE,
    <>
      <path
        fill="none"
        d="M7 5.5h5A1.5 1.5 0 0 1 13.5 7v6a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 13V7A1.5 1.5 0 0 1 7 5.5z"
      />
      <path fill="none" d="M10.5 3.5v-1a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.7" />
    </>,
  ],
  left: [SQUARE, <path fill="none" d="M10 3 5 8l5 5" />],
  right: [SQUARE, <path fill="none" d="m6 3 5 5-5 5" />],
  flame: [
    SQUARE,
    <path d="M8 1c.5 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3.5 2-4.5.2 1.2.7 1.8 1.3 2C6.5 5 7 2.8 8 1z" />,
  ],
  theme: [
    SQUARE,
    <>
      <circle fill="none" cx="8" cy="8" r="5.8" />
      <path d="M8 2.2a5.8 5.8 0 0 1 0 11.6z" />
    </>,
  ],
  cross: [SQUARE, <path fill="none" d="m3.5 3.5 9 9m0-9-9 9" />],
  days: [SQUARE, <path fill="none" d="M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 2v3M10.5 2v3" />],
} satisfies Record<string, Shape>;

export type IconName = keyof typeof ICONS;

/** The shapes of all icons, rendered once and hidden. */
export function Sprite() {
  return (
    <svg hidden aria-hidden="true" focusable="false">
      <defs>
        {Object.entries<Shape>(ICONS).map(([name, [viewBox, shape]]) => (
          <symbol key={name} id={`i-${name}`} viewBox={viewBox}>
            {shape}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

interface Props {
  name: IconName;
  class?: string;
}

export function Icon({ name, class: className }: Props) {
  return (
    <svg class={className} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
