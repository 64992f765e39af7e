import type { ComponentType } from "react";
import type { DialogId, DialogRequest } from "../dialog-requests/dialog-store.js";

/** What every dialog is given. */
export interface DialogFaceProps<Id extends DialogId = DialogId> {
  readonly request: DialogRequest<Id>;
  readonly onClose: () => void;
}

type Loaders = { readonly [Id in DialogId]: () => Promise<ComponentType<DialogFaceProps<Id>>> };

const loadConfirm = async () => (await import("../dialogs/confirm/confirm-template-dialog.js")).ConfirmTemplateDialog;
const loadCategoryName = async () => (await import("../dialogs/category/category-name-dialog.js")).CategoryNameDialog;
const loadBulk = async () => (await import("../bulk/bulk-dialog.js")).BulkDialog;

/** Every dialog is a file of its own, fetched when it is first asked for. */
export const dialogLoaders: Loaders = {
  create: async () => (await import("../dialogs/create/create-dialog.js")).CreateDialog,
  settings: async () => (await import("../dialogs/settings/settings-dialog.js")).SettingsDialog,
  approval: async () => (await import("../dialogs/approval/template-approval.js")).TemplateApproval,
  share: async () => (await import("../dialogs/share/share-dialog.js")).ShareDialog,
  transfer: async () => (await import("../dialogs/share/transfer-dialog.js")).TransferDialog,
  "share-links": async () => (await import("../dialogs/share/share-links-dialog.js")).ShareLinksDialog,
  duplicate: async () => (await import("../dialogs/duplicate/duplicate-dialog.js")).DuplicateDialog,
  published: async () => (await import("../dialogs/published/template-published.js")).TemplatePublished,
  preview: async () => (await import("../dialogs/preview/preview-dialog.js")).PreviewDialog,
  notes: async () => (await import("../dialogs/notes/template-notes.js")).TemplateNotes,
  unpublish: loadConfirm,
  remove: loadConfirm,
  "delete-forever": loadConfirm,
  unlock: loadConfirm,
  convert: loadConfirm,
  "category-create": loadCategoryName,
  "category-rename": loadCategoryName,
  "category-delete": async () => (await import("../dialogs/category/category-delete-dialog.js")).CategoryDeleteDialog,
  "mode-change": async () => (await import("../dialogs/mode-change/mode-change-dialog.js")).ModeChangeDialog,
  bulk: loadBulk,
  "bulk-move": async () => (await import("../bulk/bulk-move.js")).BulkMove,
  "bulk-export": async () => (await import("../bulk/export/bulk-export.js")).BulkExport,
  "delete-all": loadBulk,
  activity: async () => (await import("../dialogs/activity/template-activity.js")).TemplateActivity,
  requests: async () => (await import("../dialogs/requests/requests-dialog.js")).RequestsDialog,
  tour: async () => (await import("../dialogs/tour/tour.js")).Tour,
};
