/** A board that is brought from a picture or a text: what is read, and what was read. */

import { effect, signal } from "@preact/signals-core";
import { whenever } from "../../core/derived.ts";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Job } from "../../engine/job.ts";
import type { Answer } from "../../engine/protocol.ts";
import type { ReadBoard, ReadText } from "../../engine/reader.ts";
import type { Context } from "../../store/context.ts";
import { Examiner } from "./examiner.ts";
import { keep, kept } from "./kept.ts";
import { type Proposal, proposalOf } from "./proposal.ts";
import type { DecodedPicture, ReaderMethods, ReadPicture } from "./reader.worker.ts";
import { makeReader } from "./reader-client.ts";
import { EMPTY, MOST_BYTES, NOTHING_SHARED, type Refused, TOO_MANY_BYTES } from "./refusals.ts";
import { takeShared } from "./shared.ts";

/** What is shown: the ways in, a picture being read or refused, two boards, the board as read, corners, or a text. */
export type Step = "start" | "reading" | "refused" | "two" | "read" | "corners" | "text";

/** Texts as files. */
const TEXT = /^(?:text\/|application\/json)|\.(?:txt|csv|json|html?)$/i;

/** A picture, and its file. */
export interface Picture extends DecodedPicture {
  file: Blob;
}

/** Where the proposal is from: one of the boards in a picture, or a text. */
type Source = { picture: Picture | null; boards: ReadBoard[]; corners: number[] } | "text";

export class BringController {
  #reader;
  /** The picture that the worker has. */
  #held: Picture | null = null;
  readonly examiner;
  readonly step = signal<Step>("start");
  readonly picture = signal<Picture | null>(null);
  readonly refused = signal<Refused | null>(null);
  /** The boards in the picture, if there are two. */
  readonly boards = signal<ReadBoard[]>([]);
  readonly proposal = signal<Proposal | null>(null);
  /** The proposals before, for undo. */
  readonly earlier = signal<Proposal[]>([]);
  /** The square whose colour is being chosen. */
  readonly selected = signal<number | null>(null);
  /** x and y of each corner in pixels, clockwise from the top left one. */
  readonly corners = signal<number[]>([]);
  readonly takesMarks = signal(true);
  /** Whether the change that would leave one solution was declined. */
  readonly isDeclined = signal(false);
  readonly text = signal("");
  readonly textRead = signal<ReadText | null>(null);
  readonly textFault = signal("");
  #job = signal<Job<unknown> | null>(null);
  #source: Source = "text";

  constructor(
    session: Pick<Context, "ui" | "show">,
    engine: EngineClient,
    reader: ReturnType<typeof makeReader> = makeReader(true),
  ) {
    this.#reader = reader;
    this.examiner = new Examiner(engine);
    this.#recall();
    effect(() => this.#keep());
    whenever(
      () => this.proposal.value,
      (proposal) => this.examiner.turnTo(proposal),
    );
    whenever(
      () => session.ui.isShared,
      (isShared) => {
        if (!isShared) return;
        session.show({ isShared: false });
        this.#takeShared();
      },
    );
  }

  /** Takes up what was brought before a reload. */
  #recall() {
    const { text, proposal } = kept();
    [this.text.value, this.proposal.value] = [text, proposal];
    if (proposal) this.#source = { picture: null, boards: [], corners: [] };
  }

  #keep() {
    const [text, proposal] = [this.text.value, this.proposal.value];
    keep({ text, proposal: this.#source === "text" ? null : proposal });
  }

  /** Of what is being read, from 0 to 1; null if nothing is. */
  get progress() {
    return this.#job.value?.isOpen ? this.#job.value.progress : null;
  }

  /** The ways in. What was read before is still there. */
  start() {
    this.stop();
    this.step.value = "start";
  }

  /** Whether there is a board or a text to return to. */
  get hasRead() {
    return this.proposal.value !== null || this.text.value.trim() !== "";
  }

  /** Shows what was read last, with the picture that it is from. */
  back() {
    this.stop();
    this.refused.value = null;
    const source = this.#source;
    if (source === "text" || !this.proposal.peek()) {
      this.step.value = "text";
      // After a reload, it is read again.
      if (!this.textRead.peek()) this.type(this.text.peek());
      return;
    }
    const { picture, boards, corners } = source;
    [this.picture.value, this.boards.value, this.corners.value] = [picture, boards, corners];
    this.step.value = "read";
  }

  /** Stops reading. */
  stop() {
    if (!this.#job.peek()?.isOpen) return;
    this.#job.peek()?.cancel();
    this.#reader.end();
    this.#held = null;
    if (this.step.peek() === "reading") this.step.value = "start";
  }

  /** Reads a picture, or the text in a file. */
  async take(file: Blob) {
    this.stop();
    const isText = TEXT.test(file.type) || (file instanceof File && TEXT.test(file.name));
    const text = isText ? await file.text() : null;
    if (text?.trim()) return this.type(text);
    [this.picture.value, this.refused.value, this.step.value] = [null, null, "reading"];
    if (file.size === 0 || text !== null) return this.refuse(EMPTY);
    if (file.size > MOST_BYTES) return this.refuse(TOO_MANY_BYTES);
    this.#decode(file, (picture) => {
      this.picture.value = picture;
      this.#call("read", [], (read) => this.#show(read));
    });
  }

