/**
 * The running page. The session or the page itself performs a command, the controllers follow, and the components get
 * the resulting view as signals.
 */

import { tweenTime } from "../core/tween.ts";
import type { Environment } from "../embedding/environment.ts";
import { roster } from "../engine/setting-up.ts";
import type { Address } from "../routes/address.ts";
import type { ReadLink } from "../routes/forgiving.ts";
import { type Need, needIn, needOfRoute } from "../routes/needs.ts";
import { HOME } from "../routes/route.ts";
import { perform, type SessionCommand } from "../run/commands/index.ts";
import { noteEnd } from "../run/commands/run-end.ts";
import { FlatOut } from "../run/flat-out.ts";
import { everyFrame } from "../run/frames.ts";
import { type Loader, PendingLoad } from "../run/loader.ts";
import { pointingAt, say, toast as showToast } from "../run/messages.ts";
import type { Outcome } from "../run/outcome.ts";
import { paintedMarks } from "../run/paint-view.ts";
import { LOADING } from "../run/said.ts";
import { Session } from "../run/session.ts";
import { type Around, viewOf } from "../run/view.ts";
import { isElsewhere } from "../state/changed.ts";
import { linkTo } from "../state/links.ts";
import { needOf } from "../state/need.ts";
import type { Recalled } from "../state/storage.ts";
import { trackInput } from "../ui/by-keys.ts";
import type { App as AppContextValue, Dispatch } from "../ui/context.ts";
import { ignoreDoubleClicks } from "../ui/double-clicks.ts";
import { ignoreHeldKeys } from "../ui/held-keys.ts";
import { layout } from "../ui/layout.ts";
import { showBug, showFailure } from "../ui/loading.ts";
import { Announcer } from "./announcer.ts";
import { dispatch } from "./commands.ts";
import { listen } from "./listen.ts";
import { MoveSounds } from "./move-sounds.ts";
import { Pointing } from "./pointing.ts";
import { Shown } from "./shown.ts";

/** How often to update what depends on the time of day, in milliseconds. */
const OFTEN = 10_000;

interface How {
  /** Whether the person waits for the result. */
  announce?: boolean;
  /** The result of the command, announced first. */
  done?: string;
  /** Shown for a few seconds, or "". */
  toast?: string;
  /** How a run ended, or "". */
  end?: string;
  /** Whether controls have to drop a refused value. */
  refused?: boolean;
}

export class App {
  readonly session;
  readonly dispatch: Dispatch;
  readonly pointing = new Pointing();
  readonly loading;
  #environment;
  #loader;
  #address;
  /** The outcome of opening the first link. */
  #first;
  readonly shown;
  #announcer;
  #sounds = new MoveSounds();
  #flatOut = new FlatOut();
  #night = matchMedia("(prefers-color-scheme: dark)");
  /** Called in every frame. */
  readonly drawers: Set<(now: number) => void> = new Set();
  /** How long the pieces may take to move to the current scene, in milliseconds. */
  #motion = 0;
  /** The last update of what depends on the time of day. */
  #timeShown = 0;
  /** Whole seconds played, as shown. */
  #seconds = 0;
  #refusals = 0;
  /** Whether an answer has arrived for the next frame to show. */
  #hasNews = false;
  #isShowing = false;

