import { type AnyBlockDefinition, type Block, extraSpecs, type MjmlNode, resolveProps, ruleSpecs, storedExtra } from "@mailwright/document";
import { copyMark, holdContent } from "../markup/markers.js";

/** How a host's template language writes conditions and repetitions: what stands before a block, and what after it. */
export interface TemplateLogic {
  condition(expression: string): readonly [before: string, after: string];
  repeat(list: string, item: string): readonly [before: string, after: string];
  /**
   * What writes, inside of a repetition, which of its copies this is: names in them are told apart by it. `depth` is 0 for the innermost
   * repetition, 1 for the one around it. Absent: all copies have the same names.
   */
  copy?(depth: number): string;
}

/** Liquid, which is close to what most senders speak. */
export const liquidLogic: TemplateLogic = {
  condition: (expression) => [`{% if ${expression} %}`, "{% endif %}"],
  repeat: (list, item) => [`{% for ${item} in ${list} %}`, "{% endfor %}"],
  copy: (depth) => `{{ forloop.${"parentloop.".repeat(depth)}index }}`,
};

/** Handlebars, where an expression is a path or the call of a helper. */
export const handlebarsLogic: TemplateLogic = {
  condition: (expression) => [`{{#if ${expression}}}`, "{{/if}}"],
  repeat: (list, item) => [`{{#each ${list} as |${item}|}}`, "{{/each}}"],
  copy: (depth) => `{{@${"../".repeat(depth)}index}}`,
};

/** Has the block a condition, or is it repeated? */
export function hasRules(block: Block, definition: AnyBlockDefinition): boolean {
  if (!block.extras || Object.keys(extraSpecs(definition, "rules")).length === 0) return false;
  const { condition, repeat } = resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined);
  return condition !== "" || repeat !== "";
}

/**
 * A block's nodes between the tags of its rules. The condition stands outside of the repetition, so that it is checked once. The tags are
 * written as `mj-raw`, which MJML puts between whole table rows and outside of the comments for Outlook: no table breaks when they leave
 * rows out.
 */
export function surroundWithRules(nodes: readonly MjmlNode[], block: Block, logic: TemplateLogic): readonly MjmlNode[] {
  const { condition, repeat, repeatAs } = resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined);
  const repeated = repeat === "" ? nodes : between(tellApart(nodes, logic), logic.repeat(repeat.trim(), repeatAs || "item"));
  return condition === "" ? repeated : between(repeated, logic.condition(condition.trim()));
}

/** Would the copies of this block share names that must differ? */
export function sharesNames(nodes: readonly MjmlNode[], block: Block, logic: TemplateLogic): boolean {
  if (logic.copy || resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined).repeat === "") return false;
  return nodes.some(({ content = "", children = [] }) => content.includes(copyMark) || sharesNames(children, block, logic));
}

/**
 * Writes behind each name that must differ which copy this is. As many marks as there were repetitions, and one more, stay behind it for a
 * repetition around this one.
 */
function tellApart(nodes: readonly MjmlNode[], logic: TemplateLogic): readonly MjmlNode[] {
  const write = logic.copy?.bind(logic);
  if (!write) return nodes;
  return nodes.map((node) => ({
    ...node,
    ...(node.content !== undefined && {
      content: node.content.replace(copyMarks, (marks) => `-${write(marks.length - 1)}${marks}${copyMark}`),
    }),
    ...(node.children && { children: tellApart(node.children, logic) }),
  }));
}

const copyMarks = new RegExp(`${copyMark}+`, "g");

export function tagsAround(block: Block, logic: TemplateLogic): readonly [before: string, after: string] {
  const { condition, repeat, repeatAs } = resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined);
  const [ifTrue, endIf] = condition === "" ? ["", ""] : logic.condition(condition.trim());
  const [each, endEach] = repeat === "" ? ["", ""] : logic.repeat(repeat.trim(), repeatAs || "item");
  return [ifTrue + each, endEach + endIf];
}

function between(nodes: readonly MjmlNode[], [before, after]: readonly [string, string]): readonly MjmlNode[] {
  return [rawNode(before), ...nodes, rawNode(after)];
}

/** Finished HTML that belongs to no block. */
export function rawNode(content: string): MjmlNode {
  return { tagName: "mj-raw", attributes: {}, content: holdContent(content) };
}
