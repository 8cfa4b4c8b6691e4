/**
 * The running page. The session or the page itself performs a command, the controllers follow, and the components get
 * the resulting view as signals.
 */

import { batch, computed, effect, signal } from "@preact/signals";
import { tweenTime } from "../core/tween.ts";
import { roster } from "../engine/setting-up.ts";
import type { Address } from "../routes/address.ts";
import type { ReadLink } from "../routes/forgiving.ts";
import { type Requirements, requirementsIn, requirementsOfRoute } from "../routes/requirements.ts";
import { HOME } from "../routes/route.ts";
import type { Loaded } from "../saves/storage.ts";
import { linkTo } from "../store/links.ts";
import { pointingAt, showMessage, toast as showToast } from "../store/messages.ts";
import type { Outcome } from "../store/outcome.ts";
import { requirementsOf } from "../store/requirements.ts";
import { showsTree } from "../store/state.ts";
import { trackInput } from "../ui/by-keys.ts";
import type { App as AppContextValue, Dispatch, View } from "../ui/context.ts";
import { showsAll } from "../ui/dashboard.ts";
import { ignoreDoubleClicks } from "../ui/double-clicks.ts";
import { ignoreHeldKeys } from "../ui/held-keys.ts";
import { showBug, showFailure } from "../ui/loading.ts";
import { noteEnd } from "../watch/run-end.ts";
import { Announcer, type Feedback } from "./announcer.ts";
import { isElsewhere } from "./changed.ts";
import { PAGE_COMMANDS } from "./commands.ts";
import type { Environment } from "./environment.ts";
import { FlatOut } from "./flat-out.ts";
import { everyFrame } from "./frames.ts";
import { listen } from "./listen.ts";
import { type Loader, PendingLoad } from "./loader.ts";
import { LOADING } from "./message.ts";
import { MoveSounds } from "./move-sounds.ts";
import { perform, type SessionCommand } from "./perform.ts";
import { Pointing } from "./pointing.ts";
import { Session } from "./session.ts";
import { themeOf } from "./theme.ts";
import { viewOf } from "./view.ts";

export class App {
  readonly session;
  readonly pointing = new Pointing();
  readonly loading;
  #environment;
  #loader;
  #address;
  /** The outcome of opening the first link. */
  #first;
  readonly view;
  #announcer;
  #sounds = new MoveSounds();
  #flatOut = new FlatOut();
  readonly theme;
  /** Called in every frame. */
  readonly drawers: Set<(now: number) => void> = new Set();
  /** How long the pieces may take to move to the scene that is coming, in milliseconds. */
  #motion = signal(0);
  /** The time of day, in milliseconds, to the second. */
  #time;
  /** Whole seconds played. */
  #seconds = signal(0);
  #refusals = signal(0);
  #spoken = signal("");
  /** Whether something has changed since the last announcement. */
  #hasNews = false;

  /**
   * @param loaded the saved state
   * @param loader has loaded what the first view needs
   */
  constructor(environment: Environment, loaded: Loaded, loader: Loader, address: Address) {
    this.#environment = environment;
    this.#loader = loader;
    this.loading = new PendingLoad(loader);
    this.#address = address;
    address.opened = () => this.#openLink();
    this.session = new Session(loaded.state, roster(), environment.saves, {
      persistence: environment.persistence,
      archive: environment.archive,
      isFixed: !environment.isOwn,
      isShown: false,
      showsBoard: (screen) => screen === "board" || screen === "draft",
    });
    this.#time = signal(wholeSeconds(this.session.now()));
    this.theme = themeOf(() => this.session.state.theme);
    this.view = this.#viewed();
    this.#announcer = new Announcer(this.session);
    this.session.has = (required) => loader.has(required);
    environment.start(this);
    this.#first = this.#openFirst(loaded);
    this.session.start();
  }

  #viewed(): View {
    const [motion, time, seconds] = [this.#motion, this.#time, this.#seconds];
    const dark = computed(() => this.theme.isDark.value);
    const awaited = computed(() => this.loading.awaited);
    const view = viewOf(this.session, { motion, time, seconds, dark, awaited });
    return { ...view, spoken: this.#spoken, refusals: this.#refusals };
  }

  /** Opens what the address names, before any component renders. */
  #openFirst({ problem }: Loaded): Outcome {
    const { session } = this;
    // What was left open waits on Today. An embed shows only a puzzle.
    const openUsual = () => this.#opened(this.#environment.read(HOME));
    const { asked } = this.#address;
    const there = asked ? this.#opened(asked) : openUsual();
    // A link that leads nowhere changes nothing, but says why: the page opens as without a link.
    const isLost = asked?.route === null && this.#environment.isOwn;
    const opened = isLost ? { ...openUsual(), notice: there.notice } : there;
    const required = requirementsOf(session.state);
    const prepared = session.has(required) ? session.prepareBoards() : { waitsFor: required };
    this.#environment.opened(opened.notice ?? "");
    const notice = problem || opened.notice || prepared.notice;
    return { ...opened, ...prepared, ...(notice && { notice }) };
  }

