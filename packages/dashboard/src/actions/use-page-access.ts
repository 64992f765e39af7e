import { useRoot } from "@mailwright/ui";
import { useMemo } from "react";

/** What the dashboard does with the page around it. */
export interface PageAccess {
  /** Fails where the browser or the page does not allow it. */
  readonly copyText: (text: string) => Promise<void>;
  /** Opens a tab, or a window when a size is given. False when the browser held it back. */
  readonly openWindow: (url: string, size?: { readonly widthPx: number; readonly heightPx: number }) => boolean;
}

/** The page that the dashboard stands in. */
export function usePageAccess(): PageAccess {
  const root = useRoot();
  return useMemo(() => {
    const page = "host" in root ? root.ownerDocument.defaultView : root.defaultView;
    return {
      copyText: async (text) => {
        if (!page?.navigator.clipboard) throw new Error("This page has no clipboard.");
        await page.navigator.clipboard.writeText(text);
      },
      openWindow: (url, size) => {
        const opened = page?.open(url, "_blank", size && `popup,width=${size.widthPx},height=${size.heightPx}`);
        if (!opened) return false;
        opened.opener = null;
        return true;
      },
    };
  }, [root]);
}
