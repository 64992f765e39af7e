import { type ReactNode, useInsertionEffect, useMemo } from "react";
import { type Theme, UiContext } from "../context/ui-context.js";
import { ToastProvider } from "../messages/toast/toast-provider.js";
import { adoptStyles, type UiRootNode } from "../styles/adopt-styles.js";
import { uiStyles } from "../styles/ui-styles.js";
import type { StringOverrides } from "../translate/create-translator.js";
import { directionOf } from "./direction.js";
import { useHostKeyGuard } from "./host-key-guard.js";
import { useLiveRegions } from "./live-regions.js";
import { overlayAttribute, useOverlayLayer } from "./overlay-layer.js";
import { useTheme } from "./use-theme.js";

export interface UiRootProps {
  /** The shadow root this is rendered into, or the document for a page of our own. */
  readonly root: UiRootNode;
  readonly theme?: Theme | undefined;
  /** A BCP 47 tag; `en` when left out. */
  readonly locale?: string | undefined;
  /** A host's own words, keyed `package.key`. */
  readonly strings?: StringOverrides | undefined;
  /** Style texts of the package above, adopted after those of the primitives. Pass a constant. */
  readonly styles?: readonly string[] | undefined;
  readonly children: ReactNode;
}

const none: readonly string[] = [];
const noOverrides: StringOverrides = {};

/** The outermost component of each element: styles, theme, words, top layer, announcements and toasts for all below. */
export function UiRoot({ root, theme = "light", locale = "en", strings = noOverrides, styles = none, children }: UiRootProps) {
  useInsertionEffect(() => adoptStyles(root, [uiStyles, ...styles]), [root, styles]);
  useTheme(root, theme);
  useHostKeyGuard(root);
  const { overlay, app, setContainer } = useOverlayLayer();
  const { announce, regions } = useLiveRegions();
  const direction = directionOf(locale);
  const value = useMemo(
    () => ({ root, locale, direction, overrides: strings, announce, overlay }),
    [root, locale, direction, strings, announce, overlay],
  );

  return (
    <UiContext.Provider value={value}>
      <div className="mw-root" lang={locale} dir={direction}>
        <ToastProvider>
          <div ref={app} className="mw-app">
            {children}
          </div>
        </ToastProvider>
        <div ref={setContainer} className="mw-overlays" popover="manual" {...{ [overlayAttribute]: "" }} />
        {regions}
      </div>
    </UiContext.Provider>
  );
}
