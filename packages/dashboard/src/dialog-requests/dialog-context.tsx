import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { closeDialog, createDialogStore, type DialogRequest, type DialogStore, offerDialog, openDialog } from "./dialog-store.js";

const DialogContext = createContext<DialogStore | null>(null);

/** Gives everything below it the way to open a dialog. `DialogHost` shows it. */
export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createDialogStore);
  return <DialogContext.Provider value={store}>{children}</DialogContext.Provider>;
}

/** The store of the nearest `DialogProvider`. */
export function useDialogStore(): DialogStore {
  const store = useContext(DialogContext);
  if (!store) throw new Error("useDialogStore needs a DialogProvider above it.");
  return store;
}

/** What opens and closes dialogs; always the same functions. */
export interface Dialogs {
  readonly open: (request: DialogRequest) => void;
  /** Opens it only where no other is open. */
  readonly offer: (request: DialogRequest) => void;
  readonly close: () => void;
}

/**
 * Opens and closes dialogs.
 * @example useDialogs().open({ id: "share", template })
 */
export function useDialogs(): Dialogs {
  const store = useDialogStore();
  return useMemo(
    () => ({
      open: (request) => openDialog(store, request),
      offer: (request) => offerDialog(store, request),
      close: () => closeDialog(store),
    }),
    [store],
  );
}
