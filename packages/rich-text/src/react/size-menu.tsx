import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { ALargeSmall } from "@mailwright/ui/icons";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** The seven sizes that the menu offers by name, in the pixels that browsers give HTML's sizes 1 to 7. */
const namedSizes = [
  { name: "xSmall", px: 10 },
  { name: "small", px: 13 },
  { name: "medium", px: 16 },
  { name: "large", px: 18 },
  { name: "xLarge", px: 24 },
  { name: "xxLarge", px: 32 },
  { name: "xxxLarge", px: 48 },
] as const;

/** The size of the selected words, where it is to differ from the rest of the text. */
export function SizeMenu() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const fontSize = useTextState((state) => state.fontSize);
  const choose = (size: number | null) => () => {
    field.commands.setFontSize(size);
    returnToText(field);
  };
  const own = ownSizePx(fontSize);
  const items = [
    { id: "inherited", label: say("asText"), isChecked: fontSize === null, onSelect: choose(null) },
    ...namedSizes.map(({ name, px }) => ({
      id: name,
      label: say("sizeNamed", { name: say(name), size: px }),
      isChecked: fontSize === `${px}px`,
      onSelect: choose(px),
    })),
    ...(own === undefined ? [] : [{ id: "own", label: say("sizePx", { size: own }), isChecked: true, onSelect: choose(own) }]),
  ];
  return (
    <Menu label={say("fontSize")} items={items} trigger={(props) => <IconButton {...props} label={say("fontSize")} icon={ALargeSmall} />} />
  );
}

/** A size that an import, a starter or an older version gave the words, and that has no name. */
function ownSizePx(fontSize: string | null): number | undefined {
  const px = Number(/^(\d+(?:\.\d+)?)px$/.exec(fontSize ?? "")?.[1] ?? Number.NaN);
  return Number.isNaN(px) || namedSizes.some((size) => size.px === px) ? undefined : px;
}
