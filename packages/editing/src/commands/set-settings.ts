import { darkSettingsSpecs, type EmailDocument, fits, generalSettingsSpecs, isValues, type PropSpecs } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { type ValuesPatch, writeValues } from "../tree/write-values.js";
import { defineCommand } from "./command.js";
import { take } from "./take.js";

const specs: PropSpecs = generalSettingsSpecs;

/** Sets General settings. They apply to a page wrapper, so without one they are refused. */
export const setSettings = defineCommand(
  /** With `part: "dark"`, colours for dark screens. */
  take.fields({ settings: take.values, part: take.optional(take.oneOf(["dark"])), mergeKey: take.optional(take.text) }),
  {
    id: "set-settings",
    words: { en: "Change general settings", de: "Allgemeine Einstellungen ändern" },
    group: "template",
    changes: "document",
    keepsText: true,
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
  },
);

type Settings = EmailDocument["settings"];

/** Dark colours are stored together; where none is left, nothing is. */
function writeDark(settings: Settings, colors: ValuesPatch): Settings {
  const stored = settings["dark"];
  const dark = writeValues(isValues(stored) ? stored : {}, colors);
  return writeValues(settings, { dark: Object.keys(dark).length > 0 ? dark : undefined });
}
