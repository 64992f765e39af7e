import type { PortRefusal } from "./port-refusal.js";

export interface VersionRecord {
  readonly date: string;
  readonly userName: string;
  readonly previewUrl: string;
}

export type VersionListAnswer = { readonly kind: "listed"; readonly versions: readonly VersionRecord[] } | PortRefusal;

export type VersionAnswer = { readonly kind: "loaded"; readonly document: unknown } | PortRefusal;

export interface VersionPort {
  list(signal?: AbortSignal): Promise<VersionListAnswer>;
  load(date: string, signal?: AbortSignal): Promise<VersionAnswer>;
}
