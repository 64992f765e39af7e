import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Tells a form that a field was left. Where a press took the focus away, it is told once that press has ended: what the form then says of the
 * field moves what stands below it, and a button that moves between the two halves of a click is not clicked.
 */
export function useLeaving(tell: (() => void) | undefined) {
  const stopWatching = useRef<() => boolean>(undefined);
  // A field that disappears while it has the focus is not left.
  useEffect(() => () => void stopWatching.current?.(), []);
  if (!tell) return {};
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      stopWatching.current ??= watchPress(currentTarget.ownerDocument);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const isPressed = stopWatching.current?.();
      stopWatching.current = undefined;
      if (isPressed) afterPress(currentTarget.ownerDocument, tell);
      else tell();
    },
  };
}

/** Answers a function that stops watching and says whether a press has begun since. */
function watchPress(page: Document): () => boolean {
  let isPressed = false;
  const press = ({ type }: Event) => {
    isPressed = type === "mousedown";
  };
  for (const name of ["mousedown", "mouseup"]) page.addEventListener(name, press, true);
  return () => {
    for (const name of ["mousedown", "mouseup"]) page.removeEventListener(name, press, true);
    return isPressed;
  };
}

function afterPress(page: Document, tell: () => void): void {
  // What is dragged by the browser itself ends without a mouseup.
  const ends = ["mouseup", "dragend"];
  const end = () => {
    for (const name of ends) page.removeEventListener(name, end, true);
    // The click follows in the same task.
    setTimeout(tell);
  };
  for (const name of ends) page.addEventListener(name, end, true);
}
