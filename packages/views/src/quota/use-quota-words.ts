import type { QuotaUse } from "@mailwright/contract";
import { useUi } from "@mailwright/ui";
import { useCallback } from "react";
import { sayQuota } from "./say-quota.js";

/** Answers what says how far a limit is used up, in the reader's language. */
export function useQuotaWords(): (use: QuotaUse, level?: "near" | "full") => string {
  const { locale, overrides } = useUi();
  return useCallback((use, level) => sayQuota(use, { locale, overrides }, level), [locale, overrides]);
}
