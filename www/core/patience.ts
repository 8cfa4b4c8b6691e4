/** Notices when what a person waits for is slow to load. Imports can't be stopped, so the wait goes on. */

/** How long to wait before saying so, in milliseconds. */
const PATIENCE = 20_000;

let tell: (isSlow: boolean) => void = () => {};

/** @param act called when something is slow to load, and when it has loaded or failed after all */
export function whenSlow(act: (isSlow: boolean) => void) {
  tell = act;
}

/** Waits for what loads. */
export async function patient<T>(load: Promise<T>): Promise<T> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    tell(true);
  }, PATIENCE);
  try {
    return await load;
  } finally {
    clearTimeout(timer);
    if (isSlow) tell(false);
  }
}
