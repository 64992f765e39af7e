import { whenIdle } from "../../base/later/when-idle.js";
import { lateAttribute } from "../mail/mail-sheet.js";
import { isWithin } from "./close-groups.js";

/** Elements out of view that are laid out after the frame that shows the rest, and keep the room for it. */
export interface LateGroups {
  /** Holds an element back, which takes so much room then; where that is not known it is laid out with the rest. */
  hold(element: HTMLElement, heightPx: number | undefined): void;
  /** Lays one out now, if it is held back. */
  show(element: HTMLElement): void;
  /** Those that have come into this part of the window are laid out now. */
  showIn(shown: DOMRectReadOnly): void;
}

export function createLateGroups(view: Window): LateGroups {
  const held = new Set<HTMLElement>();
  let callOff = () => {};
  const show = (element: HTMLElement) => {
    held.delete(element);
    if (!element.hasAttribute(lateAttribute)) return;
    element.removeAttribute(lateAttribute);
    element.style.removeProperty("height");
  };
  return {
    hold(element, heightPx) {
      if (heightPx === undefined) return;
      held.add(element);
      element.style.height = `${heightPx}px`;
      element.setAttribute(lateAttribute, "");
      callOff();
      callOff = whenIdle(() => held.forEach(show), view);
    },
    show,
    showIn(shown) {
      for (const element of held) if (isWithin(element.getBoundingClientRect(), shown)) show(element);
    },
  };
}
