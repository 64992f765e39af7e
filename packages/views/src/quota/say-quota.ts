import { type QuotaUse, quotaLevel } from "@mailwright/contract";
import { createTranslator, type StringOverrides } from "@mailwright/ui";
import { quotaStrings } from "./quota-strings.js";

/** The reader's language, and the words that stand in place of ours. */
interface Language {
  readonly locale: string;
  readonly overrides: StringOverrides;
}

const bytesPerMegabyte = 1024 * 1024;

/** Says how far a limit is used up. A refusal says that it is reached, though some may be left that was not enough. */
export function sayQuota(use: QuotaUse, { locale, overrides }: Language, level?: "near" | "full"): string {
  const say = createTranslator(quotaStrings, { locale, overrides });
  const number = new Intl.NumberFormat(locale, use.kind === "bytes" ? { maximumFractionDigits: 1 } : {});
  const write = (amount: number) => (use.kind === "bytes" ? `${number.format(amount / bytesPerMegabyte)} MB` : number.format(amount));
  const reached = level ?? (quotaLevel(use) === "full" ? "full" : "near");
  const words = say(`${use.kind}-${reached}`, { used: write(use.used), limit: write(use.limit) });
  return use.scope === "workspace" ? say("workspace", { words }) : words;
}
