/** Keeps what a browser makes of a press and a move from happening while a rectangle is drawn. */
export interface KeptPress {
  /** From now on the press is no click, and selects no words of the page. */
  begin(): void;
  end(): void;
}

export function keepFromPressing(email: ShadowRoot, view: Window): KeptPress {
  const selecting = new AbortController();
  let hasBegun = false;
  // Words are selected from the first pixel on, before the move is known to be one. The desk itself sees to a press beside the paper; this is for
  // one between the blocks, whose event does not leave the email's own shadow root.
  email.addEventListener("selectstart", (event) => event.preventDefault(), { capture: true, signal: selecting.signal });
  return {
    begin() {
      hasBegun = true;
    },
    end() {
      selecting.abort();
      if (!hasBegun) return;
      const clicking = new AbortController();
      // The click that follows in the same task as the release would select the page.
      view.addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: clicking.signal });
      view.setTimeout(() => clicking.abort());
    },
  };
}
