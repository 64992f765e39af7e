import { cdp } from "vitest/browser";

interface At {
  readonly x: number;
  readonly y: number;
}

/** Real input, as from a mouse or a finger, in the coordinates of this page. For tests. */
interface Chromium {
  send(method: string, parameters: object): Promise<unknown>;
}

/** The browser itself, by its own protocol. */
export const viewState = () => cdp() as unknown as Chromium;

/** Tests run in a frame, perhaps scaled; the browser counts from the corner of the page around it. */
export function inBrowser({ x, y }: At): At {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return { x: x * scale + (frame?.left ?? 0), y: y * scale + (frame?.top ?? 0) };
}

const shift = 8;

const mouseEvent = (type: string, at: At, buttons: number, modifiers = 0, button = type === "mouseMoved" ? "none" : "left") =>
  viewState().send("Input.dispatchMouseEvent", {
    type,
    ...inBrowser(at),
    button,
    buttons,
    clickCount: 1,
    modifiers,
  });

export const mouse = {
  moveTo: (at: At) => mouseEvent("mouseMoved", at, 0),
  press: (at: At) => mouseEvent("mousePressed", at, 1),
  pressWithShift: (at: At) => mouseEvent("mousePressed", at, 1, shift),
  /** With the button held, in steps, as a hand does it. */
  async dragTo(from: At, to: At, steps = 5): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await mouseEvent("mouseMoved", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 1);
    }
  },
  /** As `dragTo`, by which the browser selects words as well. */
  selectTo: (at: At) => mouseEvent("mouseMoved", at, 1, 0, "left"),
  release: (at: At) => mouseEvent("mouseReleased", at, 0),
};

const touchEvent = (type: string, points: readonly At[]) =>
  viewState().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(inBrowser) });

export const finger = {
  press: (at: At) => touchEvent("touchStart", [at]),
  moveTo: (at: At) => touchEvent("touchMove", [at]),
  lift: () => touchEvent("touchEnd", []),
};

/** The middle of an element, or another share of its size. */
export function pointIn(element: Element, { x = 0.5, y = 0.5 }: Partial<At> = {}): At {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width * x, y: rect.top + rect.height * y };
}
