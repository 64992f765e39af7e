import type { Picture, PictureKind, PictureRequest } from "@mailwright/document";
import type { PortRefusal } from "./port-refusal.js";

export type PictureAnswer = { readonly kind: "made"; readonly picture: Omit<Picture, "key"> } | PortRefusal;

/** Who makes maps, and their page. */
export type MapSourceAnswer = { readonly kind: "source"; readonly name: string; readonly url: string } | PortRefusal;

/** Makes pictures for blocks: QR codes, thumbnails of videos, countdown timers, icons, maps. */
export interface PicturePort {
  /** What it can make. Blocks that need another kind are not offered. */
  readonly kinds: readonly PictureKind[];
  make(request: PictureRequest, signal: AbortSignal): Promise<PictureAnswer>;
  /** Asked before a map is offered; `maps-not-configured` is the refusal where no service is connected. Absent: what `kinds` says. */
  mapSource?(signal: AbortSignal): Promise<MapSourceAnswer>;
}
