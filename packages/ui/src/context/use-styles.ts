import { useInsertionEffect } from "react";
import { adoptStyles } from "../styles/adopt-styles.js";
import { uiStyles } from "../styles/ui-styles.js";
import { useRoot } from "./ui-context.js";

/** Adopts the styles of a part that is loaded later, before it is painted. Pass a constant, not a new list each time. */
export function useStyles(styles: readonly string[]): void {
  const root = useRoot();
  // A child's effects run before its parent's, so the foundations are named here too: they must come first.
  useInsertionEffect(() => adoptStyles(root, [uiStyles, ...styles]), [root, styles]);
}
