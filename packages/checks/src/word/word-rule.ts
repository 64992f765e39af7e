import { isHidden } from "./is-hidden.js";
import type { WordElement, WordView } from "./word-view.js";

/** One documented peculiarity of Word, which draws emails in Outlook for Windows. */
export interface WordRule {
  readonly id: string;
  /** What Word does, in a sentence. */
  readonly does: string;
  /** Where that is documented. */
  readonly source: string;
  /**
   * `breaks`: something is lost, hidden, unreadable, or in another place or size. `plain`: it only looks plainer, as with square corners in the
   * place of round ones.
   */
  readonly harm: "breaks" | "plain";
  /** The elements that Word draws otherwise than they are meant, or a piece of a style sheet. Pure; never throws. */
  find(view: WordView): Iterable<WordElement | string>;
}

/** Makes a rule that looks at the elements one by one, those that Word hides left out. */
export function ofElements(rule: Omit<WordRule, "find">, isFound: (element: WordElement) => boolean): WordRule {
  return { ...rule, find: ({ elements }) => elements.filter((element) => !isHidden(element) && isFound(element)) };
}

/** The page of "Can I email" for a feature, with what it does in Outlook for Windows. */
export function canIEmail(feature: string): string {
  return `https://www.caniemail.com/features/${feature}/`;
}