  /**
   * @param recalled the saved state
   * @param loader has loaded what the first view needs
   */
  constructor(environment: Environment, recalled: Recalled, loader: Loader, address: Address) {
    this.#environment = environment;
    this.#loader = loader;
    this.loading = new PendingLoad(loader);
    this.#address = address;
    address.opened = () => this.#openLink();
    this.session = new Session(recalled.state, roster(), environment.keeper, {
      lasting: environment.lasting,
      archive: environment.archive,
      isFixed: !environment.isOwn,
      isShown: false,
      showsBoard: (screen) => screen !== "home" || layout.peek() === "wide",
      changed: () => {
        this.#hasNews = true;
      },
    });
    this.#announcer = new Announcer(this.session);
    this.session.has = (need) => loader.has(need);
    this.dispatch = (command) => dispatch(this, command);
    environment.meet(this);
    this.#first = this.#openFirst(recalled);
    this.#look(0);
    this.shown = new Shown({ ...this.#view(), spoken: "", refusals: 0 });
  }

  /** Opens what the address names, before any component renders. */
  #openFirst({ problem, isFirst }: Recalled): Outcome {
    const { session } = this;
    const { mode: left, screen } = session.state;
    // An unfinished game is under Continue.
    const isHome = isFirst || (left === "play" && screen !== "draft");
    const openUsual = () => this.#opened(isHome ? this.#environment.read(HOME) : null);
    const { asked } = this.#address;
    const there = asked ? this.#opened(asked) : openUsual();
    // A link that leads nowhere changes nothing, but says why: the page opens as without a link.
    const isLost = asked?.route === null && this.#environment.isOwn;
    const opened = isLost ? { ...openUsual(), notice: there.notice } : there;
    const need = needOf(session.state);
    const settled = session.has(need) ? session.settle() : { waitsFor: need };
    this.#environment.opened(opened.notice ?? "");
    const notice = problem || opened.notice || settled.notice;
    return { ...opened, ...settled, ...(notice && { notice }) };
  }

  get context(): AppContextValue {
    return {
      dispatch: this.dispatch,
      view: this.shown.signals,
      theme: this.shown.theme,
      onFrame: (draw) => {
        this.drawers.add(draw);
        return () => void this.drawers.delete(draw);
      },
      large: {
        look: (look) => this.session.board.watch?.remote?.look(look),
        paint: (paletteOf) => this.session.added.watching?.paint(paletteOf),
      },
    };
  }

  /** Shows the outcome of the first link, and starts the frames. */
  run() {
    trackInput();
    ignoreHeldKeys();
    ignoreDoubleClicks();
    this.#night.addEventListener("change", () => this.#refresh());
    listen(this.session, this.#loader, () => this.#refresh());
    if (this.#first.waitsFor) this.#whenThere(this.#first.waitsFor, () => this.#openLink());
    else this.show(this.#first);
    everyFrame((now) => this.#frame(now), showBug);
  }

  get isDark() {
    return (this.session.state.theme ?? (this.#night.matches ? "dark" : "light")) === "dark";
  }

  // ---- frames -------------------------------------------------------------------------------

  #frame(now: number) {
    const pointed = this.pointing.take();
    if (pointed) this.perform(pointed);
    const { speed, rate } = this.#pace;
    const { watch } = this.session.board;
    const { learning, comparing } = this.session.added;
    const isDrawn = this.#flatOut.draws(watch?.isFlatOut(speed) ? watch : null);
    const stepped = isDrawn && watch?.advance(now, speed, rate);
    learning?.lesson.halt();
    const hasNews = this.#hasNews;
    this.#hasNews &&= Boolean(stepped);
    if (watch && stepped) {
      this.#follow(speed === "normal" && watch.ticks ? tweenTime(rate) : 0, false);
    } else if (learning?.work(now) || hasNews) {
      this.#refresh();
    } else if (comparing?.race.advance(now) || this.#isDue(now)) {
      this.#show();
    }
    for (const draw of this.drawers) draw(now);
    if (this.session.shown()) this.show({ notice: this.session.ui.notice });
    this.session.tidy(now);
    if (this.#address.settle(now)) this.session.flush();
  }

  /** Whether what a link names is still on its way to the screen. */
  get isArriving() {
    const { state, board, added } = this.session;
    if (this.loading.awaited || (board.watch?.playing && !board.watch.ticks)) return true;
    return state.mode === "compare" && Boolean(added.comparing?.race.isArriving);
  }

  /** The speed of a run; in Learn, the lesson sets it. */
  get #pace() {
    const { mode, speed, rate } = this.session.state;
    return mode === "learn" ? this.session.lesson.pace : { speed, rate };
  }

  /** Whether the passing of time changes the page. */
  #isDue(now: number) {
    if (this.#announcer.isDue(now)) return true;
    const { state, board, days, added } = this.session;
    if (state.mode !== "play") return added.watching?.own.work() ?? false;
    if (board.game && Math.floor(board.game.seconds(now)) !== this.#seconds) return true;
    days.follow(this.session.now());
    const need = needIn("watch", state);
    if (board.game?.solved) this.#loader.fetch(need, () => this.#refresh());
    const isNews = this.#loader.has(need) && added.watching?.effort.work();
    return Boolean(isNews) || now - this.#timeShown > OFTEN;
  }

  // ---- from a command to what is shown --------------------------------------------------------

  /** Performs a command and shows its outcome. */
  perform(command: SessionCommand) {
    const before = this.session.state;
    const outcome = perform(this.session, command);
    if (outcome.waitsFor) return this.#whenThere(outcome.waitsFor, () => this.perform(command));
    const { state, ui } = this.session;
    // Going elsewhere cancels the wait for what is loading.
    const isChosen = command.type === "app/mode" || command.type === "app/game";
    if (isChosen || isElsewhere(before, state)) this.loading.drop();
    if (!this.loading.awaited && !ui.wanted) this.#address.leave(linkTo(before), linkTo(state));
    this.show(outcome);
  }

  show(outcome: Outcome) {
    const { as } = outcome;
    if (as === "pointed") return this.#show();
    if (as === "unsaid") return this.#refresh();
    if (as === "said") return this.#refresh({ announce: true });
    if (as === "settings") return this.#showSettings(outcome);
    if (as) return this.#showStep(as);
    return this.#showChange(outcome);
  }

  #showChange({ notice: refused = "", hint = "", done = "", toast = "" }: Outcome) {
    const notice = refused || this.session.ui.unsaid;
    this.#note(notice, hint);
    if (toast) showToast(this.session, toast);
    this.#sounds.follow(this.session);
    this.#look(this.session.state.mode === "play" ? tweenTime(1) : 0);
    this.#show({ announce: true, done, toast, refused: notice !== "" });
    this.#address.write(performance.now());
  }

  /** Settings may allow what was refused. */
  #showSettings({ notice = "" }: Outcome) {
    const { ui } = this.session;
    if (notice !== ui.notice) this.#note(notice, ui.hint);
    this.#refresh();
  }

  #showStep(as: "step" | "sought" | "sought unsaid") {
    this.#note("", "");
    this.session.show(pointingAt(""));
    this.#follow(as === "step" ? tweenTime(1) : 0, as !== "sought unsaid");
  }

  /** Replaces the message under the board. */
  #note(notice: string, hint: string) {
    this.pointing.take();
    say(this.session, notice, hint);
  }

  /** Updates the page and the board, without an announcement by default. */
  #refresh(how: How = {}) {
    this.#look(0);
    this.#show(how);
  }

  /**
   * Shows the run's current step.
   * @param motion milliseconds
   */
  #follow(motion: number, announce: boolean) {
    this.#look(motion);
    this.#show({ announce, end: noteEnd(this.session) });
  }

  /**
   * Updates the scene.
   * @param motion milliseconds for the pieces to move there
   */
  #look(motion: number) {
    const { session } = this;
    session.follow();
    session.board.look(session.state, session.hints.drawn, paintedMarks(session), (scene) =>
      session.dress(scene),
    );
    this.#motion = motion;
  }

