import type { RefusalCode } from "@mailwright/editing";
import { createTranslator, type StringOverrides } from "@mailwright/ui";
import { sayQuota } from "@mailwright/views/limits";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { portStrings } from "./port-strings.js";
import { refusalStrings } from "./refusal-strings.js";

/** The reader's language, and the words that stand in place of ours. */
export interface Language {
  readonly locale: string;
  readonly overrides: StringOverrides;
}

/** Says why a command did nothing. */
export function sayRefusal(refusal: RefusalCode, language: Language): string {
  return createTranslator(refusalStrings, language)(refusal);
}

/** Words that name a size. */
const sized = ["template-too-large", "body-too-large"] as const;
type SizedCode = (typeof sized)[number];
type PlainCode = Exclude<keyof typeof portStrings.messages, SizedCode>;

const isKnown = (code: string): code is PlainCode => Object.hasOwn(portStrings.messages, code);

/** Says why a port refused; nothing where the reason has no words of its own. */
export function sayPortRefusal({ code, sizeBytes, quota }: PortRefusal, language: Language): string | undefined {
  if (quota) return sayQuota(quota, language, "full");
  const say = createTranslator(portStrings, language);
  const sizedCode = sized.find((each) => each === code);
  if (!sizedCode) return isKnown(code) ? say(code) : undefined;
  if (sizeBytes === undefined) return undefined;
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return say(sizedCode, { size: `${new Intl.NumberFormat(language.locale, form).format(sizeBytes / (1024 * 1024))}MB` });
}
