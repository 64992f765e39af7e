import { type IconShape, ToggleButton, useTranslate } from "@mailwright/ui";
import { Bold, Italic, Strikethrough, Subscript, Superscript, Underline } from "@mailwright/ui/icons";
import type { TextFormat } from "../model/text-format.js";
import { chordText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const looks: Readonly<Record<TextFormat, { readonly icon: readonly IconShape[]; readonly key?: string }>> = {
  bold: { icon: Bold, key: "B" },
  italic: { icon: Italic, key: "I" },
  underline: { icon: Underline, key: "U" },
  strikethrough: { icon: Strikethrough },
  superscript: { icon: Superscript },
  subscript: { icon: Subscript },
};

/** Makes the selected words bold, italic, underlined, …, and shows whether they are. */
export function FormatToggle({ format }: { readonly format: TextFormat }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const isActive = useTextState((state) => state.formats[format]);
  const { icon, key } = looks[format];
  return (
    <ToggleButton
      label={say(format)}
      icon={icon}
      shortcut={key && chordText(field, key)}
      isPressed={isActive}
      onChange={() => field.commands.toggleFormat(format)}
    />
  );
}
