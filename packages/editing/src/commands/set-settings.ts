import { darkSettingsSpecs, type EmailDocument, fits, generalSettingsSpecs, isValues, type PropSpecs } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { writeValues } from "../tree/write-values.js";
import { isFields, isJsonRecord, isOneOf, isOptional, isString } from "./accept.js";
import type { CommandArguments } from "./command-arguments.js";
import { defineCommand } from "./define-command.js";

const specs: PropSpecs = generalSettingsSpecs;
const isDarkPart = isOneOf(["dark"]);

/** Sets General settings. They apply to a page wrapper, so without one they are refused. */
export const setSettings = defineCommand<"set-settings", undefined>({
  id: "set-settings",
  changes: "document",
  keepsText: true,
  accepts: (args): args is CommandArguments["set-settings"] =>
    isFields(args) && isJsonRecord(args["settings"]) && isOptional(args["part"], isDarkPart) && isOptional(args["mergeKey"], isString),
  refuses({ document }, { settings, part }) {
    if (!document.get().root.children?.some(({ type }) => type === "wrapper")) return refuse("settings-need-page-wrapper");
    const accepted = part === "dark" ? darkSettingsSpecs : specs;
    const wrong = Object.entries(settings).find(([name, value]) => value !== undefined && value !== null && !fits(accepted, name, value));
    return wrong && refuse("bad-arguments", wrong[0]);
  },
  run({ document }, { settings, part, mergeKey }) {
    const stored = document.get();
    const written = part === "dark" ? writeDark(stored.settings, settings) : writeValues(stored.settings, settings);
    document.commit({ key: "setSettings" }, { ...stored, settings: written }, { mergeKey });
    return done;
  },
});

type Settings = EmailDocument["settings"];

/** Dark colours are stored together; where none is left, nothing is. */
function writeDark(settings: Settings, colors: CommandArguments["set-settings"]["settings"]): Settings {
  const stored = settings["dark"];
  const dark = writeValues(isValues(stored) ? stored : {}, colors);
  return writeValues(settings, { dark: Object.keys(dark).length > 0 ? dark : undefined });
}
