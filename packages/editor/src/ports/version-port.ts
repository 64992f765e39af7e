import type { PortRefusal } from "./port-refusal.js";

export interface VersionRecord {
  readonly date: string;
  readonly userName: string;
  /** Empty where nobody named it. */
  readonly name: string;
  /** Everybody who changed something since the version before, by name. */
  readonly authors: readonly string[];
  readonly previewUrl: string;
}

export type VersionListAnswer =
  | { readonly kind: "listed"; readonly versions: readonly VersionRecord[]; readonly next?: string | undefined }
  | PortRefusal;

export type VersionAnswer = { readonly kind: "loaded"; readonly document: unknown } | PortRefusal;

export type VersionNameAnswer = { readonly kind: "named"; readonly version: VersionRecord } | PortRefusal;

export interface VersionPort {
  /** The newest of them, or those after what `next` of the last answer named. */
  list(signal?: AbortSignal, after?: string): Promise<VersionListAnswer>;
  load(date: string, signal?: AbortSignal): Promise<VersionAnswer>;
  /** The work was made from this version, so that storing it is told as that; `null`: it is not any more. Left out, that is not told. */
  restored?(date: string | null): void | Promise<void>;
  /** Keeps what is stored now, under a name. Left out, versions are not named by hand. */
  keep?(name: string): Promise<VersionNameAnswer>;
  /** Names a version that is kept, or renames it; an empty name takes it away. */
  rename?(date: string, name: string): Promise<VersionNameAnswer>;
}
