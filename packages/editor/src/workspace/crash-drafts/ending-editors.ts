const ending = new Set<Promise<void>>();

/** An editor of this page has gone, and writes its last draft until then. */
export function addEnding(written: Promise<void>): void {
  ending.add(written);
  const forget = () => void ending.delete(written);
  written.then(forget, forget);
}

/**
 * Waits for the last drafts of the editors of this page that have gone. An editor that takes the place of another looks for drafts once, and would
 * miss one that is still being written, or whose writer is not yet known to be gone.
 */
export async function whenOthersEnded(): Promise<void> {
  await Promise.allSettled(ending);
}
