import type { ComponentType } from "react";
import type { DialogKind } from "../workspace/workspace-store.js";

type LoadDialog = () => Promise<ComponentType>;

/** Every dialog is a file of its own, fetched when it is first asked for. */
export const dialogLoaders: Readonly<Record<DialogKind, LoadDialog>> = {
  "template-info": async () => (await import("./template-info/template-info-dialog.js")).TemplateInfoDialog,
  "test-email": async () => (await import("./test-email/test-email-dialog.js")).TestEmailDialog,
  "general-settings": async () => (await import("./general-settings/general-settings-dialog.js")).GeneralSettingsDialog,
  checks: async () => (await import("../checks/checks-dialog.js")).ChecksDialog,
  export: async () => (await import("./export/export-dialog.js")).ExportDialog,
  clear: async () => (await import("./clear/clear-dialog.js")).ClearDialog,
  published: async () => (await import("./published/published-dialog.js")).PublishedDialog,
  "view-code": async () => (await import("./view-code/view-code-dialog.js")).ViewCodeDialog,
  "import-code": async () => (await import("./import-code/import-code-dialog.js")).ImportCodeDialog,
  "block-code": async () => (await import("./block-code/block-code-dialog.js")).BlockCodeDialog,
  notes: async () => (await import("./notes/notes-dialog.js")).NotesDialog,
  versions: async () => (await import("./versions/versions-dialog.js")).VersionsDialog,
  unpublish: async () => (await import("./unpublish/unpublish-dialog.js")).UnpublishDialog,
  shortcuts: async () => (await import("./shortcuts/shortcuts-dialog.js")).ShortcutsDialog,
  products: async () => (await import("./products/products-dialog.js")).ProductsDialog,
  commands: async () => (await import("../command-palette/command-palette.js")).CommandPalette,
  "save-module": async () => (await import("../modules/save-module-dialog.js")).SaveModuleDialog,
  problems: async () => (await import("./problems/problems-dialog.js")).ProblemsDialog,
  conflict: async () => (await import("./conflict/conflict-dialog.js")).ConflictDialog,
  "save-failed": async () => (await import("./save-failed/save-failed-dialog.js")).SaveFailedDialog,
  "crash-draft": async () => (await import("./crash-draft/crash-draft-dialog.js")).CrashDraftDialog,
  leave: async () => (await import("./leave/leave-dialog.js")).LeaveDialog,
};

/** What is needed when the connection is gone: to be fetched while it is still there. */
export const safetyDialogs: readonly LoadDialog[] = [dialogLoaders["save-failed"], dialogLoaders.conflict, dialogLoaders.leave];
