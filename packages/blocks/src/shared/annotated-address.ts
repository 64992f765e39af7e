import { mergeTagPattern } from "@mailwright/document";

// The product's own pictures get their origin when the email is sent.
const whole = /^(?:https?:\/\/[^\s/]|\/(?:starter|api\/v2\/assets\/public)\/)/i;

/** An address as an annotation may hold it: whole, because an inbox shows it outside of the email. It may begin with a merge tag. */
export function annotatedAddress(address: string): string | undefined {
  const text = address.trim();
  return whole.test(text) || mergeTagPattern().exec(text)?.index === 0 ? text : undefined;
}
