import { IconButton, useTranslate } from "@mailwright/ui";
import { IndentDecrease, IndentIncrease, RemoveFormatting } from "@mailwright/ui/icons";
import { useTextField } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const looks = {
  indent: { directed: IndentIncrease },
  outdent: { directed: IndentDecrease },
} as const;

/** Moves the selected lines a step further in, or back out. */
export function IndentButton({ step }: { readonly step: keyof typeof looks }) {
  const say = useTranslate(textStrings);
  const { commands } = useTextField();
  return <IconButton label={say(step)} icon={looks[step]} onClick={() => commands[step]()} />;
}

/** Gives the selected words back to the look of the text. */
export function ClearButton() {
  const say = useTranslate(textStrings);
  const { commands } = useTextField();
  return <IconButton label={say("clear")} icon={RemoveFormatting} onClick={() => commands.clearFormatting()} />;
}