  #decode(file: Blob, done: (picture: Picture) => void) {
    this.#held = null;
    this.#call("decode", [file], (decoded) => {
      this.#held = { ...decoded, file };
      done(this.#held);
    });
  }

  async #takeShared() {
    const shared = await takeShared();
    if (!shared) return this.refuse(NOTHING_SHARED);
    if (typeof shared === "string") this.type(shared);
    else await this.take(shared);
  }

  refuse(refused: Refused) {
    [this.refused.value, this.step.value] = [refused, "refused"];
  }

  /** Reads the board between the corners that a person set. */
  readBetween() {
    const picture = this.picture.peek();
    if (!picture) return;
    const read = () =>
      this.#call("readBetween", [this.corners.peek()], (read) => {
        if ("refused" in read) this.refused.value = read.refused;
        else this.#show(read);
      });
    if (picture === this.#held) return read();
    // The worker has another picture, or was stopped.
    this.#decode(picture.file, (again) => {
      this.picture.value = again;
      read();
    });
  }

  /** Lets a person set the corners: from where they were found, or a tenth of the picture inside its sides. */
  mark() {
    const picture = this.picture.peek();
    if (!picture) return;
    const [left, top] = [picture.width / 10, picture.height / 10];
    const [right, low] = [picture.width - left, picture.height - top];
    if (this.corners.peek().length !== 8)
      this.corners.value = [left, top, right, top, right, low, left, low];
    [this.refused.value, this.step.value] = [null, "corners"];
  }

  #show(read: ReadPicture) {
    if ("refused" in read) {
      this.corners.value = [];
      return this.refuse(read.refused);
    }
    this.boards.value = read.boards;
    if (read.boards.length > 1) this.step.value = "two";
    else this.choose(0);
  }

  /** Proposes one of the boards in the picture. */
  choose(at: number) {
    const board = this.boards.peek()[at];
    if (!board) return;
    const { corners } = board;
    this.corners.value = corners;
    this.#propose(board, { picture: this.picture.peek(), boards: this.boards.peek(), corners });
    this.step.value = "read";
  }

  #propose(board: ReadBoard, source: Source) {
    [this.selected.value, this.isDeclined.value] = [null, false];
    [this.earlier.value, this.takesMarks.value] = [[], true];
    this.#source = source;
    this.proposal.value = proposalOf(board);
  }

  /** Changes the proposal; undo leads back. */
  change(to: (proposal: Proposal) => Proposal) {
    const before = this.proposal.peek();
    if (!before) return;
    this.earlier.value = [...this.earlier.peek(), before];
    this.proposal.value = to(before);
  }

  undo() {
    const before = this.earlier.peek().at(-1);
    if (!before) return;
    this.earlier.value = this.earlier.peek().slice(0, -1);
    this.proposal.value = before;
  }

  /** Reads a text as it is typed. */
  type(text: string) {
    [this.text.value, this.step.value] = [text, "text"];
    this.#job.peek()?.cancel();
    if (text.trim() === "") return this.#forget("");
    this.#call("text", [text], (read) => {
      [this.textRead.value, this.textFault.value] = [read, ""];
      if ("board" in read) this.#propose(read.board, "text");
    });
  }

  #forget(fault: string) {
    [this.textRead.value, this.textFault.value] = [null, fault];
  }

  /** Calls the worker. What it refuses is shown where the answer would have been. */
  #call<Name extends keyof ReaderMethods>(
    name: Name,
    args: Parameters<ReaderMethods[Name]>,
    done: (answer: Answer<ReaderMethods[Name]>) => void,
  ) {
    this.#job.value = this.#reader.call(name, args, (news) => {
      const { value, problem, fault, done: isDone } = news;
      if (fault && fault !== "refused") this.#held = null;
      if (problem && name === "text") this.#forget(problem);
      else if (problem) this.refuse({ code: "failed", message: problem });
      else if (isDone && value) done(value);
    }) as Job<unknown>;
  }
}
