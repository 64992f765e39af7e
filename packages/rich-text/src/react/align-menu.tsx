import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { AlignCenter, AlignJustify, AlignLeft, AlignRight } from "@mailwright/ui/icons";
import type { TextAlign } from "../commands/blocks.js";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const icons = {
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  justify: AlignJustify,
} satisfies Record<TextAlign, unknown>;
const aligns = ["left", "center", "right", "justify"] as const satisfies readonly TextAlign[];

/** How the whole block is aligned, for texts that have no lines of their own (a heading). */
export interface BlockAlignment {
  readonly value: string;
  readonly onChange: (align: TextAlign) => void;
}

/** How the lines run: the selected ones, or those of the whole block. */
export function AlignMenu({ block }: { readonly block: BlockAlignment | undefined }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const ofLines = useTextState((state) => state.align);
  const current = block ? block.value : ofLines;
  const items = aligns.map((align) => ({
    id: align,
    label: say(align),
    icon: icons[align],
    isChecked: align === current,
    onSelect: () => {
      if (block) block.onChange(align);
      else field.commands.setAlign(align === current ? null : align);
      returnToText(field);
    },
  }));
  const icon = icons[aligns.find((align) => align === current) ?? "left"];
  return <Menu label={say("align")} items={items} trigger={(props) => <IconButton {...props} label={say("align")} icon={icon} />} />;
}
