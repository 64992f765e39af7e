import { type RefObject, useEffect, useRef } from "react";

/** Calls back when something is pressed outside all the given elements, inside our root or in the page around it. */
export function useOutsidePress(inside: readonly RefObject<Element | null>[], onPress: () => void): void {
  const latest = useRef({ inside, onPress });
  useEffect(() => {
    latest.current = { inside, onPress };
  });
  useEffect(() => {
    const owner = latest.current.inside[0]?.current?.ownerDocument;
    const onPointerDown = (event: Event) => {
      const path = event.composedPath();
      const isInside = latest.current.inside.some((ref) => ref.current && path.includes(ref.current));
      if (!isInside) latest.current.onPress();
    };
    owner?.addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => owner?.removeEventListener("pointerdown", onPointerDown, { capture: true });
  }, []);
}
