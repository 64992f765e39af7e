import { webSafeFonts } from "@mailwright/document";
import { Button, Icon, Menu, useTranslate } from "@mailwright/ui";
import { ChevronDown } from "@mailwright/ui/icons";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const names = webSafeFonts.map(({ name }) => name);

/** The font of the selected words, where it is to differ from the rest of the text. A font that an import brought stays in the list. */
export function FontMenu() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const font = useTextState((state) => state.font);
  const choose = (name: string | null) => () => {
    field.commands.setFont(name);
    returnToText(field);
  };
  const offered = font === null || names.includes(font) ? names : [font, ...names];
  const items = [
    { id: "inherited", label: say("asText"), isChecked: font === null, onSelect: choose(null) },
    ...offered.map((name) => ({ id: name, label: name, isChecked: name === font, onSelect: choose(name) })),
  ];
  const current = font ?? say("asText");
  return (
    <Menu
      label={say("font")}
      items={items}
      trigger={(props) => (
        <Button {...props} variant="quiet" className="mw-text-style" aria-label={`${say("font")}: ${current}`}>
          <span className="mw-text-style-name">{font ?? say("font")}</span>
          <Icon icon={ChevronDown} sizePx={14} />
        </Button>
      )}
    />
  );
}
