import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value of the last render, for functions that run later and must not use an older one. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
