import type { Condition } from "./destination.js";

/**
 * The service wants its own tag for unsubscribing in every campaign. What is made is taken without it, and the campaign is not sent later.
 * `mark` is the part of the tag that all its forms have.
 */
export function wantsUnsubscribe(name: string, tag: string, mark = tag): Condition {
  return {
    code: "own-unsubscribe",
    words: `${name} wants its own tag for unsubscribing in every campaign: ${tag}`,
    values: { tag },
    isAdvice: true,
    isMet: ({ html }) => html.includes(mark),
  };
}
