import type { DarkOutcome, MailClient } from "@mailwright/checks/clients";
import { useTranslate } from "@mailwright/ui";
import { programStrings } from "./program-strings.js";

/** The name of a mail program in full: whose it is, and what it runs on. */
export function useProgramName(): (client: MailClient) => string {
  const say = useTranslate(programStrings);
  return ({ name, platform }) => say("named", { name, platform: say(platform) });
}

/** What is said of a mail program in the dark. */
export const darkWords = {
  none: "staysLight",
  authored: "ownDark",
  partial: "partlyInverted",
  full: "allInverted",
} as const satisfies Record<DarkOutcome, string>;
