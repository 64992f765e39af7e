import type { JsonValue } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";
import type { PortRefusal } from "./port-refusal.js";
import type { TemplateInfo } from "./template-info.js";

/** A template as it is stored. `document` is any JSON until `readDocument` has looked at it. */
export interface LoadedTemplate {
  readonly info: TemplateInfo;
  readonly document: unknown;
  /** Names the stored version; a save is based on it. */
  readonly etag: string | null;
  /** When it was stored, in milliseconds since 1970, where that is known. */
  readonly storedAtMs?: number;
  /** Rights of the user's plan, where the store knows them; a host's own list counts before them. */
  readonly entitlements?: readonly string[];
  /** The user's editor mode, where the store knows it; a host's own counts before it. */
  readonly mode?: EditorMode;
  /** The user's id where the user tries the product out on its free plan, which the editor then says. */
  readonly triedBy?: string;
}

/** What a save writes: the document, and the email it compiles to. */
export interface TemplateContent {
  readonly document: JsonValue;
  readonly html: string;
}

export type SaveAnswer =
  | { readonly kind: "saved"; readonly info: TemplateInfo; readonly etag: string | null }
  | { readonly kind: "conflict"; readonly theirs: LoadedTemplate }
  | PortRefusal;

export type LoadAnswer = { readonly kind: "loaded"; readonly template: LoadedTemplate } | PortRefusal;

/** Where the template lives. Without `save` there is nothing to save to, and no Save button. */
export interface TemplateStore {
  /** What crash drafts and events call this template: its id, or in a host-driven editor the element's id or name. */
  key(): string;
  /** The document comes from the page: a store with another key stands for the same work. */
  readonly isDriven?: boolean;
  load(signal?: AbortSignal): Promise<LoadAnswer>;
  /** Saves on top of the version `etag` names; `null` overwrites whatever is there. */
  save?(content: TemplateContent, etag: string | null): Promise<SaveAnswer>;
  /** Stores a copy with this content. From then on the store stands for the copy: `key`, `load` and `save` mean it. */
  saveCopy?(content: TemplateContent): Promise<SaveAnswer>;
}
