import type { Category, Session, TemplateSummary } from "@mailwright/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BulkAction } from "../selection/bulk-action.js";
import type { TourStep } from "./tour-steps.js";

interface AboutTemplate {
  readonly template: TemplateSummary;
}

interface AboutCategory {
  readonly category: Category;
}

/** Every dialog, and what it is about. */
export interface DialogSubjects {
  /** With the starter that is chosen from the start; the blank one when left out. */
  create: { readonly starter?: TemplateSummary };
  settings: AboutTemplate;
  approval: AboutTemplate;
  share: AboutTemplate;
  transfer: AboutTemplate;
  "share-links": AboutTemplate;
  duplicate: AboutTemplate;
  published: AboutTemplate;
  preview: AboutTemplate;
  notes: AboutTemplate;
  unpublish: AboutTemplate;
  remove: AboutTemplate;
  "delete-forever": AboutTemplate;
  unlock: AboutTemplate;
  convert: AboutTemplate;
  "category-create": unknown;
  "category-rename": AboutCategory;
  "category-delete": AboutCategory;
  "mode-change": { readonly mode: Session["dnd_mode"] };
  bulk: { readonly action: BulkAction; readonly templates: readonly TemplateSummary[] };
  "bulk-move": { readonly category: Category; readonly isPut: boolean; readonly templates: readonly TemplateSummary[] };
  "bulk-export": { readonly templates: readonly TemplateSummary[] };
  /** What people did with a template, or with all that one sees. */
  activity: { readonly template?: TemplateSummary };
  /** What one asked the server for. */
  requests: unknown;
  /** Everything among the removed templates. */
  "delete-all": unknown;
  tour: { readonly step: TourStep };
}

export type DialogId = keyof DialogSubjects;

/** A dialog that is asked for. */
export type DialogRequest<Id extends DialogId = DialogId> = { [Each in Id]: { readonly id: Each } & DialogSubjects[Each] }[Id];

/** The dialog that is open; one at a time. */
export interface DialogState {
  readonly request: DialogRequest | undefined;
}

export type DialogStore = StoreApi<DialogState>;

/** A store with nothing open. One per dashboard. */
export function createDialogStore(): DialogStore {
  return createStore<DialogState>(() => ({ request: undefined }));
}

/** Opens a dialog in the place of the one that is open. */
export function openDialog(store: DialogStore, request: DialogRequest): void {
  store.setState({ request });
}

/** Opens a dialog unless one is open: what somebody has begun is not taken away for something that nobody asked for. */
export function offerDialog(store: DialogStore, request: DialogRequest): void {
  if (store.getState().request === undefined) store.setState({ request });
}

/** Closes whatever is open. */
export function closeDialog(store: DialogStore): void {
  store.setState({ request: undefined });
}
