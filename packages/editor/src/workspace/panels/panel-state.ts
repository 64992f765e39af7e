import type { PreferencePort } from "../../ports/preference-port.js";
import { type PanelTab, panelTabs } from "./panel-tabs.js";

export const sides = ["left", "right"] as const;
export type Side = (typeof sides)[number];

/** The views of the left sidebar. */
export const sideTabs = ["blocks", "modules", "advanced", "layers"] as const;
export type SideTab = (typeof sideTabs)[number];

/** Which sidebars are open, and what they show. */
export interface PanelState {
  /** Is there room for sidebars beside the canvas? Else they lie over it, one at a time. */
  readonly isBeside: boolean;
  /** Those beside the canvas are open or not, and that is remembered between visits. */
  readonly beside: Readonly<Record<Side, boolean>>;
  readonly over: Side | null;
  readonly tab: SideTab;
  /** Sections of the settings that are closed; remembered between visits. */
  readonly closed: ReadonlySet<PanelTab>;
}

const besideKey = { left: "editor.left-panel", right: "editor.right-panel" } satisfies Record<Side, string>;
const closedKey = "editor.closed-tabs";

/** The panels as they were left at an earlier visit. */
export function readPanels(preferences: PreferencePort): PanelState {
  const isOpen = (side: Side) => preferences.get(besideKey[side]) !== "closed";
  const stored = preferences.get(closedKey)?.split(" ");
  return {
    isBeside: true,
    beside: { left: isOpen("left"), right: isOpen("right") },
    over: null,
    tab: "blocks",
    closed: new Set(panelTabs.filter((tab) => stored?.includes(tab))),
  };
}

/** Is a sidebar open? */
export function isPanelOpen({ isBeside, beside, over }: PanelState, side: Side): boolean {
  return isBeside ? beside[side] : over === side;
}

/** The panels with one of them open or closed. */
export function openPanel(panels: PanelState, side: Side, isOpen: boolean, preferences: PreferencePort): PanelState {
  if (isPanelOpen(panels, side) === isOpen) return panels;
  if (!panels.isBeside) return { ...panels, over: isOpen ? side : null };
  preferences.set(besideKey[side], isOpen ? "open" : "closed");
  return { ...panels, beside: { ...panels.beside, [side]: isOpen } };
}

/** The panels with these sections of the settings closed. */
export function closeSections(panels: PanelState, isClosed: (section: PanelTab) => boolean, preferences: PreferencePort): PanelState {
  const closed = panelTabs.filter(isClosed);
  preferences.set(closedKey, closed.join(" "));
  return { ...panels, closed: new Set(closed) };
}
