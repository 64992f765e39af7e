import type { ReactNode } from "react";

/** Text that is only said, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="mw-hidden">{children}</span>;
}
