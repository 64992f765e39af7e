import { Button, Icon, Menu, useTranslate } from "@mailwright/ui";
import { ChevronDown } from "@mailwright/ui/icons";
import type { ParagraphTag } from "../model/text-tree.js";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const tags: readonly ParagraphTag[] = ["p", "h1", "h2", "h3", "h4", "h5", "h6"];

/** What the lines are: paragraph or heading. */
export function StyleMenu() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const block = useTextState((state) => state.block);
  const items = tags.map((tag) => ({
    id: tag,
    label: say(tag),
    isChecked: tag === block,
    onSelect: () => {
      field.commands.setBlock(tag);
      returnToText(field);
    },
  }));
  const current = say(block ?? "mixed");
  return (
    <Menu
      label={say("style")}
      items={items}
      trigger={(props) => (
        <Button {...props} variant="quiet" className="mw-text-style" aria-label={`${say("style")}: ${current}`}>
          <span className="mw-text-style-name">{current}</span>
          <Icon icon={ChevronDown} sizePx={14} />
        </Button>
      )}
    />
  );
}
