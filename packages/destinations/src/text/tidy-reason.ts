import { encodeBase64 } from "./base64.js";

const reasonMaxLength = 500;

/** What a provider says, so that it may be shown and logged: one line without markup, without any of the secrets, and short. */
export function tidyReason(reason: string, secrets: readonly string[]): string {
  const line = reason
    .slice(0, reasonMaxLength * 20)
    .replace(/<[^>]*>/g, " ")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a sentence
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const hidden = secrets.filter((secret) => secret.length >= 4).flatMap(formsOf);
  return hidden
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, form) => text.replaceAll(form, "•••"), line)
    .slice(0, reasonMaxLength);
}

/** A secret also travels in addresses and in base64, and comes back like that in what a provider quotes. */
const formsOf = (secret: string) => [secret, encodeURIComponent(secret), encodeBase64(secret), encodeBase64(secret).replace(/=+$/, "")];
