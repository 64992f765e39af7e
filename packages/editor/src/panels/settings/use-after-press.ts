import { useEffect, useRef, useState } from "react";
import { afterFrame } from "../../base/later/after-frame.js";

const presses = ["pointerdown", "pointerup", "pointercancel"] as const;

/**
 * Delays a value whose display takes long. If a press changes it, the pressed control is drawn in the next frame, and the new value comes after that
 * frame: the caret of a click on a text waits for no settings. Changes by keys or by the host are not delayed.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isPressed = useIsPressed();
  const isLate = shown !== value && isPressed();
  if (!isLate && shown !== value) setShown(value);
  useEffect(() => {
    if (!isLate) return undefined;
    return afterFrame(() => setShown(value));
  }, [isLate, value]);
  return isLate ? shown : value;
}

/** Is a pointer held down, or was it released in this frame? What a drop or a click selects is selected once the pointer is up. */
function useIsPressed(): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    let callOff = () => {};
    const note = ({ type }: Event) => {
      callOff();
      if (type === "pointerdown") isPressed.current = true;
      else
        callOff = afterFrame(() => {
          isPressed.current = false;
        });
    };
    for (const type of presses) window.addEventListener(type, note, { capture: true });
    return () => {
      callOff();
      for (const type of presses) window.removeEventListener(type, note, { capture: true });
    };
  }, []);
  return () => isPressed.current;
}
