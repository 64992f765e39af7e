import { forbiddenCharacters, type TextFault } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { faultStrings } from "./fault-strings.js";

const words = {
  required: "nameRequired",
  "too-long": "tooLong",
  "forbidden-characters": "forbiddenCharacters",
  "name-characters": "nameCharacters",
  "outer-spaces": "outerSpaces",
} as const satisfies Record<TextFault, keyof typeof faultStrings.messages>;

/** Answers what says what is wrong with a name, a description or a preheader; undefined where nothing is. */
export function useFaultWords(): (fault: TextFault | null | undefined) => string | undefined {
  const say = useTranslate(faultStrings);
  return (fault) => (fault ? say(words[fault], { characters: [...forbiddenCharacters].join(" ") }) : undefined);
}
