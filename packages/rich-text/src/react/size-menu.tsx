import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { ALargeSmall } from "lucide-react";
import { returnToText, useTextSession, useTextState } from "./text-session.js";
import { textStrings } from "./text-strings.js";

const sizesPx = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48];

/** The size of the selected words, where it is to differ from the rest of the text. */
export function SizeMenu() {
  const say = useTranslate(textStrings);
  const session = useTextSession();
  const fontSize = useTextState((state) => state.fontSize);
  const choose = (size: number | null) => () => {
    session.commands.setFontSize(size);
    returnToText(session);
  };
  const items = [
    { id: "inherited", label: say("sizeOfText"), isChecked: fontSize === null, onSelect: choose(null) },
    ...sizesPx.map((size) => ({
      id: String(size),
      label: say("sizePx", { size }),
      isChecked: fontSize === `${size}px`,
      onSelect: choose(size),
    })),
  ];
  return (
    <Menu label={say("fontSize")} items={items} trigger={(props) => <IconButton {...props} label={say("fontSize")} icon={ALargeSmall} />} />
  );
}
