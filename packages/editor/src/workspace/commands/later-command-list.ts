// The commands of the interface whose code comes later: one line per command. They have no keys.

export { replaceText } from "../find/replace-text.js";
export { chooseProducts, editCode } from "./block-dialog-commands.js";
export { fixFinding, ignoreFinding } from "./checks-commands.js";
export {
  askToClear,
  saveModule,
  showChecks,
  showCode,
  showExport,
  showGeneralSettings,
  showImport,
  showInfo,
  showNotes,
  showTestEmail,
  showVersions,
  startTour,
} from "./dialog-commands.js";
export { closeFind, findNext, findPrevious } from "./find-step-commands.js";
export { importCode } from "./import-command.js";
export { closeDialog, dismissProblems, showProblems } from "./problem-commands.js";
export { replaceDocument, restoreDraft, takeTheirs } from "./replace-commands.js";
export { convert, unlock } from "./sharing-commands.js";
export { cancel, goHome, publish, restore, saveAndContinue, unpublish } from "./template-commands.js";
export { restoreBlock, restoreVersion } from "./version-commands.js";
