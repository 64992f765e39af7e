export { defineEmailEditor, preloadEmailEditor } from "./email-editor/email-editor.js";
export type { EmailEditorDefaults } from "./email-editor/email-editor-defaults.js";
export type { EmailEditorElement } from "./email-editor/email-editor-element.js";
export type { EmailEditorEventMap } from "./email-editor/email-editor-events.js";
export type {
  EmailEditorCommandArguments,
  EmailEditorCommandId,
  EmailEditorCommandOutcome,
  EmailEditorCommands,
} from "./given/email-editor-commands.js";
export type {
  EmailEditorBlock,
  EmailEditorBlocks,
  EmailEditorChecks,
  EmailEditorChecksFeature,
  EmailEditorDocument,
  EmailEditorExportOptions,
  EmailEditorFeatures,
  EmailEditorLogic,
  EmailEditorMergeTag,
  EmailEditorProviders,
  EmailEditorRecipient,
  EmailEditorTemplating,
  EmailEditorUser,
} from "./given/email-editor-values.js";
export type { ElementErrorCode } from "./given/misfit.js";
export type { ElementWords } from "./given/words.js";
