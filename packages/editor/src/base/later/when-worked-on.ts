import type { Editor } from "@mailwright/editing";

/** After so long without an edit the rest is fetched all the same: a reader may lose the connection later, and want the tools then. */
export const untouchedMs = 15_000;

/** Runs something once the email has been changed, or after a while. Answers a function that cancels it. */
export function whenWorkedOn(
  { document, hasUnsavedWork }: Pick<Editor, "document" | "hasUnsavedWork">,
  run: () => void,
  view: Pick<Window, "setTimeout" | "clearTimeout">,
): () => void {
  const cancel = () => {
    unsubscribe();
    view.clearTimeout(timer);
  };
  const call = () => {
    cancel();
    run();
  };
  const unsubscribe = document.subscribe(call);
  const timer = view.setTimeout(call, hasUnsavedWork() ? 0 : untouchedMs);
  return cancel;
}
