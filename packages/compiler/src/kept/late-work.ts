import type { MjmlNode } from "@mailwright/document";
import type { SelectedAttributes } from "@mailwright/mjml/late";

type FinishHtml = (html: string, css: string, attributes: SelectedAttributes) => string;

/** The last step of MJML for emails that need it. Its code is loaded when the first such email is opened. */
export const lateSlot: { finishHtml?: FinishHtml } = {};

/** Does this node of the head make MJML change the finished HTML: an `inline` style sheet, or attributes given by selector? */
export function isLate(node: Pick<MjmlNode, "tagName" | "attributes">): boolean {
  return node.tagName === "mj-html-attributes" || isInline(node);
}

/** A style sheet that is written into the elements. */
export function isInline({ tagName, attributes }: Pick<MjmlNode, "tagName" | "attributes">): boolean {
  return tagName === "mj-style" && attributes["inline"] === "inline";
}

/** The last step for a head with these children. */
export function createFinish(head: readonly MjmlNode[]): (html: string) => string {
  const css = head
    .filter(isInline)
    .map(({ content = "" }) => content)
    .join("");
  const attributes = head
    .filter(({ tagName }) => tagName === "mj-html-attributes")
    .flatMap(({ children = [] }) => children.map(readSelector));
  if (css === "" && attributes.length === 0) return (html) => html;
  return (html) => {
    try {
      return lateSlot.finishHtml?.(html, css, attributes) ?? html;
    } catch {
      // The selector is not valid. MJML itself would throw and write no email; here the HTML stays as it is.
      return html;
    }
  };
}

function readSelector({ attributes, children = [] }: MjmlNode): SelectedAttributes[number] {
  const given = children.flatMap(({ attributes: { name = "" }, content = "" }) =>
    /^(?!on|style$|src|href|action$|form)[a-z][\w-]*$/i.test(name) ? [[name, content] as const] : [],
  );
  return [attributes["path"] ?? "", Object.fromEntries(given)];
}