  get context(): AppContextValue {
    return {
      dispatch: this.dispatch,
      view: this.view,
      theme: this.theme.theme,
      onFrame: (draw) => {
        this.drawers.add(draw);
        return () => void this.drawers.delete(draw);
      },
      large: {
        setVisiblePart: (part) => this.session.board.watch?.remote?.setVisiblePart(part),
        paint: (paletteOf) => this.session.rooms.watch?.paint(paletteOf),
      },
    };
  }

  /** Shows the outcome of the first link, and starts the frames. */
  run() {
    trackInput();
    ignoreHeldKeys();
    ignoreDoubleClicks();
    listen(this.session, this.#loader);
    if (this.#first.waitsFor) this.#whenThere(this.#first.waitsFor, () => this.#openLink());
    else this.show(this.#first);
    // What the engine, the clock or another window has changed is announced with the next frame.
    effect(() => {
      this.#announcer.status;
      this.#hasNews = true;
    });
    everyFrame((now) => this.#frame(now), showBug);
  }

  // ---- frames -------------------------------------------------------------------------------

  #frame(now: number) {
    const pointed = this.pointing.take();
    if (pointed) this.perform(pointed);
    const end = batch(() => this.#advance(now));
    if (end || this.#hasNews || this.#announcer.isDue(now)) this.#announce({ end });
    for (const draw of this.drawers) draw(now);
    if (this.session.shown()) this.show({ notice: this.session.ui.notice });
    this.session.tidy(now);
    if (this.#address.writeWhenStill(now)) this.session.flush();
  }

  /**
   * Does what is due in this frame.
   * @returns how a run ended, or ""
   */
  #advance(now: number): string {
    const { learn, compare } = this.session.rooms;
    this.#motion.value = 0;
    const stepped = this.#step(now);
    learn?.lesson.halt();
    learn?.work(now);
    compare?.race.advance(now);
    this.#pass(now);
    return stepped ? noteEnd(this.session) : "";
  }

  /** Makes the steps of a run that are due, and returns whether there is something new to show. */
  #step(now: number): boolean {
    const { speed, rate } = this.session.pace;
    const { state, board } = this.session;
    const { watch } = board;
    const isDrawn = this.#flatOut.draws(watch?.isFlatOut(speed) ? watch : null);
    if (!watch || !isDrawn) return false;
    const stepped = watch.advance(now, speed, rate, showsTree(state) || showsAll(state));
    if (stepped && speed === "normal" && watch.ticks) this.#motion.value = tweenTime(rate);
    return stepped;
  }

  /** Shows how time passes, and works on what is shown beside it. */
  #pass(now: number) {
    const { state, board, days, rooms } = this.session;
    if (state.mode !== "play") return rooms.watch?.own.work();
    this.#seconds.value = Math.floor(board.game?.seconds(now) ?? 0);
    const time = this.session.now();
    this.#time.value = wholeSeconds(time);
    days.request(time);
    const required = requirementsIn("watch", state);
    if (board.game?.solved) this.#loader.fetch(required, () => {});
    if (this.#loader.has(required)) rooms.watch?.effort.work();
  }

  /** Whether what a link names is still on its way to the screen. */
  get isArriving() {
    const { state, board, rooms } = this.session;
    if (this.loading.awaited || (board.watch?.playing && !board.watch.ticks)) return true;
    return state.mode === "compare" && Boolean(rooms.compare?.race.isArriving);
  }

  // ---- from a command to what is shown --------------------------------------------------------

  /** Does what a person asks for. */
  dispatch: Dispatch = (command) => {
    const { [command.type]: act } = PAGE_COMMANDS;
    if (act) act(this, command);
    else this.perform(command as SessionCommand);
  };

  /** Performs a command and shows its outcome. */
  perform(command: SessionCommand) {
    const before = this.session.state;
    const outcome = batch(() => {
      const done = perform(this.session, command);
      if (!done.waitsFor) this.#take(done);
      // It is answered where the finger is.
      if (done.notice && command.type === "board/press")
        this.session.show({ refused: command.square });
      return done;
    });
    if (outcome.waitsFor) return this.#whenThere(outcome.waitsFor, () => this.perform(command));
    const { state, ui } = this.session;
    // Going elsewhere cancels the wait for what is loading.
    const isChosen = command.type === "app/mode" || command.type === "app/game";
    if (isChosen || isElsewhere(before, state)) this.loading.drop();
    const leaves = state !== before && !this.loading.awaited && !ui.wanted;
    if (leaves) this.#address.leave(linkTo(before), linkTo(state));
    this.#tell(outcome);
  }

  /** Shows the outcome of what was done, and announces it. */
  show(outcome: Outcome) {
    batch(() => this.#take(outcome));
    this.#tell(outcome);
  }

  /** Takes the messages of an outcome, and how long the pieces may take to move. */
  #take({ as, notice = "", hint = "", toast = "" }: Outcome) {
    const { session } = this;
    this.#motion.value = this.#motionOf(as);
    if (as === undefined) {
      const refused = notice || session.ui.saveProblem;
      this.#note(refused, hint);
      if (toast) showToast(session, toast);
      if (refused) this.#refusals.value += 1;
    } else if (as === "settings") {
      // Settings may allow what was refused.
      if (notice !== session.ui.notice) this.#note(notice, session.ui.hint);
    } else if (isStep(as)) {
      this.#note("", "");
      session.show(pointingAt(""));
    }
  }

  #motionOf(as: Outcome["as"]) {
    if (as === "step") return tweenTime(1);
    return as === undefined && this.session.state.mode === "play" ? tweenTime(1) : 0;
  }

  /** Announces an outcome, once everything that follows from it has changed. */
  #tell({ as, done = "", toast = "" }: Outcome) {
    if (as === undefined) this.#sounds.play(this.session);
    if (as === "hovering" || as === "silent" || as === "settings") this.#announce({});
    else if (as === "announced") this.#announce({ announce: true });
    else if (as === undefined) this.#announce({ announce: true, done, toast });
    else this.#announce({ announce: as !== "sought silently", end: noteEnd(this.session) });
    if (as === undefined) this.#address.write(performance.now());
  }

  /** Replaces the message under the board. */
  #note(notice: string, hint: string) {
    this.pointing.take();
    showMessage(this.session, notice, hint);
  }

  /** Says what has changed: in the address, to a screen reader, and to the page around this one. */
  #announce(feedback: Partial<Feedback>) {
    this.#hasNews = false;
    this.#nameMoment();
    // A run says nothing more once another mode was chosen.
    if (feedback.announce || !this.loading.awaited) this.#announcer.update(feedback);
    this.#spoken.value = this.#announcer.text;
    this.#environment.shown();
  }

