import { ToggleButton, useTranslate } from "@mailwright/ui";
import { Bold, Italic, Strikethrough, Underline } from "@mailwright/ui/icons";
import type { TextFormat } from "../model/text-format.js";
import { chordText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const formats = [
  { format: "bold", icon: Bold, key: "B" },
  { format: "italic", icon: Italic, key: "I" },
  { format: "underline", icon: Underline, key: "U" },
  { format: "strikethrough", icon: Strikethrough, key: undefined },
] as const satisfies readonly { readonly format: TextFormat; readonly icon: unknown; readonly key: string | undefined }[];

/** Bold, italic, underline, strikethrough. */
export function FormatControls() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const active = useTextState((state) => state.formats);
  return formats.map(({ format, icon, key }) => (
    <ToggleButton
      key={format}
      label={say(format)}
      icon={icon}
      shortcut={key && chordText(field, key)}
      isPressed={active[format]}
      onChange={() => field.commands.toggleFormat(format)}
    />
  ));
}
