import type { InPieces } from "../../pieces/in-pieces.js";

/** How work in pieces is stopped, and who is told how far it is. */
export interface PiecesOptions {
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void;
}

/** After so many milliseconds of work the page gets its turn. */
const pieceMs = 20;

/** Does work in pieces and lets the page go on between them. Answers nothing where the work was stopped. */
export async function runInPieces<T>(work: InPieces<T>, { signal, onProgress }: PiecesOptions): Promise<{ readonly value: T } | undefined> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return { value: step.value };
    if (step.value !== undefined) onProgress?.(step.value);
    if (step.value !== undefined || performance.now() - began >= pieceMs) {
      await nextTurn();
      began = performance.now();
    }
    if (!signal?.aborted) continue;
    // Runs the `finally` blocks of the generator.
    work.return(undefined as never);
    return undefined;
  }
}

/**
 * Waits until the browser has done what is queued already. A message is used because timers wait for several milliseconds, and for a second
 * in a tab in the background.
 */
function nextTurn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}
