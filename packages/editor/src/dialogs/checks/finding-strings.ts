import { checkMessages, fixMessages, ruleNames } from "@mailwright/checks";
import { defineStrings } from "@mailwright/ui";

// Beside the words of the checks' button, so that the first screen does without them.

type Sentences = Readonly<Record<string, string>>;

/** The sentences of findings. Each rule knows which values its sentence has. */
export const findingStrings = defineStrings<Sentences>("checks", checkMessages);
export const fixStrings = defineStrings<Sentences>("checks.fix", fixMessages);
export const ruleStrings = defineStrings<Sentences>("checks.rule", ruleNames);
