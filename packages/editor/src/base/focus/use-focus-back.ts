import { deepestFocus, useRoot } from "@mailwright/ui";
import { useEffect, useState } from "react";

/**
 * A dialog or another layer over the editor makes the editor inert, which takes the focus away. When the layer goes, the focus returns to
 * the element that had it.
 */
export function useFocusBack(): void {
  const root = useRoot();
  // Read while rendering, because the focus is lost as soon as the layer is on the screen.
  const [opener] = useState(() => deepestFocus(root));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
