import type { Editor } from "@mailwright/editing";

/** After so long without an edit the rest is fetched all the same: a reader may lose the connection later, and want the tools then. */
export const untouchedMs = 15_000;

/** A pause of so long after a change: somebody who drops one block after the other shares the processor with nothing. */
export const pauseMs = 2000;

/** Runs something in the first pause after the email has been changed, or after a while all the same. Answers a function that cancels it. */
export function whenWorkedOn(
  { document, hasUnsavedWork }: Pick<Editor, "document" | "hasUnsavedWork">,
  run: () => void,
  view: Pick<Window, "setTimeout" | "clearTimeout">,
  afterMs = pauseMs,
): () => void {
  let pause: number | undefined;
  const cancel = () => {
    unsubscribe();
    view.clearTimeout(pause);
    view.clearTimeout(latest);
  };
  const call = () => {
    cancel();
    run();
  };
  const awaitPause = () => {
    view.clearTimeout(pause);
    pause = view.setTimeout(call, afterMs);
  };
  const unsubscribe = document.subscribe(awaitPause);
  const latest = view.setTimeout(call, untouchedMs);
  if (hasUnsavedWork()) awaitPause();
  return cancel;
}
