/**
 * The page's conductor. An intent makes a new state of the one there is, the stage has at work
 * what the state asks for, and the page shows the two.
 */

import { tweenTime } from "../base/tween.ts";
import type { Moment } from "../cards/moment.ts";
import type { Surroundings } from "../embedding/surroundings.ts";
import { roster } from "../engine/table.ts";
import { Narrator } from "../run/aloud/narrator.ts";
import { tellingOf } from "../run/aloud/telling.ts";
import { Arena } from "../run/arena.ts";
import { Desk } from "../run/desk.ts";
import { FlatOut } from "../run/flat-out.ts";
import { everyFrame } from "../run/frames.ts";
import type { Game } from "../run/game.ts";
import { type Stand, soundOf, standOf } from "../run/heard.ts";
import { Tutor } from "../run/lessons/tutor.ts";
import { LOADING } from "../run/said.ts";
import { Session } from "../run/session.ts";
import type { Came, Waiting } from "../run/sitting.ts";
import { subjectOf } from "../run/subject.ts";
import { Errand, type Supplies } from "../run/supplies.ts";
import { NOTHING, type Parts, sayOf, viewOf } from "../run/view.ts";
import type { Watch } from "../run/watch.ts";
import { Address } from "../session/address.ts";
import type { Change } from "../session/changes.ts";
import * as change from "../session/changes.ts";
import { linkTo } from "../session/links.ts";
import type { State } from "../session/state.ts";
import type { Recalled } from "../session/storage.ts";
import { Player } from "../sound/player.ts";
import type { App } from "../ui/context.ts";
import { type Conductor as Acts, handlersOf } from "./intents.ts";
import { showBug, showFailure } from "./loading.ts";
import { Page, type View } from "./page.ts";
import { performer } from "./perform.ts";
import { openSaveDialog } from "./SaveDialog.tsx";
import { Shown } from "./shown.ts";

/** What is opened at the first visit. */
const HOME = "#/play";

/** How often what hangs on the time of day is looked at, in milliseconds. */
const OFTEN = 10_000;

export class Conductor {
  #session;
  #desk;
  #tutor;
  #arena;
  #stage;
  #passing = NOTHING;
  /** The square that the pointer or the focus is on. */
  #pointed: number | null = null;
  /** What the pointer is on, on a large board. */
  #pointedFarOff = "";
  /** Speaks to those who listen. */
  #narrator = new Narrator();
  /** How long the pieces may take to get to the scene that is shown, in milliseconds. */
  #motion = 0;
  /** When what hangs on the time of day was shown last. */
  #timeShown = 0;
  /** Whole seconds played, as they are shown. */
  #seconds = 0;
  /** How the game stood that was heard last. */
  #stand: Stand | null = null;
  #player = new Player();
  #isShowing = false;
  /** Whether something is new that the page has not been shown. */
  #isStale = false;
  /** Whether an answer has come, which the next frame shows. */
  #hasNews = false;
  #flatOut = new FlatOut();
  #night = matchMedia("(prefers-color-scheme: dark)");
  #page;
  #shown;
  /** How many times something was refused. */
  #refusals = 0;
  /** What components draw in every frame. */
  #drawers: Set<(now: number) => void> = new Set();
  #address;
  #around;
  #supplies;
  #errand;

