import { freePlanNumber } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { peopleStrings } from "./people-strings.js";

export type PersonRole = "ROLE_ADMIN" | "user";

export function useRoleOptions() {
  const t = useTranslate(peopleStrings);
  return [
    { value: "user", label: t("user") },
    { value: "ROLE_ADMIN", label: t("administrator") },
  ] as const;
}

/** The free plan and the first paid one; a person may have another by the host or the provider. */
export function usePlanOptions(current: number) {
  const t = useTranslate(peopleStrings);
  const numbers = [...new Set([freePlanNumber, 1, current])].toSorted((one, other) => one - other);
  const name = (plan: number) => (plan === freePlanNumber ? t("freePlan") : plan === 1 ? t("paidPlan") : t("otherPlan", { plan }));
  return numbers.map((plan) => ({ value: String(plan), label: name(plan) }));
}
