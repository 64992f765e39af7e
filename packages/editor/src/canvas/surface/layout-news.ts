import { createListeners, type Listeners } from "../../base/context/listeners.js";

/** Tells that blocks may have moved, and remembers how large the email was when it did. */
export interface LayoutNews extends Listeners<void> {
  /** Is the email as large as it was when the listeners were last called? */
  isKnown(): boolean;
}

export function createLayoutNews(measured: () => HTMLElement): LayoutNews {
  const listeners = createListeners<void>();
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
    },
    isKnown: () => told === size(),
  };
}
