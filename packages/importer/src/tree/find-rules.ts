import type { PlacedElement } from "../mjml/placed-element.js";
import { countElements, type StampedElements } from "./find-stamps.js";

/** When a block is shown and for what it is repeated, as its extras have it. */
export type FoundRules = Readonly<Partial<Record<"condition" | "repeat" | "repeatAs", string>>>;

/** Elements without the tags of rules that stand around one of them, and what these say of it. */
export interface RuledElements {
  readonly elements: readonly PlacedElement[];
  readonly rules: ReadonlyMap<PlacedElement, FoundRules>;
}

const conditionTag = /^\{%\s*if\s+(\S[\s\S]*?)\s*%\}$/;
const repeatTag = /^\{%\s*for\s+(\w+)\s+in\s+(\S[\s\S]*?)\s*%\}$/;
const endTag = /^\{%\s*end(?:if|for)\s*%\}$/;

interface OpenRule {
  readonly at: number;
  readonly rules: FoundRules;
}

/**
 * Finds the Liquid tags in which the compiler writes conditions and repetitions (hosts may choose another language, which is not read
 * here). Tags that do not stand around exactly one block remain elements, and are kept as source.
 */
export function findRules({ elements, stamps }: StampedElements): RuledElements {
  const rules = new Map<PlacedElement, FoundRules>();
  const tags = new Set<PlacedElement>();
  const open: OpenRule[] = [];
  elements.forEach((element, at) => {
    const content = element.tagName === "mj-raw" ? element.content.trim() : "";
    const opened = readTag(content);
    if (opened) open.push({ at, rules: opened });
    const closed = endTag.test(content) ? open.pop() : undefined;
    const inside = closed ? elements.slice(closed.at + 1, at).filter((each) => !tags.has(each)) : [];
    const [first] = inside;
    const start = closed && elements[closed.at];
    if (!closed || !first || !start || !isOneBlock({ elements: inside, stamps })) return;
    rules.set(first, { ...closed.rules, ...rules.get(first) });
    tags.add(start).add(element);
  });
  return { elements: tags.size === 0 ? elements : elements.filter((element) => !tags.has(element)), rules };
}

function readTag(content: string): FoundRules | undefined {
  const condition = conditionTag.exec(content)?.[1];
  if (condition !== undefined) return { condition };
  const [, repeatAs, repeat] = repeatTag.exec(content) ?? [];
  return repeat !== undefined && repeatAs !== undefined ? { repeat, repeatAs } : undefined;
}

/** One element, or several that the compiler says belong together, or a table with the button below it. */
function isOneBlock({ elements, stamps }: StampedElements): boolean {
  const [first, second, ...others] = elements;
  if (!first || (first.tagName === "mj-raw" && !stamps.has(first))) return false;
  if (countElements({ elements, stamps }, 0) === elements.length) return true;
  return second === undefined || (others.length === 0 && first.tagName === "mj-table" && second.tagName === "mj-button");
}
