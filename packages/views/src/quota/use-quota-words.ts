import { type QuotaUse, quotaLevel } from "@mailwright/contract";
import { useFormats, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { quotaStrings } from "./quota-strings.js";

const bytesPerMegabyte = 1024 * 1024;

/** Answers what says how far a limit is used up. A refusal says that it is reached, though some may be left that was not enough. */
export function useQuotaWords(): (use: QuotaUse, level?: "near" | "full") => string {
  const say = useTranslate(quotaStrings);
  const { number } = useFormats();
  return useCallback(
    (use, level = quotaLevel(use) === "full" ? "full" : "near") => {
      const write = (amount: number) =>
        use.kind === "bytes" ? `${number(amount / bytesPerMegabyte, { maximumFractionDigits: 1 })} MB` : number(amount);
      const words = say(`${use.kind}-${level}`, { used: write(use.used), limit: write(use.limit) });
      return use.scope === "workspace" ? say("workspace", { words }) : words;
    },
    [say, number],
  );
}
