import type { CommentPerson } from "../../ports/comment-port.js";

/** What is being written after an at sign right before the caret: the beginning of a name, of two words at most. */
export function mentionBefore(text: string, caret: number): string | undefined {
  return /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/u.exec(text.slice(0, caret))?.[1];
}

/** Whose name begins so, or has a word that does. */
export function findMentioned(people: readonly CommentPerson[], begun: string): readonly CommentPerson[] {
  const wanted = begun.toLocaleLowerCase();
  return people.filter(({ name }) => {
    const known = name.toLocaleLowerCase();
    // The whole name stands there already.
    return known !== wanted && (known.startsWith(wanted) || known.includes(` ${wanted}`));
  });
}

/** The text with a name in the place of its beginning, and where the caret is then. */
export function writeMention(text: string, caret: number, begun: string, name: string): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, caret - begun.length)}${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}

/** The ids of those whose name stands after an at sign. */
export function mentionsIn(text: string, people: readonly CommentPerson[]): readonly string[] {
  const names = people.map(({ name }) => name);
  const mentioned = new Set(splitMentions(text, names).flatMap((part) => (part.isMention ? [part.text] : [])));
  return people.filter(({ name }) => mentioned.has(`@${name}`)).map(({ id }) => id);
}

/** The parts of a text: the mentions of these names, and what stands between them. */
export function splitMentions(text: string, names: readonly string[]): readonly { readonly text: string; readonly isMention: boolean }[] {
  // The longest first: "Ann Lee" is not "Ann" with a word after it.
  const [name, ...others] = names.filter((each) => each !== "").toSorted((a, b) => b.length - a.length);
  if (name === undefined) return text === "" ? [] : [{ text, isMention: false }];
  return text.split(`@${name}`).flatMap((part, index) => {
    const mention = index === 0 ? [] : [{ text: `@${name}`, isMention: true }];
    return [...mention, ...splitMentions(part, others)];
  });
}
