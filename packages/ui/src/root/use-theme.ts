import { useLayoutEffect } from "react";
import type { Theme } from "../context/ui-context.js";
import type { UiRootNode } from "../styles/adopt-styles.js";

/** The attribute the dark tokens are bound to; it sits on the host so that a host's own tokens still win. */
const themeAttribute = "data-mw-theme";

/** Keeps the host's theme in step with the setting and, for `auto`, with the system. */
export function useTheme(root: UiRootNode, theme: Theme): void {
  useLayoutEffect(() => {
    const target = "host" in root ? root.host : root.documentElement;
    const query = target.ownerDocument.defaultView?.matchMedia("(prefers-color-scheme: dark)");
    const apply = () => target.setAttribute(themeAttribute, theme === "auto" ? (query?.matches ? "dark" : "light") : theme);
    apply();
    if (theme !== "auto") return;
    query?.addEventListener("change", apply);
    return () => query?.removeEventListener("change", apply);
  }, [root, theme]);
}
