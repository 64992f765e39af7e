import { useWorkspace } from "../workspace-context.js";
import { isPanelOpen, type Side } from "./panel-state.js";

/** Is a sidebar open, at this width? The width that commands know of follows after the editor was drawn. */
export function useIsPanelOpen(side: Side, band: "wide" | "medium" | "narrow"): boolean {
  return useWorkspace(({ panels }) => isPanelOpen({ ...panels, isBeside: band === "wide" }, side));
}
