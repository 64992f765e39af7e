import type { ComponentType } from "react";
import type { DialogKind } from "../../workspace/workspace-store.js";

type LoadDialog = () => Promise<ComponentType>;

/** Every dialog is a file of its own, fetched when it is first asked for. */
export const dialogLoaders: Readonly<Record<DialogKind, LoadDialog>> = {
  "template-info": async () => (await import("../../dialogs/template-info/template-info-dialog.js")).TemplateInfoDialog,
  "test-email": async () => (await import("../../dialogs/test-email/test-email-dialog.js")).TestEmailDialog,
  "general-settings": async () => (await import("../../dialogs/general-settings/general-settings-dialog.js")).GeneralSettingsDialog,
  checks: async () => (await import("../../dialogs/checks/checks-dialog.js")).ChecksDialog,
  export: async () => (await import("../../dialogs/export/export-dialog.js")).ExportDialog,
  clear: async () => (await import("../../dialogs/clear/clear-dialog.js")).ClearDialog,
  published: async () => (await import("../../dialogs/published/template-published.js")).TemplatePublished,
  "view-code": async () => (await import("../../dialogs/view-code/view-code-dialog.js")).ViewCodeDialog,
  "import-code": async () => (await import("../../dialogs/import-code/import-code-dialog.js")).ImportCodeDialog,
  "block-code": async () => (await import("../../dialogs/block-code/block-code-dialog.js")).BlockCodeDialog,
  notes: async () => (await import("../../dialogs/notes/template-notes.js")).TemplateNotes,
  approval: async () => (await import("../../dialogs/approval/template-approval.js")).TemplateApproval,
  activity: async () => (await import("../../dialogs/activity/template-activity.js")).TemplateActivity,
  versions: async () => (await import("../../dialogs/versions/versions-dialog.js")).VersionsDialog,
  unpublish: async () => (await import("../../dialogs/unpublish/unpublish-dialog.js")).UnpublishDialog,
  shortcuts: async () => (await import("../../dialogs/shortcuts/shortcuts-dialog.js")).ShortcutsDialog,
  products: async () => (await import("../../dialogs/products/products-dialog.js")).ProductsDialog,
  images: async () => (await import("../../dialogs/images/images-dialog.js")).ImagesDialog,
  "edit-image": async () => (await import("../../dialogs/edit-image/edit-image-dialog.js")).EditImageDialog,
  commands: async () => (await import("../../dialogs/command-palette/command-palette.js")).CommandPalette,
  "save-module": async () => (await import("../../dialogs/save-module/save-module-dialog.js")).SaveModuleDialog,
  problems: async () => (await import("../../dialogs/problems/problems-dialog.js")).ProblemsDialog,
  contested: async () => (await import("../../dialogs/conflict/contested/contested-dialog.js")).ContestedDialog,
  conflict: async () => (await import("../../dialogs/conflict/conflict-dialog.js")).ConflictDialog,
  "refused-blocks": async () => (await import("../../dialogs/refused-blocks/refused-blocks-dialog.js")).RefusedBlocksDialog,
  "save-failed": async () => (await import("../../dialogs/save-failed/save-failed-dialog.js")).SaveFailedDialog,
  "crash-draft": async () => (await import("../../dialogs/crash-draft/crash-draft-dialog.js")).CrashDraftDialog,
  leave: async () => (await import("../../dialogs/leave/leave-dialog.js")).LeaveDialog,
};

/** The dialogs whose work needs no server. */
export const localDialogs: readonly LoadDialog[] = (
  [
    "general-settings",
    "view-code",
    "import-code",
    "block-code",
    "checks",
    "commands",
    "shortcuts",
    "clear",
    "problems",
    "export",
    "crash-draft",
    "refused-blocks",
  ] satisfies readonly DialogKind[]
).map((kind) => dialogLoaders[kind]);

/** The dialogs that are needed when the connection is gone. They are fetched ahead. */
export const safetyDialogs: readonly LoadDialog[] = [dialogLoaders["save-failed"], dialogLoaders.conflict, dialogLoaders.leave];
