import type { Email } from "./email.js";
import type { RuleFinding } from "./finding.js";

/** One thing that is looked at. Pure: the same email, the same findings. Never throws, whatever the document holds. */
export interface Rule {
  /** Names it in `CheckSettings.rules`, in `ruleNames` and in what is ignored. */
  readonly id: string;
  check(email: Email): Iterable<RuleFinding>;
}
