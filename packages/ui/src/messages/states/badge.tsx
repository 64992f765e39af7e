import type { ReactNode } from "react";
import { useStyles } from "../../context/use-styles.js";
import { widgetStyles } from "../../styles/widget-styles.js";

export interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "success" | "warning" | "danger" | undefined;
  /** A dot before the words, for a status. */
  readonly hasDot?: boolean | undefined;
  readonly children: ReactNode;
}

/** A count or a status in few words. */
export function Badge({ tone = "neutral", hasDot = false, children }: BadgeProps) {
  useStyles(widgetStyles);
  return (
    <span className={`mw-badge mw-tabular mw-badge-${tone}`}>
      {hasDot ? <span className="mw-badge-dot" aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
