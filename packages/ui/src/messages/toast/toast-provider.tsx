import { type ReactNode, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useOverlay } from "../../context/ui-context.js";
import { ToastContext, type ToastEntry, type Toasts } from "./toast-context.js";
import { ToastRegion } from "./toast-region.js";

const shownAtMost = 5;

/** Keeps the notifications of one element and draws them in its top layer. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const { container, open } = useOverlay();
  const lastId = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      show: (options) => {
        lastId.current += 1;
        const entry = { ...options, id: `toast-${lastId.current}` };
        // Opening and letting go lifts the layer above whatever the page has shown meanwhile.
        open()();
        setEntries((shown) => [...shown, entry].slice(-shownAtMost));
        return entry.id;
      },
      dismiss: (id) => setEntries((shown) => shown.filter((entry) => entry.id !== id)),
    }),
    [open],
  );

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {container ? createPortal(<ToastRegion entries={entries} onDismiss={toasts.dismiss} />, container) : null}
    </ToastContext.Provider>
  );
}
