import type { TemplateStatus } from "@mailwright/contract";
import type { JsonValue, Picture, PictureKind, PictureRequest } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";
import type { CopiedForms } from "../canvas/clipboard/copied-forms.js";
import type { PastedContent } from "../canvas/clipboard/pasted-content.js";
import type { TemplateCategoryPort } from "./category-port.js";
import type { CrashDraftStore } from "./crash-draft.js";
import type { ExportPort } from "./export-port.js";
import type { ModulePort } from "./module-port.js";
import type { NotePort } from "./note-port.js";
import type { PortRefusal } from "./port-refusal.js";
import type { SharingPort } from "./sharing-port.js";
import type { SizePort } from "./size-port.js";
import type { TemplateInfo } from "./template-info.js";

export type { PortRefusal } from "./port-refusal.js";
export type { TemplateInfo } from "./template-info.js";

/**
 * Everything an editor asks of the world around it. Connected and host-driven editors are the same editor over different
 * ports. A port that is left out hides its part of the interface.
 */
export interface EditorPorts {
  readonly store: TemplateStore;
  readonly images?: ImagePort;
  readonly pictures?: PicturePort;
  readonly icons?: IconPort;
  readonly customFields?: CustomFieldPort;
  /** Where the product's own pictures are (`…/starter/…`), without a slash at the end; absent: on the page's own site. */
  readonly picturesUrl?: string;
  readonly products?: ProductPort;
  readonly modules?: ModulePort;
  readonly testEmail?: TestEmailPort;
  readonly status?: StatusPort;
  readonly info?: InfoPort;
  /** The categories that Template info offers. */
  readonly categories?: TemplateCategoryPort;
  readonly sharing?: SharingPort;
  readonly notes?: NotePort;
  readonly sizes?: SizePort;
  readonly exporter?: ExportPort;
  readonly versions?: VersionPort;
  readonly mergeTags?: MergeTagPort;
  readonly crashDrafts?: CrashDraftStore;
  readonly preferences: PreferencePort;
  readonly clipboard?: SystemClipboardPort;
  readonly page?: PagePort;
  readonly clock: ClockPort;
  /** Ids of blocks; never twice the same. */
  readonly newId: () => string;
}

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

export type PictureAnswer = { readonly kind: "made"; readonly picture: Omit<Picture, "key"> } | PortRefusal;

/** Makes pictures for blocks: QR codes, thumbnails of videos, countdown timers, icons. */
export interface PicturePort {
  /** What it can make. Blocks that need another kind are not offered. */
  readonly kinds: readonly PictureKind[];
  make(request: PictureRequest, signal: AbortSignal): Promise<PictureAnswer>;
}

export interface ShopStore {
  readonly id: string;
  readonly name: string;
}

/** A product as a shop knows it. Empty texts where it says nothing. */
export interface ShopProduct {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly imageUrl: string;
  /** The figure, without a currency. */
  readonly price: string;
  readonly url: string;
  readonly description: string;
}

export type StoreListAnswer = { readonly kind: "listed"; readonly stores: readonly ShopStore[] } | PortRefusal;
export type CategoryListAnswer = { readonly kind: "listed"; readonly categories: readonly string[] } | PortRefusal;
export type ProductListAnswer = { readonly kind: "listed"; readonly products: readonly ShopProduct[] } | PortRefusal;

/** The shops whose products may be put into an email. */
export interface ProductPort {
  stores(signal: AbortSignal): Promise<StoreListAnswer>;
  categories(storeId: string, signal: AbortSignal): Promise<CategoryListAnswer>;
  /** All products, or those of one category. */
  products(storeId: string, category: string | undefined, signal: AbortSignal): Promise<ProductListAnswer>;
  /** Where a shop is connected, for people who have none yet. */
  readonly connectUrl?: string;
}

export interface CustomField {
  readonly id: string;
  readonly name: string;
}

export type CustomFieldAnswer = { readonly kind: "listed"; readonly fields: readonly CustomField[] } | PortRefusal;

/** Fields of a contact that a link may lead to; the sender fills `{{id}}`. */
export interface CustomFieldPort {
  list(signal: AbortSignal): Promise<CustomFieldAnswer>;
}

export interface IconRecord {
  readonly id: string;
  /** What it shows, in words. */
  readonly name: string;
  readonly url: string;
}

export type IconListAnswer = { readonly kind: "listed"; readonly icons: readonly IconRecord[]; readonly total: number } | PortRefusal;

/** Icons to choose from; `PicturePort` makes their pictures. Without this port their ids are typed. */
export interface IconPort {
  /** One page of those that fit, best first. */
  search(query: string, offset: number, signal: AbortSignal): Promise<IconListAnswer>;
}

export type TestEmailAnswer = { readonly kind: "sent"; readonly delivery: "smtp" | "inbox" } | PortRefusal;

/** Mails the template as it is stored: save first. */
export interface TestEmailPort {
  /** The person's own address, offered first. */
  readonly ownAddress?: string;
  send(to: readonly string[]): Promise<TestEmailAnswer>;
}

export type StatusAnswer = { readonly kind: "moved"; readonly info: TemplateInfo; readonly etag: string | null } | PortRefusal;

/** Publish, unpublish, restore. */
export interface StatusPort {
  /**
   * Moves the template. `etag` names the version that the work in the editor is based on (absent: the one loaded or saved last), and so
   * does the answer's: moving is no save, so what somebody else stored meanwhile still ends in a conflict at the next one.
   */
  move(status: TemplateStatus, etag?: string | null): Promise<StatusAnswer>;
  /** Makes a ready-made layout of it, for everybody in the workspace. From then on the store stands for the layout. */
  convert?(etag?: string | null): Promise<StatusAnswer>;
}

/** What the Template info dialog may change. */
export type TemplateInfoChange = Partial<Pick<TemplateInfo, "name" | "description" | "preHeader" | "tags" | "categories">>;
export type InfoAnswer = { readonly kind: "saved"; readonly info: TemplateInfo; readonly etag: string | null } | PortRefusal;

/** Name, description, pre-header and tags. Without this port Template info is shown, not edited. */
export interface InfoPort {
  /** Saves on top of the version `etag` names (absent: the one loaded or saved last); refuses with `version-conflict`. */
  save(change: TemplateInfoChange, etag?: string | null): Promise<InfoAnswer>;
}

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

/** A placeholder that the sender fills: `{{first_name}}`, shown as "First name". */
export interface MergeTag {
  readonly tag: string;
  readonly name: string;
  readonly group?: string;
}

export interface MergeTagPort {
  list(): Promise<readonly MergeTag[]>;
}

/** Small things remembered between visits: panel widths, tour done. Losing them is no loss. */
export interface PreferencePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface SystemClipboardPort {
  writeText(text: string): Promise<void>;
  readText?(): Promise<string>;
  /** Copied blocks in every form that others may read. */
  write?(forms: CopiedForms): Promise<void>;
  read?(): Promise<PastedContent>;
}

/** The page that the editor is on. */
export interface PagePort {
  /** Tells when the page is hidden, closed or put to sleep: the last moment to write something down. */
  onLeave(listener: () => void): () => void;
}

export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number;
}
