import { afterAll, vi } from "vitest";
import { page } from "vitest/browser";

/** The size that Vitest gives a new page. */
const [initialWidthPx, initialHeightPx] = [414, 896];

// Files of tests share a page, which saves loading everything for each: so each leaves it as it found it.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) if (name !== "lang") element.removeAttribute(name);
  moveFocusToStart();
  if (window.innerWidth !== initialWidthPx || window.innerHeight !== initialHeightPx) await page.viewport(initialWidthPx, initialHeightPx);
});

/** Tab goes on from where the focus was last, even when what had it is gone. */
function moveFocusToStart(): void {
  window.focus();
  const first = document.body.appendChild(document.createElement("button"));
  first.focus();
  first.remove();
}
