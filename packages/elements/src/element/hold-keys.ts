type Taking = "preventDefault" | "stopPropagation" | "stopImmediatePropagation";

const kinds = ["keydown", "keypress", "keyup"] as const;
const takings: readonly Taking[] = ["preventDefault", "stopPropagation", "stopImmediatePropagation"];
/** Clones that are on their way through an element: those are not ours to hold. */
const delivered = new WeakSet<Event>();

/**
 * Keeps keys that are pressed inside an element from listeners of the page that take them on the way in (in the capture phase): they hear of
 * them, and can neither stop nor cancel them. What a listener of the window that was there before has stopped already is handed over as a
 * copy. On the way out nothing is held: listeners of our own, such as those of a drag by keys, stand on the document as well. Answers the
 * way to let go.
 */
export function holdKeys(element: HTMLElement): () => void {
  const page = element.ownerDocument.defaultView;
  const hold = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || delivered.has(event) || !event.composedPath().includes(element)) return;
    if (event.cancelBubble) handOver(event, element);
    else shield(event);
  };
  for (const kind of kinds) {
    page?.addEventListener(kind, hold, true);
    element.addEventListener(kind, unshield, true);
  }
  return () => {
    for (const kind of kinds) {
      page?.removeEventListener(kind, hold, true);
      element.removeEventListener(kind, unshield, true);
    }
  };
}

/** Until it arrives, nobody takes it. */
function shield(event: Event): void {
  for (const taking of takings) Object.defineProperty(event, taking, { configurable: true, value: () => undefined });
}

function unshield(event: Event): void {
  for (const taking of takings) Reflect.deleteProperty(event, taking);
}

/** Dispatches copies inside the element, shadow root by shadow root, as the event itself would have come up. */
function handOver(event: KeyboardEvent, element: HTMLElement): void {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(element));
  let isTaken = false;
  for (const [index, target] of inside.entries()) {
    // The first node of the path, and every host of a shadow root that it has left.
    const isTarget = index === 0 || inside[index - 1] instanceof ShadowRoot;
    if (!isTarget || target instanceof ShadowRoot) continue;
    const { isPrevented, isStopped } = dispatchCopy(event, target, inside, isTaken);
    isTaken = isPrevented;
    if (isStopped) break;
  }
  if (isTaken) event.preventDefault();
}

function dispatchCopy(event: KeyboardEvent, target: EventTarget, path: readonly EventTarget[], isTaken: boolean) {
  const { key, code, location, ctrlKey, shiftKey, altKey, metaKey, repeat, isComposing, keyCode } = event;
  const how = { key, code, location, ctrlKey, shiftKey, altKey, metaKey, repeat, isComposing, keyCode };
  const copy = new KeyboardEvent(event.type, { ...how, bubbles: true, cancelable: true, composed: false });
  let isStopped = false;
  Object.defineProperties(copy, {
    composedPath: { value: () => path },
    stopPropagation: {
      value: () => {
        isStopped = true;
        KeyboardEvent.prototype.stopPropagation.call(copy);
      },
    },
  });
  if (isTaken) copy.preventDefault();
  delivered.add(copy);
  target.dispatchEvent(copy);
  return { isPrevented: copy.defaultPrevented, isStopped };
}
