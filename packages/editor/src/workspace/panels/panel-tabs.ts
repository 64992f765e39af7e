import type { PanelGroup } from "@mailwright/document";

/** A section of the panel: a block's own tabs, and what every block may have. */
export type PanelTab = PanelGroup["tab"] | "rules" | "lock";

/** The order of the sections: the most common settings first. */
export const panelTabs = ["quick", "settings", "style", "advanced", "rules", "lock"] as const satisfies readonly PanelTab[];

/** Sections that only advanced mode has. */
export const advancedTabs: readonly PanelTab[] = ["advanced", "rules", "lock"];
