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
  /** Any JSON, until it is read as a block. */
  readonly block: unknown;
  readonly preview?: ModulePreview;
  /** May this person rename and delete it? */
  readonly mayChange: boolean;
}

/** The modules that can be chosen, and what this person may do with them. */
export interface ModuleShelf {
  readonly modules: readonly ModuleRecord[];
  readonly groups: readonly ModuleGroupRecord[];
  /** May this person choose groups for modules and make groups? */
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

/** Sets another name and group; with `block` and `html` also another content. */
export type ModuleChange = Pick<ModuleDraft, "name" | "groupId"> & Partial<Pick<ModuleDraft, "block" | "html">>;

export type ModuleShelfAnswer = { readonly kind: "listed"; readonly shelf: ModuleShelf } | PortRefusal;
export type ModuleAnswer = { readonly kind: "done" } | PortRefusal;

/** Modules. What is left out cannot be done, and is not offered. */
export interface ModulePort {
  /** While a long list is being fetched, `onPart` may be called with what has arrived. */
  list(signal?: AbortSignal, onPart?: (shelf: ModuleShelf) => void): Promise<ModuleShelfAnswer>;
  create?(draft: ModuleDraft): Promise<ModuleAnswer>;
  save?(id: string, change: ModuleChange): Promise<ModuleAnswer>;
  remove?(id: string): Promise<ModuleAnswer>;
  createGroup?(name: string): Promise<ModuleAnswer>;
  renameGroup?(id: string, name: string): Promise<ModuleAnswer>;
  /** Deletes a group. Its modules go to "My modules". */
  removeGroup?(id: string): Promise<ModuleAnswer>;
}
