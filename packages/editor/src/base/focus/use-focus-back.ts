import { deepestFocus, useRoot } from "@mailwright/ui";
import { useEffect, useState } from "react";

/** What stands over the editor makes it inert, which takes the focus away: when it is gone, the focus goes back to what had it. */
export function useFocusBack(): void {
  const root = useRoot();
  // Read while rendering: once this is on the screen, the focus is lost.
  const [opener] = useState(() => deepestFocus(root));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
