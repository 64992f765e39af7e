import { checkTemplateName, forbiddenCharacters, templateNameMaxLength, tidyName } from "@mailwright/contract";
import { decodeEntities } from "@mailwright/document";

const headLength = 20_000;

/** What an email is called as a template: by its own title or subject, else by its file. */
export function titleOf(source: string, name: string): string {
  const head = source.slice(0, headLength);
  const [, written = ""] = /<(?:title|mj-title)\b[^>]*>([^<]*)</i.exec(head) ?? /^subject:[ \t]*([^\r\n]+)/im.exec(head) ?? [];
  const file = name.split(/[/\\]/).findLast((part) => part !== "") ?? name;
  return nameFrom(decodeEntities(written)) || nameFrom(file.replace(/\.\w{1,5}$/, "")) || "Import";
}

/** A name that a template may have. */
function nameFrom(text: string): string {
  // A subject in another character set, or one that a merge tag writes, says nothing to people.
  if (/=\?[\w-]+\?[bq]\?/i.test(text)) return "";
  const plain = Array.from(text, (character) => (forbiddenCharacters.includes(character) ? " " : character)).join("");
  const name = tidyName(plain).replace(/\s+/g, " ").trim();
  const short = Array.from(name).slice(0, templateNameMaxLength).join("").trim();
  return checkTemplateName(short) === null ? short : "";
}
