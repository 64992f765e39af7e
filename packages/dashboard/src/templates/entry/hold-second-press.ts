const doublePressMs = 1000;

/**
 * Many press twice to open. The second press lands on what has come instead, an editor, where the browser would select the whole text
 * under it. Call it with the first press: the second selects nothing.
 */
export function holdSecondPress(page: Window): void {
  const end = () => page.removeEventListener("mousedown", hold, { capture: true });
  const timer = page.setTimeout(end, doublePressMs);
  const hold = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    page.clearTimeout(timer);
    end();
  };
  page.addEventListener("mousedown", hold, { capture: true });
}
