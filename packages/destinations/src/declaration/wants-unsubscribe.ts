import type { Choices } from "../fields/field.js";
import type { Condition } from "./destination.js";

interface Wanting {
  /** The part of the tag that all its forms have. */
  readonly mark?: string;
  /** For what it is not wanted. */
  readonly isExempt?: (choices: Choices) => boolean;
}

/** The service wants its own tag for unsubscribing in every campaign. What is made is taken without it, and the campaign is not sent later. */
export function wantsUnsubscribe(name: string, tag: string, { mark = tag, isExempt = () => false }: Wanting = {}): Condition {
  return {
    code: "own-unsubscribe",
    words: `${name} wants its own tag for unsubscribing in every campaign: ${tag}`,
    values: { tag },
    isAdvice: true,
    isMet: ({ html }, choices) => isExempt(choices) || html.includes(mark),
  };
}
