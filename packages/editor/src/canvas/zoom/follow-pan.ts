import { isEditable } from "@mailwright/ui";
import type { CanvasHandle } from "../surface/canvas-handle.js";

const middleButton = 1;

/**
 * Moves the desk with the pointer while the middle button is pressed, or the first one with Space. The style sheet shows a hand by `data-pan`,
 * and meanwhile keeps the pointer from the email. Answers a function that stops it.
 */
export function followPan(desk: HTMLElement, { root }: CanvasHandle): () => void {
  const view = desk.ownerDocument.defaultView ?? window;
  const listening = new AbortController();
  const { signal } = listening;
  let last: MouseEvent | undefined;
  let hasSpace = false;

  function show() {
    if (last || hasSpace) desk.dataset["pan"] = last ? "held" : "ready";
    else delete desk.dataset["pan"];
  }
  const letGo = () => {
    last = undefined;
    show();
  };
  const onDown = (event: MouseEvent) => {
    const isMiddle = event.button === middleButton && !isEditable(event.composedPath()[0]);
    if (!isMiddle && !(event.button === 0 && hasSpace)) return;
    // Otherwise the press would select a block, and browsers scroll by themselves with the middle button.
    event.preventDefault();
    event.stopPropagation();
    last = event;
    show();
  };
  const onMove = (event: MouseEvent) => {
    if (!last) return;
    // The button was let go outside of the window.
    if (event.buttons === 0) return letGo();
    desk.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
    last = event;
  };
  // A middle press on a link opens it in another tab.
  const onOtherClick = (event: MouseEvent) => event.button === middleButton && event.preventDefault();

  desk.addEventListener("mousedown", onDown, { capture: true, signal });
  desk.addEventListener("auxclick", onOtherClick, { capture: true, signal });
  view.addEventListener("mousemove", onMove, { capture: true, signal });
  view.addEventListener("mouseup", letGo, { capture: true, signal });
  followSpace({ desk, root, view, signal }, (isHeld) => {
    hasSpace = isHeld;
    show();
  });
  return () => {
    listening.abort();
    hasSpace = false;
    letGo();
  };
}

interface SpaceOptions {
  readonly desk: HTMLElement;
  readonly root: ShadowRoot;
  readonly view: Window;
  readonly signal: AbortSignal;
}

/** Tells when Space is held on the email or its desk, where it writes nothing and presses no button. */
function followSpace({ desk, root, view, signal }: SpaceOptions, tell: (isHeld: boolean) => void): void {
  const onDown = (event: KeyboardEvent) => {
    const target = event.composedPath()[0];
    const isOnEmail = target === desk || (target instanceof Node && root.contains(target));
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || !isOnEmail || isEditable(target)) return;
    // Otherwise the browser would scroll the desk by a page.
    event.preventDefault();
    tell(true);
  };
  desk.addEventListener("keydown", onDown, { signal });
  view.addEventListener("keyup", ({ key }) => key === " " && tell(false), { capture: true, signal });
  view.addEventListener("blur", () => tell(false), { signal });
}
