import type { BlockConflict, Side, ValueConflict } from "@mailwright/collaboration";
import { type AnyBlockDefinition, htmlToPlainText, isValues, type JsonValue } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { useBlockWords } from "../../../base/words/block-words.js";
import { generalSettingsStrings } from "../../general-settings/general-settings-strings.js";
import { settingsSections } from "../../general-settings/settings-fields.js";
import { mergingStrings } from "./merging-strings.js";

export interface ValueWords {
  /** What a value is called and what it is on that side; a block's own text without a name. */
  value(conflict: ValueConflict, side: Side): string;
  /** The block's own text on that side. */
  text(side: Side): string;
}

/** The values that both changed, as people read them. */
export function useValueWords({ mine, theirs }: BlockConflict): ValueWords {
  const say = useTranslate(mergingStrings);
  const words = useBlockWords();
  const sayLabel = useSettingLabel();
  const { registry } = useEditorServices();
  const type = (mine ?? theirs)?.type ?? "";
  const definition = registry.get(type);
  const read = (name: string, value: JsonValue | undefined): string => {
    if (value === undefined || value === "") return say("unset");
    if (typeof value === "boolean") return say(value ? "on" : "off");
    const spec = definition?.props[name];
    if (typeof value !== "string") return leavesOf(value).join("\n");
    if (spec?.kind === "richText" || isOwnHtml(definition, name)) return htmlToPlainText(value);
    return spec?.kind === "choice" && definition ? words.option(definition, name, value) : value;
  };
  const textName = definition?.editable?.prop;
  return {
    value(conflict, side) {
      const { part, name } = conflict;
      const [own, other] = [conflict[side], conflict[side === "mine" ? "theirs" : "mine"]];
      const isProp = part === "props";
      const shown = isProp ? read(name, own) : readPlainly(own, say);
      // What differs in its formatting only is shown as it is stored.
      const told = isProp && shown === read(name, other) && typeof own === "string" ? own : shown;
      if (isProp && name === textName) return told;
      const label = part === "settings" ? sayLabel(name) : isProp && definition ? words.prop(definition, name) : say("others");
      return say("labelled", { label, value: told });
    },
    text(side) {
      const value = textName === undefined ? undefined : (side === "mine" ? mine : theirs)?.props[textName];
      return textName !== undefined && typeof value === "string" ? read(textName, value) : "";
    },
  };
}

function useSettingLabel(): (name: string) => string {
  const say = useTranslate(mergingStrings);
  const sayField = useTranslate(generalSettingsStrings);
  return (name) => {
    for (const { level, fields } of Object.values(settingsSections).flat()) {
      const field = fields.find((each) => each.name === name);
      if (!field) continue;
      const setting = sayField(field.word);
      return level ? say("headingSetting", { level: level.slice(1), setting }) : setting;
    }
    return name;
  };
}

function readPlainly(value: JsonValue | undefined, say: (key: "unset" | "on" | "off") => string): string {
  if (value === undefined || value === "") return say("unset");
  if (typeof value === "boolean") return say(value ? "on" : "off");
  return leavesOf(value).join(", ");
}

const isOwnHtml = (definition: AnyBlockDefinition | undefined, name: string) =>
  definition?.editable?.prop === name && definition.editable.mode !== "plain";

/** The words and numbers that a list or a group of values holds. */
function leavesOf(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.map((item: JsonValue) => leavesOf(item).join(" · "));
  if (isValues(value)) return Object.values(value).flatMap(leavesOf);
  return value === "" || value === null ? [] : [String(value)];
}
