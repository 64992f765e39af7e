import type { FieldCode } from "./error-codes.js";
import { testMailRecipientsMax } from "./limits.js";

const address =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** True for one plain address, without a display name. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 320 && address.test(text);
}

/** What is wrong with the recipients of a test mail, or null. */
export function checkRecipients(recipients: readonly string[]): Extract<FieldCode, "required" | "too-many" | "invalid"> | null {
  if (recipients.length === 0) return "required";
  if (recipients.length > testMailRecipientsMax) return "too-many";
  return recipients.every(isEmailAddress) ? null : "invalid";
}
