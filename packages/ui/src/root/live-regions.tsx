import { useMemo, useRef } from "react";
import type { Announce } from "../context/ui-context.js";

/** The two live regions of a root and the function that writes into them. */
export function useLiveRegions() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  const announce = useMemo<Announce>(
    () =>
      (message, urgency = "polite") => {
        const region = urgency === "polite" ? polite.current : assertive.current;
        if (!region) return;
        // A text that does not change is not read again, so a repeated one carries a no-break space.
        region.textContent = region.textContent === message ? `${message}\u00a0` : message;
      },
    [],
  );

  const regions = (
    <>
      <div ref={polite} className="mw-hidden" aria-live="polite" aria-atomic="true" data-mw-live="polite" />
      <div ref={assertive} className="mw-hidden" aria-live="assertive" aria-atomic="true" data-mw-live="assertive" />
    </>
  );
  return { announce, regions };
}
