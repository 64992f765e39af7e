import { decodeEntities, isSafeAddress, type MjmlNode, renderCustomCode } from "@mailwright/document";
import { cleanText, holdContent, isHeld } from "../markup/markers.js";
import { isHarmlessHtml } from "./harmless-html.js";

// A document may come from anywhere, and MJML escapes nothing. What is harmless stays to the byte as it was written.

/** Makes a node safe, and all nodes below it that are not sealed yet: nothing in it can run, or end the element that it stands in. */
export function makeSafe(node: MjmlNode, finished: ReadonlySet<MjmlNode>): MjmlNode {
  if (finished.has(node)) return node;
  const { tagName, content, children, headCss, look } = node;
  return {
    tagName: /^[a-z][\w-]*$/i.test(tagName) ? tagName : "mj-raw",
    attributes: safeAttributes(node.attributes),
    ...(content !== undefined && { content: isHeld(content) ? content : holdContent(safeContent(tagName, cleanText(content.trim()))) }),
    ...(children && { children: children.map((child) => makeSafe(child, finished)) }),
    ...(headCss && { headCss }),
    ...(look && { look }),
  };
}

function safeContent(tagName: string, content: string): string {
  if (isHarmlessHtml(content, bodyTags)) return content;
  // `renderCustomCode` drops table rows without a table, so they get one while it looks at them.
  if (tagName !== "mj-table") return renderCustomCode(content, "kept").html;
  return renderCustomCode(`<table>${content}</table>`, "kept").html.replace(/^<table[^>]*>|<\/table>$/g, "");
}

const addressAttributes =
  /^(?:href|src|background-url|background|icon-\w+-url|icon-src|left-icon|right-icon|thumbnails-src|srcset|base-url|action)$/;

/** Attributes that may stand between double quotes, in a style and in a comment for Outlook. */
export function safeAttributes(attributes: MjmlNode["attributes"]): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!/^[a-z][\w:-]*$/i.test(name) || /^on/i.test(name)) continue;
    if (addressAttributes.test(name) && value !== "" && !value.split(/,\s+/).every(isSafeText)) continue;
    if (!/^(?:alt|title)$/.test(name) && isDoubtful(value)) continue;
    safe[name] = isPlain(value)
      ? cleanText(value).replace(/[\r\n\t]+/g, " ")
      : cleanText(value).replace(/[<>"\r\n\t]/g, (sign) => escapes[sign] ?? " ");
  }
  return safe;
}

const escapes: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function isSafeText(address: string): boolean {
  return isSafeAddress(decodeEntities(address.trim()));
}

/** Could this style lay the element over the page, or run something? */
function isDoubtful(value: string): boolean {
  return /;\s*position\s*:|expression\s*\(|javascript:/i.test(value);
}

/** Can this text stand in an attribute without ending the attribute, its tag, or a comment around them? */
function isPlain(value: string): boolean {
  return !/"|<[a-z/!?]|--!?>/i.test(value);
}

/** What may stand in the body of an email. None of them changes how a browser reads what follows. */
const bodyTags = new Set(
  `a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details div dl dt em figcaption
  figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li main mark nav o:p ol p picture pre q rp rt ruby s samp section small
  source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/),
);
