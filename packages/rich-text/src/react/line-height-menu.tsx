import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { ListChevronsUpDown } from "@mailwright/ui/icons";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const factors = [1, 1.2, 1.5, 2];

/** How far apart the selected lines are, where that is to differ from the rest of the text. */
export function LineHeightMenu() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const lineHeight = useTextState((state) => state.lineHeight);
  const choose = (factor: number | null) => () => {
    field.commands.setLineHeight(factor);
    returnToText(field);
  };
  const items = [
    { id: "inherited", label: say("asText"), isChecked: lineHeight === null, onSelect: choose(null) },
    ...factors.map((factor) => ({
      id: String(factor),
      label: say("percent", { count: factor * 100 }),
      isChecked: Number(lineHeight ?? Number.NaN) === factor,
      onSelect: choose(factor),
    })),
  ];
  return (
    <Menu
      label={say("lineHeight")}
      items={items}
      trigger={(props) => <IconButton {...props} label={say("lineHeight")} icon={ListChevronsUpDown} />}
    />
  );
}
