import type { JsonValue } from "@mailwright/document";
import type { PortRefusal } from "./port-refusal.js";

/** A group of modules. Modules in no group are in the default one, "My modules". */
export interface ModuleGroupRecord {
  readonly id: string;
  readonly name: string;
  /** Kept by administrators for everybody. */
  readonly isSystem: boolean;
  /** May this person rename and delete it? */
  readonly mayChange: boolean;
}

/** What a module looks like: a page for a sandboxed frame, or a picture. */
export interface ModulePreview {
  readonly kind: "page" | "picture";
  readonly url: string;
}

/** A saved subtree of blocks. */
export interface ModuleRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly groupId: string | null;
  /** Any JSON until somebody has read it as a block. */
  readonly block: unknown;
  readonly preview?: ModulePreview;
  /** May this person rename and delete it? */
  readonly mayChange: boolean;
}

/** What there is to choose from, and what this person may do with it. */
export interface ModuleShelf {
  readonly modules: readonly ModuleRecord[];
  readonly groups: readonly ModuleGroupRecord[];
  /** The right for custom modules: choosing a group for a module, and making groups. */
  readonly mayKeepGroups: boolean;
}

/** What is saved as a module. */
export interface ModuleDraft {
  readonly name: string;
  readonly groupId: string | null;
  readonly block: JsonValue;
  /** The email that shows the module alone, for its preview. */
  readonly html: string;
}

/** Another name and group; `block` and `html` where it gets another content. */
export type ModuleChange = Pick<ModuleDraft, "name" | "groupId"> & Partial<Pick<ModuleDraft, "block" | "html">>;

export type ModuleShelfAnswer = { readonly kind: "listed"; readonly shelf: ModuleShelf } | PortRefusal;
export type ModuleAnswer = { readonly kind: "done" } | PortRefusal;

/** Modules. What is left out cannot be done, and is not offered. */
export interface ModulePort {
  /** `onPart` may be told what has arrived so far, where a long list takes its time. */
  list(signal?: AbortSignal, onPart?: (shelf: ModuleShelf) => void): Promise<ModuleShelfAnswer>;
  create?(draft: ModuleDraft): Promise<ModuleAnswer>;
  save?(id: string, change: ModuleChange): Promise<ModuleAnswer>;
  remove?(id: string): Promise<ModuleAnswer>;
  createGroup?(name: string): Promise<ModuleAnswer>;
  renameGroup?(id: string, name: string): Promise<ModuleAnswer>;
  /** What was inside goes to "My modules". */
  removeGroup?(id: string): Promise<ModuleAnswer>;
}
