import { forbiddenCharacters, type TextFault } from "@mailwright/contract";
import { defineStrings, useTranslate } from "@mailwright/ui";

export const faultStrings = defineStrings("dashboard.faults", {
  nameRequired: "Please enter name",
  tooLong: "Max length exceeded",
  forbiddenCharacters: "These characters are not allowed: {characters}",
  outerSpaces: "Must not start or end with spaces",
});

const words = {
  required: "nameRequired",
  "too-long": "tooLong",
  "forbidden-characters": "forbiddenCharacters",
  "outer-spaces": "outerSpaces",
} as const satisfies Record<TextFault, keyof typeof faultStrings.messages>;

/** Says what is wrong with a name, a description or a preheader. */
export function useFaultWords() {
  const say = useTranslate(faultStrings);
  return (fault: TextFault | null): string | undefined => {
    if (fault === null) return undefined;
    if (fault === "forbidden-characters") return say("forbiddenCharacters", { characters: [...forbiddenCharacters].join(" ") });
    return say(words[fault]);
  };
}
