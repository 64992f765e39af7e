import type { PropSpecs } from "../props/prop-spec.js";

/** A group of fields in the settings panel. `quick` comes first; `advanced` shows in advanced mode only. */
export interface PanelGroup<P extends PropSpecs = PropSpecs> {
  readonly tab: "quick" | "settings" | "style" | "advanced";
  /** Key of a heading in the editor's strings; absent: the tab's own heading. */
  readonly title?: string;
  readonly fields: readonly (keyof P & string)[];
}

export type Panel<P extends PropSpecs = PropSpecs> = readonly PanelGroup<P>[];

/** Declares which props the settings panel shows, where and in what order. */
export function panel<P extends PropSpecs>(groups: Panel<P>): Panel<P> {
  return groups;
}