  #show({ announce = false, done = "", toast = "", end = "", refused = false }: How = {}) {
    // Rendering may move the focus and so dispatch again: the next frame shows that.
    this.#hasNews ||= this.#isShowing;
    if (this.#isShowing) return;
    this.#isShowing = true;
    try {
      this.#render({ announce, done, toast, end, refused });
    } finally {
      this.#isShowing = false;
    }
    this.#environment.shown();
  }

  #render({ refused, ...feedback }: Required<How>) {
    this.#nameMoment();
    const view = this.#view();
    // A run says nothing more once another mode was chosen.
    if (feedback.announce || !this.loading.awaited)
      this.#announcer.follow(view.comparison, this.#pace.speed, feedback);
    if (refused) this.#refusals += 1;
    this.shown.show({ ...view, spoken: this.#announcer.text, refusals: this.#refusals });
  }

  #view() {
    const now = performance.now();
    this.#seconds = Math.floor(this.session.board.game?.seconds(now) ?? 0);
    this.#timeShown = now;
    return viewOf(this.session, this.#around, now);
  }

  get #around(): Around {
    const [motion, awaited] = [this.#motion, this.loading.awaited];
    return { motion, awaited, dark: this.isDark, speed: this.#pace.speed };
  }

  announce = (text: string) => {
    this.#announcer.announce(text);
    this.#show();
  };

  // ---- navigation ------------------------------------------------------------------------------

  /** Opens what a link names, or the nearest thing that makes sense. */
  #openLink(link = this.#address.asked) {
    this.loading.drop();
    const need = link?.route ? needOfRoute(link.route) : null;
    const isMissing = need && !this.#loader.has(need);
    const outcome: Outcome = isMissing ? { waitsFor: need } : this.#opened(link);
    if (outcome.waitsFor) return this.#whenThere(outcome.waitsFor, () => this.#openLink(link));
    this.show(outcome);
    this.#environment.opened(outcome.notice ?? "");
  }

  #opened(link: ReadLink | null): Outcome {
    if (!link) return this.session.settle();
    this.#environment.opens(link);
    return perform(this.session, { type: "app/open", ...link, time: this.session.now() });
  }

  /**
   * Acts once the missing parts have loaded, and says *Loading…* until then. The second retry reloads the page: see `later.tsx`.
   * @param again how to retry
   */
  #whenThere(
    need: Need,
    act: () => void,
    again: () => void = () => this.#whenThere(need, act, () => location.reload()),
  ) {
    this.loading.run(need, act, (error) => this.#miss(error, again));
    this.#note("", LOADING);
    this.#show({ announce: true });
  }

  /** Reports a loading failure, and resets the controls. */
  #miss(error: unknown, again: () => void) {
    this.#note("", "");
    this.#show({ refused: true });
    showFailure(error, again);
  }

  /** Sets the address to the current place once it is there; for a run or a race at rest, to the moment. */
  #nameMoment() {
    const { session } = this;
    if (this.loading.awaited || session.ui.wanted) return;
    if (session.board.watch?.playing || session.added.isPlaying) return;
    const state = session.state.mode === "play" ? session.state : session.sync();
    const shown = session.added.learning?.lesson.present(state) ?? state;
    this.#address.name(linkTo(shown), performance.now());
  }

  writeAddress() {
    this.#nameMoment();
    this.#address.write(performance.now());
  }
}
