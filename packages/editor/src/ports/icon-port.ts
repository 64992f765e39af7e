import type { PortRefusal } from "./port-refusal.js";

export interface IconRecord {
  readonly id: string;
  /** What it shows, in words. */
  readonly name: string;
  readonly url: string;
}

export type IconListAnswer = { readonly kind: "listed"; readonly icons: readonly IconRecord[]; readonly total: number } | PortRefusal;

/** Icons to choose from. `PicturePort` makes their pictures. Without this port people type an icon's id. */
export interface IconPort {
  /** One page of the icons that fit, the best first. */
  search(query: string, offset: number, signal: AbortSignal): Promise<IconListAnswer>;
}
