import { type FieldSpecs, isLink, linkAddress, type PropSpecs } from "@mailwright/document";
import type { CheckedBlock } from "../email/email.js";
import type { RuleFinding } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import { hasEmptyLink } from "../fixes/unlink.js";

/** A link leads somewhere. */
export const emptyLink: Rule = {
  id: "empty-link",
  *check(email) {
    const said = new Set<string>();
    for (const checked of email.blocks) {
      const found = collectEmpty(checked);
      if (found.length > 0) said.add(checked.block.id);
      yield* found;
    }
    for (const { blockId, href, name, isHidden } of email.light.links) {
      if (isHidden || !isNowhere(href) || (blockId !== undefined && said.has(blockId))) continue;
      const block = email.find(blockId)?.block;
      const fix = block && hasEmptyLink(block) ? { kind: "unlink", values: {} } : undefined;
      yield { severity: "error", code: "link-empty", blockId, subject: name.trim(), values: { text: name.trim() }, fix };
    }
  },
};

function isNowhere(href: string | undefined): boolean {
  return href === undefined || /^(?:#|https?:\/*)?$/i.test(href.trim());
}

/** Blocks that are there to lead somewhere, and items of lists that are. Such a block is drawn without a link while it has none. */
function collectEmpty({ block, definition, values }: CheckedBlock): readonly RuleFinding[] {
  const own = isForLinking(definition.props) ? findEmpty(definition.props, values) : [];
  const finding = (text: string, subject: string): RuleFinding => ({
    severity: "error",
    code: "link-empty",
    blockId: block.id,
    subject,
    values: { text },
  });
  const items = Object.entries(definition.props).flatMap(([name, spec]) => {
    const list = values[name];
    if (spec.kind !== "list" || !Array.isArray(list) || isOfPictures(spec.item)) return [];
    return list.flatMap((item: Readonly<Record<string, unknown>>, index) =>
      findEmpty(spec.item, item).map(() => finding(String(item[spec.title] ?? ""), `${name} ${index}`)),
    );
  });
  return [...own.map((name) => finding(String(values["label"] ?? ""), name)), ...items];
}

/** A picture may be linked; what has a label of its own is nothing without its link. */
function isForLinking(specs: PropSpecs): boolean {
  return specs["label"]?.kind === "text";
}

/** Pictures of a list may be linked, too. */
function isOfPictures(specs: FieldSpecs): boolean {
  return Object.values(specs).some(({ kind }) => kind === "image");
}

function findEmpty(specs: PropSpecs | FieldSpecs, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const value = values[name];
    if (spec.kind === "link") return isLink(value) && linkAddress(value) === "" ? [name] : [];
    return name === "href" && value === "" ? [name] : [];
  });
}
