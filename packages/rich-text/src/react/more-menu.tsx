import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { Ellipsis, IndentDecrease, IndentIncrease, RemoveFormatting, Subscript, Superscript } from "@mailwright/ui/icons";
import type { RichTextCommands } from "../field/rich-text-field.js";
import type { RichTextMode } from "../model/text-tree.js";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** What is needed less often. */
export function MoreMenu({ mode }: { readonly mode: RichTextMode }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const { subscript, superscript } = useTextState((state) => state.formats);
  const does = (run: (commands: RichTextCommands) => void) => () => {
    run(field.commands);
    returnToText(field);
  };
  const lines = [
    { id: "indent", label: say("indent"), icon: { directed: IndentIncrease }, onSelect: does((commands) => commands.indent()) },
    { id: "outdent", label: say("outdent"), icon: { directed: IndentDecrease }, onSelect: does((commands) => commands.outdent()) },
    { kind: "separator", id: "lines" },
  ] as const;
  const items = [
    ...(mode === "blocks" ? lines : []),
    {
      id: "superscript",
      label: say("superscript"),
      icon: Superscript,
      isChecked: superscript,
      onSelect: does(({ toggleFormat }) => toggleFormat("superscript")),
    },
    {
      id: "subscript",
      label: say("subscript"),
      icon: Subscript,
      isChecked: subscript,
      onSelect: does(({ toggleFormat }) => toggleFormat("subscript")),
    },
    { kind: "separator", id: "words" },
    { id: "clear", label: say("clear"), icon: RemoveFormatting, onSelect: does((commands) => commands.clearFormatting()) },
  ] as const;
  return <Menu label={say("more")} items={items} trigger={(props) => <IconButton {...props} label={say("more")} icon={Ellipsis} />} />;
}
