import { isApiError } from "@mailwright/client";
import { useTranslate } from "@mailwright/ui";
import { storesStrings } from "./stores-strings.js";

const told = [
  "service-key-refused",
  "service-unreachable",
  "service-refused",
  "not-found",
  "service-busy",
  "service-used-up",
  "too-many-requests",
  "not-configured",
  "admin-only",
  "network",
] as const;

/** Says what a store had against it, and what helps. */
export function useStoreFaults(): (code: string) => string {
  const say = useTranslate(storesStrings);
  return (code) => say(`fault.${told.find((known) => known === code) ?? "other"}`);
}

/** What the form of a store has to say after it was sent. */
export interface FormFaults {
  readonly address?: string | undefined;
  readonly general?: string | undefined;
}

/** Where what was wrong with a store belongs: at its address, or below the form. */
export function useFormFaults(): (error: unknown) => FormFaults {
  const say = useTranslate(storesStrings);
  const words = useStoreFaults();
  return (error) => {
    if (error === null || error === undefined) return {};
    if (!isApiError(error)) return { general: words("other") };
    const ofAddress = error.fields.find(({ field }) => field === "url");
    if (ofAddress?.code === "too-many") return { general: say("field.many") };
    return ofAddress ? { address: say("field.url") } : { general: words(error.code) };
  };
}
