import type { ReactNode } from "react";

/** A key or a chord of keys, for example `Ctrl+Z`. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className="mw-kbd">{children}</kbd>;
}