  announce = (text: string) => {
    this.#announcer.announce(text);
    this.#spoken.value = this.#announcer.text;
  };

  // ---- navigation ------------------------------------------------------------------------------

  /** Opens what a link names, or the nearest thing that makes sense. */
  #openLink(link = this.#address.asked) {
    this.loading.drop();
    const required = link?.route ? requirementsOfRoute(link.route) : null;
    const isMissing = required && !this.#loader.has(required);
    const outcome: Outcome = isMissing ? { waitsFor: required } : this.#opened(link);
    if (outcome.waitsFor) return this.#whenThere(outcome.waitsFor, () => this.#openLink(link));
    this.show(outcome);
    this.#environment.opened(outcome.notice ?? "");
  }

  #opened(link: ReadLink | null): Outcome {
    if (!link) return this.session.prepareBoards();
    this.#environment.opens(link);
    return perform(this.session, { type: "app/open", ...link, time: this.session.now() });
  }

  /**
   * Acts once the missing parts have loaded, and says *Loading…* until then. The second retry reloads the page: see `lazy.tsx`.
   * @param again how to retry
   */
  #whenThere(
    required: Requirements,
    act: () => void,
    again: () => void = () => this.#whenThere(required, act, () => location.reload()),
  ) {
    this.loading.run(required, act, (error) => this.#miss(error, again));
    this.show({ hint: LOADING });
  }

  /** Reports a loading failure, and resets the controls. */
  #miss(error: unknown, again: () => void) {
    batch(() => {
      this.#note("", "");
      this.#refusals.value += 1;
    });
    showFailure(error, again);
  }

  /** The address of what is shown; for a run or a race, of its moment. */
  get #link() {
    const { session } = this;
    const state = session.state.mode === "play" ? session.state : session.present();
    return linkTo(session.rooms.learn?.lesson.present(state) ?? state);
  }

  /** Sets the address to the current place once it is there; for a run or a race at rest, to the moment. */
  #nameMoment() {
    const { session } = this;
    if (this.loading.awaited || session.ui.wanted) return;
    if (session.board.watch?.playing || session.rooms.isPlaying) return;
    this.#address.name(this.#link, performance.now());
  }

  writeAddress() {
    this.#nameMoment();
    this.#address.write(performance.now());
  }
}

const wholeSeconds = (time: number) => Math.floor(time / 1000) * 1000;

const isStep = (as: Outcome["as"]) => as === "step" || as === "sought" || as === "sought silently";
