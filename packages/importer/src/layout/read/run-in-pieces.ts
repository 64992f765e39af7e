import type { InPieces } from "../../pieces/in-pieces.js";

/** What is told of work in pieces. */
export interface PiecesOptions {
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void;
}

/** Longer than this no piece should hold the page. */
const pieceMs = 20;

/** Does work in pieces, the page having its turn between them; nothing where it was stopped. */
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
    // Its `finally` blocks have their turn.
    work.return(undefined as never);
    return undefined;
  }
}

/** After everything that waits already. Timers would wait for milliseconds, and for a second in a tab that nobody sees. */
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
