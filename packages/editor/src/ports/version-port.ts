import type { PortRefusal } from "./port-refusal.js";

export interface VersionRecord {
  readonly date: string;
  readonly userName: string;
  readonly previewUrl: string;
}

export type VersionListAnswer =
  | { readonly kind: "listed"; readonly versions: readonly VersionRecord[]; readonly next?: string | undefined }
  | PortRefusal;

export type VersionAnswer = { readonly kind: "loaded"; readonly document: unknown } | PortRefusal;

export interface VersionPort {
  /** The newest of them, or those after what `next` of the last answer named. */
  list(signal?: AbortSignal, after?: string): Promise<VersionListAnswer>;
  load(date: string, signal?: AbortSignal): Promise<VersionAnswer>;
}
