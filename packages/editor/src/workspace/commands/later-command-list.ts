// The commands of the interface whose code comes later: one line per command. They have no keys.

export { replaceText } from "../find/replace-text.js";
export { chooseImage, chooseProducts, editCode, editImage, saveModule } from "./block-dialog-commands.js";
export { fixFinding, ignoreFinding } from "./checks-commands.js";
export { commentOnWords } from "./comment-command.js";
export { showContested, takeContested } from "./contest-commands.js";
export {
  askToClear,
  closeDialog,
  nameVersion,
  showActivity,
  showApproval,
  showChecks,
  showCode,
  showExport,
  showGeneralSettings,
  showImport,
  showInfo,
  showNotes,
  showTestEmail,
  showVersions,
} from "./dialog-commands.js";
export { closeFind, findNext, findPrevious } from "./find-step-commands.js";
export { importCode } from "./import-command.js";
export { dismissProblems, showProblems } from "./problem-commands.js";
export { showInProgram } from "./program-command.js";
export { replaceDocument, restoreDraft, takeTheirs } from "./replace-commands.js";
export { convert, unlock } from "./sharing-commands.js";
export { cancel, goHome, publish, restore, saveAndContinue, unpublish } from "./template-commands.js";
export { startTour } from "./tour-command.js";
export { restoreBlock, restoreVersion, showChanges } from "./version-commands.js";
