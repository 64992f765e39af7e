import type { BlockRegistry, JsonValue } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";
import type { Together } from "./collaboration-port.js";
import type { PortRefusal } from "./port-refusal.js";
import type { TemplateInfo } from "./template-info.js";

/** A template as it is stored. `document` is any JSON until `readDocument` has looked at it. */
export interface LoadedTemplate {
  readonly info: TemplateInfo;
  readonly document: unknown;
  /** Names the stored version; a save is based on it. */
  readonly etag: string | null;
  /** When it was stored, in milliseconds since 1970, if that is known. */
  readonly storedAtMs?: number;
  /** The entitlements of the user's plan, if the store knows them. A host's own list has priority. */
  readonly entitlements?: readonly string[];
  /** The user's editor mode, if the store knows it. A host's own has priority. */
  readonly mode?: EditorMode;
  /** The user's id, if the user is on the free plan, which a banner then says. */
  readonly triedBy?: string;
  /** Others may work in it at the same time; who this person is to them. */
  readonly ownName?: OwnName;
  /** It is open together with them. */
  readonly together?: Together;
}

/** Who somebody is to those who have the template open too. */
export interface OwnName {
  readonly id: string;
  readonly name: string;
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

/** What an editor opens with. */
export interface Opening {
  /** The page's document, in place of what the store holds; any JSON. */
  readonly document?: unknown;
  readonly registry: BlockRegistry;
  readonly ports: { readonly newId: () => string };
}

/** Where the template is stored. Without `save` there is no Save button. */
export interface TemplateStore {
  /** The name of the template in crash drafts and events: its id, or in a host-driven editor the element's id or name. */
  key(): string;
  /** The page gives the document, or opens it together with others. Another such store with another key then has the same work. */
  readonly isDriven?: "alone" | "together";
  /** `isAlone`: it is not to be opened together with others, so that nobody else may save it meanwhile. */
  load(signal?: AbortSignal, isAlone?: boolean, opening?: Opening): Promise<LoadAnswer>;
  /** Saves on top of the version `etag` names; `null` overwrites whatever is there. */
  save?(content: TemplateContent, etag: string | null): Promise<SaveAnswer>;
  /** Stores a copy with this content. From then on `key`, `load` and `save` are those of the copy. */
  saveCopy?(content: TemplateContent): Promise<SaveAnswer>;
}
