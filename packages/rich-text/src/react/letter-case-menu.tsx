import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { CaseSensitive } from "@mailwright/ui/icons";
import type { LetterCase } from "../model/letter-case.js";
import { returnToText, useTextField } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const cases = ["sentence", "lower", "upper", "title"] as const satisfies readonly LetterCase[];

/** Writes the selected words in another case. Each entry is written as it writes. */
export function LetterCaseMenu() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const items = cases.map((letterCase) => ({
    id: letterCase,
    label: say(letterCase),
    onSelect: () => {
      field.commands.setLetterCase(letterCase);
      returnToText(field);
    },
  }));
  return (
    <Menu
      label={say("letterCase")}
      items={items}
      trigger={(props) => <IconButton {...props} label={say("letterCase")} icon={CaseSensitive} />}
    />
  );
}