  /**
   * @param recalled what the page begins with
   * @param supplies with what the first view needs
   * @param mount renders the app
   */
  constructor(
    around: Surroundings,
    { state }: Recalled,
    supplies: Supplies,
    mount: (app: App) => void,
  ) {
    const solvers = roster();
    this.#around = around;
    this.#supplies = supplies;
    this.#errand = new Errand(supplies);
    this.#address = new Address(() => this.#openLink(), around.isOwn);
    this.#session = new Session(state, solvers, around.keeper, Date.now, around.lasting);
    // An answer comes in a task of its own; what it changes is shown in another.
    this.#desk = new Desk(this.#session, () => {
      this.#hasNews = true;
    });
    this.#stage = this.#session.stage;
    this.#arena = new Arena(solvers, () => this.#refresh());
    this.#session.beside = this.#arena;
    this.#session.has = (mode) => supplies.has(mode);
    this.#tutor = new Tutor(this.#session);
    const handlers = handlersOf(this.#conductor);
    this.#shown = new Shown({ ...this.#view(), spoken: "", refusals: 0 });
    mount({
      dispatch: performer(this.#conductor, handlers),
      ...{ view: this.#shown.signals, theme: this.#shown.theme },
      onFrame: (draw) => this.#onFrame(draw),
      large: { look: handlers.large.look, paint: handlers.large.paintWith },
    });
    this.#page = new Page();
    around.meet(this.#conductor);
    this.#night.addEventListener("change", () => this.#refresh());
    addEventListener("pagehide", () => this.#session.keep());
    addEventListener("online", () => this.#desk.askAnew());
    addEventListener("storage", (event) => this.#showHeard(this.#session.hear(event)));
    // A page in the back/forward cache is not told what other windows do.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#showHeard(this.#session.wake());
    });
    document.addEventListener("visibilitychange", () => this.#session.see(!document.hidden));
  }

  get #state() {
    return this.#session.state;
  }

  /** What the controls work with. */
  get #conductor(): Acts {
    return {
      ...{ session: this.#session, desk: this.#desk, arena: this.#arena, tutor: this.#tutor },
      do: (asked) => this.#do(asked),
      show: (came) => this.#showChange(came),
      refresh: () => this.#refresh(),
      tell: () => this.#tell(),
      adjust: (settings) => this.#adjust(settings),
      speak: (text) => this.#speak(text),
      copy: (text, done) => this.#copy(text, done),
      copyLink: () => this.#copyLink(),
      ...{ point: this.#point.bind(this), pointFarOff: this.#pointFarOff.bind(this) },
      ...{ peek: this.#peek.bind(this), travel: this.#travel.bind(this) },
      ...{ step: () => this.#step(), goOn: () => this.#goOn(), open: this.#open.bind(this) },
      follow: (moves, aloud) => this.#follow(moves ? tweenTime(1) : 0, aloud),
      switchTheme: () => this.#adjust({ theme: this.#isDark ? "light" : "dark" }),
      openSaveDialog: () => this.#openSaveDialog(),
    };
  }

  /**
   * Opens what the address names, and keeps the page moving.
   * @param recalled what the page begins with
   */
  run({ problem, isFirst }: Recalled) {
    this.#openLink(problem, this.#address.hash || (isFirst ? HOME : ""));
    everyFrame((now) => this.#frame(now), showBug);
  }

  #frame(now: number) {
    const { speed, rate } = this.#pace;
    const { watch, game } = this.#stage;
    const isDrawn = this.#flatOut.draws(watch?.isFlatOut(speed) ? watch : null);
    const stepped = isDrawn && watch?.advance(now, speed, rate);
    this.#tutor.halt();
    if (watch && stepped) {
      const motion = speed === "normal" && watch.ticks ? tweenTime(rate) : 0;
      this.#follow(motion, false);
    } else if (this.#takeNews() || this.#tutor.work() || this.#tutor.lanes?.advance(now, rate)) {
      this.#refresh();
    } else if (this.#arena.advance(now) || this.#isDue(now, game)) {
      this.#show();
    }
    for (const draw of this.#drawers) draw(now);
    if (this.#address.settle(now)) this.#session.keep();
  }

  #onFrame(draw: (now: number) => void) {
    this.#drawers.add(draw);
    return () => {
      this.#drawers.delete(draw);
    };
  }

  #takeNews() {
    const hasNews = this.#hasNews;
    this.#hasNews = false;
    return hasNews;
  }

  /** How fast a run is played: in Learn as its lesson asks. */
  get #pace() {
    const { mode, speed, rate } = this.#state;
    return mode === "learn" ? this.#tutor.pace : { speed, rate };
  }

  #isDue(now: number, game: Game | null) {
    return this.#isStale || this.#narrator.isDue(now) || this.#isLate(now, game);
  }

  /** Whether what is shown hangs on a time that has passed. */
  #isLate(now: number, game: Game | null) {
    if (this.#state.mode !== "play") return false;
    if (game && Math.floor(game.seconds(now)) !== this.#seconds) return true;
    this.#desk.ask(Date.now());
    const isNews = this.#supplies.has("watch") && this.#desk.work();
    return isNews || now - this.#timeShown > OFTEN;
  }

  // ---- from an intent to what is shown ------------------------------------------------

  /**
   * Does what is asked for, and shows what came of it.
   * @param notice to be said with it
   */
  #do(asked: Change, notice: string = "") {
    this.#errand.drop();
    const { notice: problem } = this.#session.do(asked);
    this.#showChange({ notice: notice || problem });
  }

  /** Shows what came of something that was done. */
  #showChange({ notice: problem = "", hint = "", done = "" }: Came) {
    const waiting = this.#session.takeWaiting();
    if (waiting) return this.#putOff(waiting);
    const notice = problem || this.#session.takeUnsaid();
    this.#passing = { ...NOTHING, notice, hint };
    this.#sound();
    this.#look(this.#state.mode === "play" ? tweenTime(1) : 0);
    this.#show({ aloud: true, done, refused: notice !== "" });
    this.#address.write(performance.now());
  }

  #putOff({ mode, asked, atOnce }: Waiting) {
    this.#whenThere(mode, () => this.#showChange(this.#session.do(asked, atOnce)));
  }

  /**
   * Does something as soon as what its mode needs is there, and says so until then. What has not arrived
   * twice is left to a new page, as Firefox never asks again for a module that it could not fetch.
   * @param again what is done to try again where something does not arrive
   */
  #whenThere(
    mode: State["mode"],
    act: () => void,
    again: () => void = () => this.#whenThere(mode, act, () => location.reload()),
  ) {
    this.#errand.run(mode, act, (error) => this.#miss(error, again));
    this.#passing = { ...NOTHING, hint: LOADING };
    this.#show({ aloud: true });
  }

  /** Says that something did not arrive; the controls show again what there is. */
  #miss(error: unknown, again: () => void) {
    this.#passing = NOTHING;
    this.#show({ refused: true });
    showFailure(error, again);
  }

  /** Has what was done by hand be heard, if sounds are on. */
  #sound() {
    const { game } = this.#stage;
    const before = this.#stand;
    this.#stand = game && standOf(game);
    const sound = this.#stand && soundOf(before, this.#stand);
    this.#player.on = this.#state.sounds;
    if (sound) this.#player.play(sound);
  }

  /**
   * Takes a new picture of what is at work.
   * @param motion milliseconds to get there
   */
  #look(motion: number) {
    this.#desk.heed(Date.now());
    this.#arena.heed(this.#state);
    this.#tutor.heed();
    this.#stage.look(this.#state, this.#desk.hinting.drawn, (scene) => this.#tutor.dress(scene));
    this.#motion = motion;
  }

  /** Shows how things are now, the board as well; what changed by itself is not spoken of. */
  #refresh() {
    this.#look(0);
    this.#show();
  }

  /** Shows and says how things are now. */
  #tell() {
    this.#look(0);
    this.#show({ aloud: true });
  }

  /**
   * Shows how things are now.
   * @param how.aloud whether somebody asked for what there is to say
   * @param how.done what was done, to be spoken of first
   * @param how.end how a run has ended, or ""
   * @param how.refused whether something was not done that a control shows
   */
  #show({
    aloud = false,
    done = "",
    end = "",
    refused = false,
  }: {
    aloud?: boolean;
    done?: string;
    end?: string;
    refused?: boolean;
  } = {}) {
    // A panel may answer at once to what it is shown: the next frame shows what came of that.
    this.#isStale = this.#isShowing;
    if (this.#isShowing) return;
    this.#nameMoment();
    const view = this.#view();
    this.#narrate(view.arena, { aloud, done, end });
    this.#isShowing = true;
    try {
      if (refused) this.#refusals += 1;
      const all = { ...view, spoken: this.#narrator.text };
      this.#shown.show({ ...all, refusals: this.#refusals });
    } finally {
      this.#isShowing = false;
    }
    this.#around.shown();
  }

  /** Has those who listen told how things are now. */
  #narrate(arena: View["arena"], deed: { aloud: boolean; done: string; end: string }) {
    const now = performance.now();
    const says = sayOf(this.#parts, now, true).text;
    const told = tellingOf({ session: this.#session, tutor: this.#tutor, arena, says });
    this.#narrator.heed(told, { ...deed, notice: this.#passing.notice || this.#passing.hint }, now);
  }

  /** All that is at work, for what is shown of it. */
  get #parts(): Parts {
    return {
      ...{ session: this.#session, desk: this.#desk, arena: this.#arena, tutor: this.#tutor },
      ...{ passing: this.#passing, pointedFarOff: this.#pointedFarOff, motion: this.#motion },
      ...{ dark: this.#isDark, awaited: this.#errand.awaited, speed: this.#pace.speed },
    };
  }

  #view() {
    const now = performance.now();
    this.#seconds = Math.floor(this.#stage.game?.seconds(now) ?? 0);
    this.#timeShown = now;
    return viewOf(this.#parts, now);
  }

  get #isDark() {
    return (this.#state.theme ?? (this.#night.matches ? "dark" : "light")) === "dark";
  }

  /** Changes settings that leave the board as it is. */
  #adjust(settings: Partial<State>) {
    this.#session.adjust(settings);
    this.#look(0);
    // What was refused may be allowed now.
    this.#passing = { ...this.#passing, notice: "" };
    this.#show();
  }

  /** Tells something to those who listen. */
  #speak(text: string) {
    this.#narrator.say(text, performance.now());
    this.#show();
  }

  // ---- pointing -------------------------------------------------------------------------

  /** The pointer or the focus came to a square, which has a name that is heard. */
  #point(square: number | null) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    this.#passing = { ...this.#passing, notice: "", hovered: square };
    this.#show();
  }

  /**
   * The pointer came to a square of a large board, or left it.
   * @param words what stands there, or ""
   */
  #pointFarOff(words: string) {
    this.#pointedFarOff = words;
    if (words !== "") this.#passing = { ...this.#passing, notice: "" };
    this.#show();
  }

  /**
   * Shows a value of the tree on the board, ringed in the picture of the step that tried it; none
   * brings the board back.
   */
  #peek(value: { square: number; step: number } | null) {
    const { watch } = this.#stage;
    const peek =
      value && watch && !watch.playing
        ? { square: value.square, scene: watch.sceneAt(value.step) }
        : null;
    this.#passing = { ...this.#passing, peek };
    this.#show();
  }

  // ---- watching -------------------------------------------------------------------------

  /** Opens a moment in Watch. */
  #open(moment: Moment) {
    this.#showChange(this.#session.do(change.toMoment(moment), true));
    this.#page.goToBoard();
  }

  /**
   * Opens what the address names, or the nearest thing that makes sense.
   * @param said what is to be said before all else
   * @param hash the link, where it is not the address as it stands
   */
  #openLink(said: string = "", hash: string = this.#address.hash) {
    this.#errand.drop();
    const mode = hash && this.#around.modeOf(hash);
    if (mode && !this.#supplies.has(mode)) {
      return this.#whenThere(mode, () => this.#openLink(said, hash));
    }
    const before = this.#session.present();
    const opened = hash ? this.#around.open(hash, before) : { state: before, problem: "" };
    const { notice } = this.#session.open(opened);
    this.#showChange({ notice: said || notice });
    this.#around.opened(notice ?? "");
  }

  /** Shows what another window of this page has kept. */
  #showHeard(isNews: boolean) {
    if (!isNews) return;
    this.#look(0);
    this.#show();
  }

  #openSaveDialog() {
    const subject = subjectOf(this.#state, this.#stage);
    if (subject) openSaveDialog(subject);
  }

  /** Goes on from the end of a run: to the next solution, or to another run. */
  #goOn() {
    if (this.#stage.watch?.solved) this.#travel((watch) => watch.seekSolution());
    else this.#showChange(this.#session.newRun());
  }

  /** Gives a link to this very step away, and says whether that worked. */
  async #copyLink() {
    this.#nameMoment();
    this.#address.write(performance.now());
    const failed = "The browser would not copy the link. It stands in the address bar.";
    await this.#copy(location.href, "Link copied.", failed);
  }

  /** Gives a text away, and says whether that worked. */
  async #copy(text: string, done: string, failed: string = "The browser would not copy it.") {
    const copied = await navigator.clipboard.writeText(text).then(
      () => done,
      () => failed,
    );
    this.#showChange({ hint: copied });
  }

  #step() {
    [this.#passing, this.#pointedFarOff] = [NOTHING, ""];
    const { notice } = this.#session.step();
    if (notice) this.#showChange({ notice });
    else this.#follow(tweenTime(1), true);
  }

  /**
   * Goes to another step of the run.
   * @param aloud whether to say what happened there
   */
  #travel(how: (watch: Watch) => void, aloud: boolean = true) {
    const { watch } = this.#stage;
    if (!watch) return;
    [this.#passing, this.#pointedFarOff] = [NOTHING, ""];
    how(watch);
    this.#follow(0, aloud);
  }

  /**
   * Shows where the run has come to.
   * @param motion milliseconds
   */
  #follow(motion: number, aloud: boolean) {
    this.#look(motion);
    const end = this.#session.noteEnd();
    // What was refused because the run was at work is no longer, once that has ended.
    const missed = this.#session.takeMissed();
    const notice = end || missed ? "" : this.#passing.notice;
    this.#passing = { ...this.#passing, notice, hint: missed || this.#passing.hint, peek: null };
    this.#show({ aloud, end: end || missed });
  }

  /** Has the address name what is seen; of a run or a race the moment, where it stands still. */
  #nameMoment() {
    if (this.#errand.awaited) return;
    const { watch } = this.#stage;
    if (watch?.playing || this.#arena.race.playing || this.#tutor.lanes?.playing) return;
    const { mode } = this.#state;
    const state = mode === "play" ? this.#state : this.#session.present();
    this.#address.name(linkTo(this.#tutor.present(state)), performance.now());
  }
}
