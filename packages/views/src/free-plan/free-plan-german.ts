import type { Translation } from "@mailwright/ui";
import type { freePlanStrings } from "./free-plan-strings.js";

export const freePlanGerman = {
  label: "Kostenlose Testphase",
  ends: "Sie testen gerade unsere Premium-Funktionen. Ihre kostenlose Testphase endet bald.",
  upgrade: "Jetzt upgraden",
} satisfies Translation<typeof freePlanStrings>;
