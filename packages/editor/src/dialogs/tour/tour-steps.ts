import type { Side } from "@mailwright/ui";

/** The steps in order. */
export const tourStepIds = ["start", "canvas", "components", "traits", "settings", "history", "devices", "controls", "final"] as const;
export type TourStepId = (typeof tourStepIds)[number];

/**
 * The selectors of what a step points at: the first that matches something that is completely on the screen. A step without any is in the
 * middle.
 */
export interface TourStep {
  readonly targets: readonly string[];
  readonly side: Side;
}

// On a small screen the sidebars are closed sheets, so the buttons that open them are the targets.
export const tourSteps = {
  start: { targets: [], side: "bottom" },
  canvas: { targets: [".mw-canvas-area"], side: "right" },
  components: { targets: ['.mw-side[data-side="left"]', ".mw-sheet-bar > .mw-button:first-child"], side: "right" },
  traits: { targets: ['.mw-side[data-side="right"]', ".mw-sheet-bar > .mw-button:last-child"], side: "left" },
  settings: { targets: [".mw-tools > .mw-button:first-child"], side: "bottom" },
  history: { targets: [".mw-history"], side: "bottom" },
  devices: { targets: [".mw-tools .mw-segmented"], side: "bottom" },
  controls: { targets: [".mw-zoom, .mw-zoom ~ .mw-button"], side: "bottom" },
  final: { targets: [".mw-header-help", ".mw-header-more"], side: "bottom" },
} as const satisfies Record<TourStepId, TourStep>;
