import { foldLines } from "@mailwright/document";
import type { Destination } from "../declaration/destination.js";
import type { Choices } from "../fields/field.js";
import { type TranslatedMail, translateTags } from "../merge-tags/translate-tags.js";

type Mail = Parameters<typeof translateTags>[0];

/** An email in the words of a destination, and what is lost on the way. Where a destination is no reader of emails, such as a webhook, all stays as it is. The lines of its HTML are as short as mail servers want them. */
export function translateFor(destination: Pick<Destination, "mergeTags" | "tagsFor">, mail: Mail, choices: Choices = {}): TranslatedMail {
  const dialect = destination.tagsFor?.(choices) ?? destination.mergeTags;
  const translated = dialect === null ? { ...mail, untranslated: [] } : translateTags(mail, dialect);
  return { ...translated, html: foldLines(translated.html) };
}
