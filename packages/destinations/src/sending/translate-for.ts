import type { Destination } from "../declaration/destination.js";
import { type TranslatedMail, translateTags } from "../merge-tags/translate-tags.js";

type Mail = Parameters<typeof translateTags>[0];

/** An email in the words of a destination, and what is lost on the way. Where a destination is no reader of emails, such as a webhook, all stays as it is. */
export function translateFor({ mergeTags }: Pick<Destination, "mergeTags">, mail: Mail): TranslatedMail {
  return mergeTags === null ? { ...mail, untranslated: [] } : translateTags(mail, mergeTags);
}
