import { useEffect, useRef } from "react";

/** Frames one change as a person makes it, so that it can be undone as one step. */
export interface GestureProps {
  /** Before the first change of a gesture: a run of typing, a drag, a held arrow key. */
  readonly onBegin?: (() => void) | undefined;
  /** After the last change of that gesture. */
  readonly onCommit?: (() => void) | undefined;
}

/** Turns many signals into pairs: a second `begin` and a `commit` without a beginning are not passed on. */
export function useGesture({ onBegin, onCommit }: GestureProps) {
  const isActive = useRef(false);
  const latest = useRef({ onBegin, onCommit });
  useEffect(() => {
    latest.current = { onBegin, onCommit };
  });
  const gesture = useRef({
    begin: () => {
      if (isActive.current) return;
      isActive.current = true;
      latest.current.onBegin?.();
    },
    commit: () => {
      if (!isActive.current) return;
      isActive.current = false;
      latest.current.onCommit?.();
    },
  });
  // A field that disappears in the middle of a gesture must not leave it open.
  useEffect(() => () => gesture.current.commit(), []);
  return gesture.current;
}
