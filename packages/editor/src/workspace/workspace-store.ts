import type { TemplateStatus } from "@mailwright/contract";
import type { BlockId, DocumentProblem, EmailDocument, GeneralSettingName } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PicturePoint } from "../base/document/picture-position.js";
import type { Together } from "../ports/collaboration-port.js";
import type { CrashDraft } from "../ports/crash-draft.js";
import type { Standing } from "../ports/following-port.js";
import type { PortRefusal, RefusedBlock } from "../ports/port-refusal.js";
import type { PreferencePort } from "../ports/preference-port.js";
import type { TemplateInfo } from "../ports/template-info.js";
import type { LoadedTemplate } from "../ports/template-store.js";
import type { SelectedWords } from "./comments/anchor-words.js";
import type { FindQuery } from "./find/find-matches.js";
import { type PanelState, readPanels } from "./panels/panel-state.js";

/** The dialogs and views that may lie over the editor. One at a time, each with what it needs to know. */
export type DialogRequest =
  | { readonly kind: "template-info" }
  | { readonly kind: "test-email" }
  /** With a setting, it opens on the tab of that setting. */
  | { readonly kind: "general-settings"; readonly setting?: GeneralSettingName }
  | { readonly kind: "checks"; readonly publishing?: Publishing }
  /** With an earlier export, the form of its destination is open. */
  | { readonly kind: "export"; readonly again?: SendAgain }
  | { readonly kind: "clear" }
  | { readonly kind: "published" }
  | { readonly kind: "unpublish" }
  | { readonly kind: "view-code" }
  | { readonly kind: "import-code" }
  | { readonly kind: "block-code"; readonly blockId: BlockId }
  | { readonly kind: "notes" }
  | { readonly kind: "approval" }
  | { readonly kind: "activity" }
  /** With `naming`, what is there now is about to be named; with `since`, the date of one, what changed since that is shown. */
  | { readonly kind: "versions"; readonly naming?: boolean; readonly since?: string }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "products"; readonly blockId: BlockId }
  | { readonly kind: "images"; readonly place: ImagePlace }
  | { readonly kind: "edit-image"; readonly place: ImagePlace }
  | { readonly kind: "save-module" }
  | { readonly kind: "commands" }
  | { readonly kind: "problems" }
  /** What both sides changed while they were apart. */
  | { readonly kind: "contested" }
  | { readonly kind: "conflict"; readonly theirs: LoadedTemplate }
  | { readonly kind: "refused-blocks"; readonly blocks: readonly RefusedBlock[] }
  | { readonly kind: "save-failed"; readonly refusal: PortRefusal }
  | { readonly kind: "crash-draft"; readonly drafts: readonly CrashDraft[] }
  | { readonly kind: "leave"; readonly onLeave: () => void };

/** What a picture is chosen for: a prop of a block, or the value of a field. */
export type ImagePlace =
  | { readonly blockId: BlockId; readonly prop: string }
  | { readonly blockId: BlockId | undefined; readonly value: string; readonly onChoose: (url: string, focus?: PicturePoint) => void };

/** An earlier export whose work is to be changed. */
export interface SendAgain {
  readonly id: string;
  readonly provider: string;
  readonly tab: "email" | "application";
}

/** A publication that waits until the person has read the findings. */
export interface Publishing {
  readonly way: "warn" | "block";
  readonly onAnyway: () => void;
}

export type DialogKind = DialogRequest["kind"];

/** Is this the request for that dialog? */
export function isRequest<K extends DialogKind>(request: DialogRequest | null, kind: K): request is Extract<DialogRequest, { kind: K }> {
  return request?.kind === kind;
}

/** Whether the work is saved, for the words beside the status. */
export type SavePhase = "idle" | "saving" | "saved" | "failed";

/** What is looked for in the email. */
export interface FindState extends FindQuery {
  /** How often the bar was asked for. */
  readonly asked: number;
  /** The find that is looked at, counted from 0; -1 before the first. */
  readonly place: number;
}

/** What the interface around the canvas knows of the template, as long as it is open. */
export interface Workspace {
  readonly info: TemplateInfo;
  /** The stored version that the work is based on. */
  readonly etag: string | null;
  /** The document as that version has it, if this editor knows: what others changed since is told by it. */
  readonly base: EmailDocument | null;
  /** When the loaded version was stored, in milliseconds since 1970, if that is known. */
  readonly storedAtMs: number | undefined;
  readonly savePhase: SavePhase;
  /** How the template stands on the server, if the editor follows it and was told. */
  readonly standing: Standing | null;
  /** The code with which following ended; the work cannot be saved any more. */
  readonly endedBy: string | null;
  /** The status move that is running. */
  readonly movingTo: TemplateStatus | null;
  readonly dialog: DialogRequest | null;
  readonly panels: PanelState;
  /** What the bar over the canvas looks for; nothing while it is closed. */
  readonly find: FindState | null;
  /** What the header asked the store for, until it answers. */
  readonly working: "unlock" | "convert" | null;
  /** The comments stand in the place of the settings. */
  readonly commenting?: boolean;
  /** Reads what is selected in the text that is being edited. */
  readonly selectedWords?: (() => SelectedWords | undefined) | undefined;
  /** The words that a comment is to be about, until the comments have taken them. */
  readonly commentOn?: SelectedWords | undefined;
  /** The guided tour runs. */
  readonly touring: boolean;
  /** What could not be read when the document was opened. */
  readonly problems: readonly DocumentProblem[];
  readonly problemsDismissed: boolean;
  /** The document as it was when the person chose to leave without saving. No crash draft of it is kept. */
  readonly givenUp: EmailDocument | null;
  /** The draft whose work this editor has taken over. */
  readonly restored?: CrashDraft;
  /** The page is about to be loaded anew, with the work kept as a crash draft. */
  readonly reloading: boolean;
  /** The entitlements of the user's plan, as the store says. */
  readonly granted: readonly string[] | undefined;
  /** The user's editor mode, as the store says. */
  readonly ownMode: EditorMode | undefined;
  /** The user's id, on the free plan only. */
  readonly triedBy: string | undefined;
  /** It is open together with others. */
  readonly together: Together | undefined;
}

export type WorkspaceStore = StoreApi<Workspace>;

/** The workspace of a template that was just loaded. */
export function createWorkspaceStore(
  { info, etag, storedAtMs, entitlements, mode, triedBy, together }: LoadedTemplate,
  problems: readonly DocumentProblem[],
  preferences: PreferencePort,
  base: EmailDocument | null,
): WorkspaceStore {
  return createStore<Workspace>(() => ({
    info,
    etag,
    base,
    storedAtMs,
    savePhase: "idle",
    standing: null,
    endedBy: null,
    movingTo: null,
    dialog: null,
    panels: readPanels(preferences),
    find: null,
    working: null,
    touring: false,
    problems,
    problemsDismissed: false,
    givenUp: null,
    reloading: false,
    granted: entitlements,
    ownMode: mode,
    triedBy,
    together,
  }));
}
