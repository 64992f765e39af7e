import type { Picture, PictureKind, PictureRequest } from "@mailwright/document";
import type { PortRefusal } from "./port-refusal.js";

export type PictureAnswer = { readonly kind: "made"; readonly picture: Omit<Picture, "key"> } | PortRefusal;

/** Makes pictures for blocks: QR codes, thumbnails of videos, countdown timers, icons. */
export interface PicturePort {
  /** What it can make. Blocks that need another kind are not offered. */
  readonly kinds: readonly PictureKind[];
  make(request: PictureRequest, signal: AbortSignal): Promise<PictureAnswer>;
}
