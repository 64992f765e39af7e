import { useCallback, useState } from "react";
import type { PreferencePort } from "../../ports/preference-port.js";
import type { WidthBand } from "./use-width-band.js";

export type Side = "left" | "right";

/** Which sidebars are open. Beside the canvas each is open or closed, which is remembered. Over the canvas at most one is open. */
export interface Panels {
  isOpen(side: Side): boolean;
  toggle(side: Side): void;
  /** Closes the sidebar that lies over the canvas. */
  closeOverlay(): void;
}

const preferenceKey = { left: "editor.left-panel", right: "editor.right-panel" } satisfies Record<Side, string>;

/** Keeps the sidebars of one editor. */
export function usePanels(band: WidthBand, preferences: PreferencePort): Panels {
  const [beside, setBeside] = useState(() => ({ left: wasOpen(preferences, "left"), right: wasOpen(preferences, "right") }));
  const [over, setOver] = useState<Side | null>(null);
  const isBeside = band === "wide";

  const toggle = useCallback(
    (side: Side) => {
      if (!isBeside) return setOver((open) => (open === side ? null : side));
      setBeside((open) => {
        preferences.set(preferenceKey[side], open[side] ? "closed" : "open");
        return { ...open, [side]: !open[side] };
      });
    },
    [isBeside, preferences],
  );
  const closeOverlay = useCallback(() => setOver(null), []);
  return { isOpen: (side) => (isBeside ? beside[side] : over === side), toggle, closeOverlay };
}

function wasOpen(preferences: PreferencePort, side: Side): boolean {
  return preferences.get(preferenceKey[side]) !== "closed";
}
