import { deepestFocus, useRoot } from "@mailwright/ui";
import { useEffect, useState } from "react";
import { useEditor } from "../../base/context/editor-context.js";

/**
 * When the bar closes, the focus goes to the selected block, which is the last match. Without a selection it returns to where it was
 * before.
 */
export function useFocusOnFound(): void {
  const root = useRoot();
  const { viewState } = useEditor();
  const [opener] = useState(() => deepestFocus(root));
  useEffect(
    () => () => {
      const found = viewState.getState().selection.length > 0 ? tabStopOf(root) : opener;
      if (found instanceof HTMLElement && found.isConnected) found.focus({ preventScroll: true });
    },
    [root, viewState, opener],
  );
}

/** The block that Tab leads to on the canvas: the selected one. */
function tabStopOf(root: ParentNode): Element | null | undefined {
  return root.querySelector(".mw-mail")?.shadowRoot?.querySelector('[data-block-id][tabindex="0"]');
}
