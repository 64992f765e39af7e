import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "../../base/later/when-idle.js";

const presses = ["pointerdown", "pointerup", "pointercancel"] as const;

/**
 * Delays a value whose display takes long. If a press changes it, the pressed control is drawn in the next frame, and the new value comes
 * after that frame, or when the press ends if that is sooner. Changes by keys or by the host are not delayed.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isPressed = useIsPressed();
  const isLate = shown !== value && isPressed();
  if (!isLate && shown !== value) setShown(value);
  useEffect(() => {
    if (!isLate) return undefined;
    const show = () => setShown(value);
    const showNow = () => flushSync(show);
    let callOff = () => {};
    const frame = window.requestAnimationFrame(() => {
      callOff = whenIdle(show, window);
    });
    const ends = presses.filter((type) => type !== "pointerdown");
    for (const type of ends) window.addEventListener(type, showNow, { capture: true });
    return () => {
      window.cancelAnimationFrame(frame);
      callOff();
      for (const type of ends) window.removeEventListener(type, showNow, { capture: true });
    };
  }, [isLate, value]);
  return isLate ? shown : value;
}

/** Is a pointer held down at the moment? */
function useIsPressed(): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressed.current = type === "pointerdown";
    };
    for (const type of presses) window.addEventListener(type, note, { capture: true });
    return () => {
      for (const type of presses) window.removeEventListener(type, note, { capture: true });
    };
  }, []);
  return () => isPressed.current;
}
