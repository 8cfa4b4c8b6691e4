/** The squares of a QR code, without a margin. */
export interface Code {
  /** Of a side. */
  readonly size: number;
  /** Whether a square is dark; false outside. */
  get(x: number, y: number): boolean;
}

/** Throws if the text is too long. */
export function generate(text: string): Code;
