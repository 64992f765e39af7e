import { type GeneralSettingName, generalSettingsSpecs } from "@mailwright/document";
import { refuse, take } from "@mailwright/editing";
import { act, define, show } from "./define-command.js";
import { defineDialog } from "./define-dialog.js";

const isSetting = (given: unknown): given is GeneralSettingName => typeof given === "string" && Object.hasOwn(generalSettingsSpecs, given);

/** Opens the general settings, where `setting` is if one is named. */
export const showGeneralSettings = define(take.orNothing(take.fields({ setting: take.optional(take.when(isSetting)) })), {
  id: "show-general-settings",
  isNamedFirst: true,
  words: { en: "General settings", de: "Allgemeine Einstellungen" },
  group: "template",
  order: 70,
  changes: "document",
  run: (context, args) => show(context, { kind: "general-settings", ...args }),
});

/** Asks before the canvas is emptied. */
export const askToClear = defineDialog({
  id: "ask-to-clear",
  isNamedFirst: true,
  words: { en: "Clear canvas", de: "Arbeitsfläche leeren" },
  short: { en: "Clear", de: "Leeren" },
  order: 71,
  dialog: "clear",
  changes: "document",
  refuses({ document }) {
    const isEmpty = document.get().root.children?.every(({ type, children }) => type === "wrapper" && !children?.length) ?? true;
    return isEmpty ? refuse("nothing-to-change") : undefined;
  },
});

/** Opens the code of the email, to read and to copy. */
export const showCode = defineDialog({
  id: "show-code",
  isNamedFirst: true,
  words: { en: "View code", de: "Code anzeigen" },
  order: 72,
  dialog: "view-code",
});

/** Opens the place where code or a file is put in. */
export const showImport = defineDialog({
  id: "show-import",
  isNamedFirst: true,
  words: { en: "Import code", de: "Code importieren" },
  order: 73,
  dialog: "import-code",
  changes: "document",
});

/** Opens the ways to export. */
export const showExport = defineDialog({
  id: "show-export",
  isNamedFirst: true,
  words: { en: "Export", de: "Exportieren" },
  order: 74,
  dialog: "export",
});

/** Opens the stored versions. */
export const showVersions = defineDialog({
  id: "show-versions",
  isNamedFirst: true,
  words: { en: "Version history", de: "Versionsverlauf" },
  order: 75,
  dialog: "versions",
  needs: "versions",
});

/** Asks for a name under which what is there now is kept. */
export const nameVersion = define(take.nothing, {
  id: "name-version",
  words: { en: "Save as a version …", de: "Als Version speichern …" },
  group: "template",
  order: 75,
  changes: "document",
  refuses: ({ services }) => (services.ports.versions?.keep ? undefined : refuse("not-offered")),
  run: (context) => show(context, { kind: "versions", naming: true }),
});

/** Opens the person's notes. */
export const showNotes = defineDialog({
  id: "show-notes",
  isNamedFirst: true,
  words: { en: "Personal notes", de: "Persönliche Notizen" },
  order: 76,
  dialog: "notes",
  needs: "notes",
});

/** Opens whether colleagues approve the email, and the ways to ask and to answer. */
export const showApproval = defineDialog({
  id: "show-approval",
  words: { en: "Review", de: "Freigabe" },
  order: 77,
  dialog: "approval",
  offered: "approval",
});

/** Opens what people did with the template. */
export const showActivity = defineDialog({
  id: "show-activity",
  words: { en: "Activity", de: "Aktivität" },
  order: 77,
  dialog: "activity",
  needs: "activity",
});

/** Asks where a test email goes. */
export const showTestEmail = defineDialog({
  id: "show-test-email",
  isNamedFirst: true,
  words: { en: "Test email", de: "Test-E-Mail" },
  order: 77,
  dialog: "test-email",
  needs: "testEmail",
});

/** Opens name, categories and the rest that is known of the template. */
export const showInfo = defineDialog({
  id: "show-info",
  words: { en: "Template info", de: "Angaben zur Vorlage" },
  order: 78,
  dialog: "template-info",
  needs: "info",
});

/** Opens what the checks find. */
export const showChecks = defineDialog({
  id: "show-checks",
  isNamedFirst: true,
  words: { en: "Checks", de: "Prüfung" },
  order: 79,
  dialog: "checks",
  offered: "checks",
});

/** Closes the dialog that is open; what was changed in it stays. */
export const closeDialog = define(take.nothing, {
  id: "close-dialog",
  words: { en: "Close the dialog", de: "Dialog schließen" },
  group: "view",
  changes: "view",
  offers: [],
  refuses: ({ services }) => (services.workspace.getState().dialog ? undefined : refuse("not-now")),
  run: (context) => act(context, (actions) => actions.close()),
});
