/** The clock of games and frames, set by tests. */

/** A test during which `performance.now` tells the time that it sets. */
export const withClock = (run: (clock: { now: number }) => void | Promise<void>) => async () => {
  const clock = { now: 0 };
  performance.now = () => clock.now;
  try {
    await run(clock);
  } finally {
    Reflect.deleteProperty(performance, "now");
  }
};
