/**
 * The merge-tag syntaxes that campaign tools use, most specific first: `{{{x}}}`, `{{x}}`, `{% x %}`, `*|X|*`,
 * `%%x%%`, `%x%`, `[[x]]`, `<%= x %>`, `${x}`, `$[x]$`. A tag never spans a line break inside `%…%` forms,
 * is at most about 500 characters long, and ends before the next one begins.
 */
// Bounded, and never beyond the next opening: each character is looked at by one attempt only, so that a text full of openings costs
// no more than its length.
const upTo = (next: string, content = String.raw`[\s\S]`) => `(?:(?!${next})${content}){0,500}?`;
const mergeTagSource = [
  String.raw`\{\{\{${upTo(String.raw`\{\{`)}\}\}\}`,
  String.raw`\{\{${upTo(String.raw`\{\{`)}\}\}`,
  String.raw`\{%${upTo(String.raw`\{%`)}%\}`,
  String.raw`\*\|[^\n<>|]{0,500}\|\*`,
  String.raw`%%[^%\n<>]{1,500}%%`,
  String.raw`%[a-z_][\w.]{0,200}%`,
  String.raw`\[\[${upTo(String.raw`\[\[`)}\]\]`,
  `<%[=-]?${upTo("<%")}%>`,
  String.raw`\$\{${upTo(String.raw`\$\{`, String.raw`[^}\n<>]`)}\}`,
  String.raw`\$\[${upTo(String.raw`\$\[`, String.raw`[^\]\n<>]`)}\]\$`,
].join("|");

/** A fresh global matcher of merge tags (global expressions keep state, so they are not shared). */
export function mergeTagPattern(): RegExp {
  return new RegExp(mergeTagSource, "gi");
}

const wholeMergeTag = new RegExp(`^(?:${mergeTagSource})$`, "i");

/** Is this text one merge tag and nothing else? Such a text may stand where a colour or an address is asked for. */
export function isMergeTag(text: string): boolean {
  return wholeMergeTag.test(text) && !smugglesHtml(text);
}

// `{{ "<img onerror=…>" }}` would carry HTML past every filter: what looks like a tag inside makes it ordinary text.
function smugglesHtml(tag: string): boolean {
  return /<[a-z/!?]/i.test(tag.startsWith("<%") ? tag.slice(2) : tag);
}

const open = "\uE002";
const close = "\uE003";
const token = new RegExp(`${open}(\\d+)${close}`, "g");

/** Merge tags taken out of a text, so that a parser or an escaper cannot break them. */
export interface ProtectedText {
  readonly text: string;
  /** Puts the tags back. `map` may change each tag on the way (in attributes `"` must become `'`). */
  restore(text: string, map?: (tag: string) => string): string;
}

/** Replaces every merge tag by a private-use token that no HTML or CSS parser touches. */
export function protectMergeTags(source: string): ProtectedText {
  if (!mayHoldMergeTag.test(source)) return { text: source, restore: (text) => text };
  const tags: string[] = [];
  const text = source.replace(/[\uE002\uE003]/g, "").replace(mergeTagPattern(), (tag) => {
    if (smugglesHtml(tag)) return tag;
    tags.push(tag);
    return `${open}${tags.length - 1}${close}`;
  });
  return {
    text,
    restore: (result, map = (tag) => tag) => result.replace(token, (_, index: string) => map(tags[Number(index)] ?? "")),
  };
}

// Cheap first look: most texts hold no merge tag and skip the work.
const mayHoldMergeTag = /[{%*[<$\uE002\uE003]/;
