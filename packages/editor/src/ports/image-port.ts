import type { PortRefusal } from "./port-refusal.js";

export interface ImageRecord {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

export type ImageScope = "global" | "template";

export interface UploadRequest {
  readonly file: File;
  readonly scope: ImageScope;
  /** From 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export type UploadAnswer = { readonly kind: "uploaded"; readonly image: ImageRecord } | PortRefusal;

export type ImageListAnswer = { readonly kind: "listed"; readonly images: readonly ImageRecord[] } | PortRefusal;

/** Pictures. Without `upload` they can only be chosen; without `list` there is nothing to choose from. */
export interface ImagePort {
  readonly scopes: readonly ImageScope[];
  list?(scope: ImageScope, signal?: AbortSignal): Promise<ImageListAnswer>;
  upload?(request: UploadRequest): Promise<UploadAnswer>;
}
