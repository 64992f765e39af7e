import { createListeners, type Listeners } from "../../base/context/listeners.js";

/** Measures where an element of the overlay belongs, and answers a function that moves it there. */
export type Placing = () => () => void;

/** Calls listeners when blocks may have moved, and remembers how large the email was at the last call. */
export interface LayoutNews extends Listeners<void> {
  /** Calls `placing` before the next paint, and again whenever blocks may have moved. Answers a function that stops it. */
  follow(placing: Placing): () => void;
  /** Calls `placing` once, before the next paint. */
  placeSoon(placing: Placing): void;
  /** Is the email as large as it was when the listeners were last called? */
  isKnown(): boolean;
}

export function createLayoutNews(measured: () => HTMLElement): LayoutNews {
  const listeners = createListeners<void>();
  const followers = new Set<Placing>();
  const waiting = new Set<Placing>();
  const placeWaiting = () => {
    const placings = [...waiting];
    waiting.clear();
    placeTogether(placings);
  };
  const placeSoon = (placing: Placing) => {
    if (waiting.size === 0) queueMicrotask(placeWaiting);
    waiting.add(placing);
  };
  let told = "";
  // Reading the size makes the browser lay out the email. That costs nothing more, because the listeners measure blocks anyway.
  const size = () => {
    const { width, height } = measured().getBoundingClientRect();
    return `${width} ${height}`;
  };
  return {
    ...listeners,
    tell() {
      told = size();
      listeners.tell();
      placeTogether([...followers]);
    },
    follow(placing) {
      followers.add(placing);
      placeSoon(placing);
      return () => {
        followers.delete(placing);
        waiting.delete(placing);
      };
    },
    placeSoon,
    clear() {
      listeners.clear();
      followers.clear();
      waiting.clear();
    },
    isKnown: () => told === size(),
  };
}

/** All placings measure before any of them writes, so that the browser lays out the page once and not once for each. */
function placeTogether(placings: readonly Placing[]): void {
  for (const write of placings.map((placing) => placing())) write();
}
