import type { ReactNode } from "react";

/** A key or a chord of keys, for example `Ctrl+Z`, written from the left in every language. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="mw-kbd" dir="ltr">
      {children}
    </kbd>
  );
}
