import { mergeTagPattern } from "@mailwright/document";
import type { Email } from "../email/email.js";
import type { RuleFinding } from "../email/finding.js";
import type { Rule } from "../email/rule.js";

/** Merge tags are written so that the sender finds them, and are ones that it has. */
export const mergeTags: Rule = {
  id: "merge-tags",
  *check(email) {
    const known = email.options.mergeTags && new Set(email.options.mergeTags.map(nameOf));
    const open: { readonly keyword: string; readonly place: Place }[] = [];
    for (const place of collectPlaces(email)) {
      yield* judgeLeftovers(place);
      for (const tag of place.text.match(mergeTagPattern()) ?? []) {
        yield* judgeTag(tag, place, known);
        yield* judgeNesting(tag, place, open);
      }
    }
    for (const { keyword, place } of open) yield found(place, "error", "merge-tag-open", `{% ${keyword} … %}`);
  },
};

interface Place {
  readonly blockId: string | undefined;
  readonly text: string;
}

/** Texts that a sender looks through, those of one block together: a tag may go on in the next run of words. */
function collectPlaces({ light, options }: Email): readonly Place[] {
  const places: { blockId: string | undefined; text: string }[] = [];
  for (const { blockId, text } of light.texts) {
    const last = places.at(-1);
    if (last && last.blockId === blockId) last.text += text;
    else places.push({ blockId, text });
  }
  const links = light.links.map(({ blockId, href = "" }) => ({ blockId, text: href }));
  const pictures = light.pictures.map(({ blockId, src, alt = "" }) => ({ blockId, text: `${src} ${alt}` }));
  const head = [options.title, options.preheader].flatMap((text) => (text ? [{ blockId: undefined, text }] : []));
  return [...head, ...places, ...links, ...pictures].filter(({ text }) => mayHoldTag.test(text));
}

// Cheap first look: most texts hold no tag.
const mayHoldTag = /[{}%*|[\]<$]/;

function found(place: Place, severity: RuleFinding["severity"], code: string, tag: string): RuleFinding {
  const subject = tag.slice(0, 120);
  return { severity, code, blockId: place.blockId, subject, values: { tag: subject } };
}

/** What is left of an opening or a closing when the proper tags are gone. */
const leftover = /\{\{|\}\}|\{%|%\}|\*\||\|\*|<%|%>|\[\[|\]\]/;

function* judgeLeftovers(place: Place): Iterable<RuleFinding> {
  const rest = place.text.replace(mergeTagPattern(), "\uFFFC");
  const at = rest.search(leftover);
  if (at >= 0) yield found(place, "error", "merge-tag-broken", excerptAt(rest, at).replaceAll("\uFFFC", "").trim());
}

/** What stands around a place, from the beginning of a word. */
function excerptAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 13), at);
  const words = before.length < at ? before.replace(/^\S*\s/, "") : before;
  return words + text.slice(at, at + 28);
}

function* judgeTag(tag: string, place: Place, known: ReadonlySet<string> | undefined): Iterable<RuleFinding> {
  const name = nameOf(tag);
  if (name === "") yield found(place, "error", "merge-tag-empty", tag);
  // `%` and a word after it may be ordinary text.
  else if (known && known.size > 0 && !isLogic(tag) && !/^%[^%]/.test(tag) && !known.has(name))
    yield found(place, "warning", "merge-tag-unknown", tag);
}

/** What stands between the delimiters, without filters: `{{ name | default: "you" }}` is `name`. */
function nameOf(tag: string): string {
  const inside = tag.replace(/^(?:\{\{\{?|\{%-?|\*\||%%?|\[\[|<%[=-]?|\$[{[])|(?:\}?\}\}|-?%\}|\|\*|%%?|\]\]|%>|\}|\]\$)$/g, "");
  return (inside.split("|")[0] ?? "").trim().toLowerCase();
}

function isLogic(tag: string): boolean {
  return (
    tag.startsWith("{%") ||
    /^(?:\{\{|\*\||<%)\s*[#/^!]?\s*(?:if|else|end|unless|each|for|case|when)\b/i.test(tag) ||
    /^\{\{\s*[#/^!>]/.test(tag)
  );
}

const opening = /^\{%-?\s*(if|unless|for|case|capture)\b/i;
const closing = /^\{%-?\s*end(if|unless|for|case|capture)\b/i;

function* judgeNesting(tag: string, place: Place, open: { keyword: string; place: Place }[]): Iterable<RuleFinding> {
  const begun = opening.exec(tag)?.[1]?.toLowerCase();
  if (begun) open.push({ keyword: begun, place });
  const ended = closing.exec(tag)?.[1]?.toLowerCase();
  if (!ended) return;
  if (open.at(-1)?.keyword === ended) open.pop();
  else yield found(place, "error", "merge-tag-unopened", tag);
}
