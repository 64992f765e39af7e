import { useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useFloating } from "./use-floating.js";

function Tip() {
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useFloating<HTMLDivElement>({ anchor });
  return (
    <>
      <button ref={anchor} type="button">
        Save
      </button>
      <div ref={floating} popover="manual">
        Stores the work
      </div>
    </>
  );
}

test.each([
  ["is shown in a page", true],
  ["is drawn without a fault in an element that the page has taken away", false],
])("what floats %s", (_, isInPage) => {
  const host = document.createElement("div");
  if (isInPage) document.body.append(host);
  const faults: unknown[] = [];
  const react = createRoot(host, { onUncaughtError: (fault) => faults.push(fault) });
  flushSync(() => react.render(<Tip />));
  expect([faults, host.querySelector("[popover]")?.matches(":popover-open")]).toEqual([[], isInPage]);
  react.unmount();
  host.remove();
});
