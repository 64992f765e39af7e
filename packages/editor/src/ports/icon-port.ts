import type { PortRefusal } from "./port-refusal.js";

export interface IconRecord {
  readonly id: string;
  /** What it shows, in words. */
  readonly name: string;
  readonly url: string;
}

export type IconListAnswer = { readonly kind: "listed"; readonly icons: readonly IconRecord[]; readonly total: number } | PortRefusal;

/** A category of icons, or a style in which they are drawn. */
export interface IconGroup {
  readonly id: string;
  readonly name: string;
}

/** Which icons are looked through; empty is all of them, and the usual style. */
export interface IconsAmong {
  readonly category: string;
  readonly style: string;
}

/** The groups of a set, in the order that they are offered. A set without any answers none. */
export type IconGroupsAnswer =
  | { readonly kind: "grouped"; readonly categories: readonly IconGroup[]; readonly styles: readonly IconGroup[] }
  | PortRefusal;

/** Icons to choose from. `PicturePort` makes their pictures. Without this port people type an icon's id. */
export interface IconPort {
  /** One page of the icons that fit, the best first. */
  search(query: string, offset: number, signal: AbortSignal, among?: IconsAmong): Promise<IconListAnswer>;
  groups?(signal: AbortSignal): Promise<IconGroupsAnswer>;
  /** The address of an icon in a colour (`#rrggbb`); absent: they are shown as they come. */
  inColor?(icon: IconRecord, color: string): string;
  /** Shows a dialog of the page's own instead of the editor's, and answers the icon that was chosen. */
  open?(): Promise<{ readonly kind: "chosen"; readonly id: string } | { readonly kind: "none" } | PortRefusal>;
}
