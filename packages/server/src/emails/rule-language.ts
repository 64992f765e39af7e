import { handlebarsLogic, liquidLogic, type TemplateLogic } from "@mailwright/compiler";
import { type EmailDocument, resolveProps, ruleSpecs, storedExtra, walkBlocks } from "@mailwright/document";

const known = [liquidLogic, handlebarsLogic] as const;

/**
 * In which language of a sender the rules of a document are written in its email. Only the editor's host knows which it wants, and the email tells.
 * `undefined` where there is no rule in it, `null` where there are some in a language of the host's own.
 */
export function readRuleLanguage(document: EmailDocument, html: string): TemplateLogic | null | undefined {
  const rules = collectRules(document);
  const spoken = known.find((logic) => rules.some((rule) => html.includes(rule.tagIn(logic))));
  // A block that sends nothing has no tags either.
  return spoken ?? (rules.some(({ expression }) => html.includes(expression)) ? null : undefined);
}

interface Rule {
  readonly expression: string;
  tagIn(logic: TemplateLogic): string;
}

function collectRules(document: EmailDocument): readonly Rule[] {
  const rules: Rule[] = [];
  walkBlocks(document.root, (block) => {
    const given = resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined);
    const [condition, repeat] = [given.condition.trim(), given.repeat.trim()];
    if (condition !== "") rules.push({ expression: condition, tagIn: (logic) => logic.condition(condition)[0] });
    if (repeat !== "") rules.push({ expression: repeat, tagIn: (logic) => logic.repeat(repeat, given.repeatAs || "item")[0] });
    return true;
  });
  return rules;
}
