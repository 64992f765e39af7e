import type { Category, Session, TemplateSummary } from "@mailwright/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BulkAction } from "../bulk/bulk-action.js";

type TemplateDialog =
  | "settings"
  | "share"
  | "duplicate"
  | "published"
  | "preview"
  | "notes"
  | "unpublish"
  | "remove"
  | "delete-forever"
  | "unlock"
  | "convert";

/** A dialog and what it is about. */
export type DialogRequest =
  | { readonly id: "create"; readonly layoutId?: string }
  | { readonly id: TemplateDialog; readonly template: TemplateSummary }
  | { readonly id: "category-create" }
  | { readonly id: "category-rename" | "category-delete"; readonly category: Category }
  | { readonly id: "mode-change"; readonly mode: Session["dnd_mode"] }
  | { readonly id: "bulk"; readonly action: BulkAction; readonly templates: readonly TemplateSummary[] }
  | { readonly id: "delete-all" }
  | { readonly id: "tour"; readonly step: 1 | 2 | 3 };

export type DialogId = DialogRequest["id"];

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

/** Closes whatever is open. */
export function closeDialog(store: DialogStore): void {
  store.setState({ request: undefined });
}
