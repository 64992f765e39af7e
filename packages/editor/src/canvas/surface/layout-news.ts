import { createListeners, type Listeners } from "../../base/context/listeners.js";

/** Reads where something belongs, and answers what puts it there. */
export type Placing = () => () => void;

/** Tells that blocks may have moved, and remembers how large the email was when it did. */
export interface LayoutNews extends Listeners<void> {
  /** Places something now, before the next paint, and again whenever blocks may have moved. Answers how to stop. */
  follow(placing: Placing): () => void;
  /** Places something before the next paint. */
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
  // The listeners measure the blocks, so that the browser lays the email out here in any case.
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

/** All read before any of them writes: the browser lays the page out once, not once for each. */
function placeTogether(placings: readonly Placing[]): void {
  for (const write of placings.map((placing) => placing())) write();
}
