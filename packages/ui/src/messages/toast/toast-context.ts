import { createContext, useContext } from "react";

export interface ToastOptions {
  /** `info` when left out. Success and info are said politely, errors at once. */
  readonly kind?: "info" | "success" | "error" | undefined;
  readonly message: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Stays until it is dismissed. */
  readonly isSticky?: boolean | undefined;
}

/** A notification that is on the screen. */
export interface ToastEntry extends ToastOptions {
  readonly id: string;
}

export interface Toasts {
  /** Shows a notification for 5 seconds, or until dismissed if sticky; returns its id. */
  show(options: ToastOptions): string;
  dismiss(id: string): void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows notifications in the corner of the element. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("No UiRoot");
  return toasts;
}
