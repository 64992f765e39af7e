import { findBeefree, readBeefree } from "./beefree/read-beefree.js";
import { findSimpleBeefree, simpleToFull } from "./beefree/simple-to-full.js";
import { createRemarks, type Design, type DesignRemark, type Remarks } from "./design/design.js";
import { findEasyEmail, readEasyEmail } from "./easy-email/read-easy-email.js";
import { findEmailBuilder, readEmailBuilder } from "./email-builder/read-email-builder.js";
import { findGrapes, readGrapes } from "./grapesjs/read-grapesjs.js";
import { readToolHtml } from "./html-tools/read-tool-html.js";
import { parseDesign } from "./json/parse-design.js";
import { findMjmlJson, readMjmlJson } from "./mjml/read-mjml-json.js";
import { createTagCount, translateTexts } from "./tags/translate-tags.js";
import { findTemplatical, readTemplatical } from "./templatical/read-templatical.js";
import { findUnlayer, readUnlayer } from "./unlayer/read-unlayer.js";

/** What a design is in: elements that blocks read, or a source for the import of MJML or of HTML. */
export type DesignContent =
  | { readonly kind: "elements"; readonly design: Design }
  | { readonly kind: "mjml"; readonly source: string }
  | { readonly kind: "html"; readonly source: string };

/** The design of another editor that was recognised. */
export interface FoundDesign {
  /** The name of the editor. */
  readonly maker: string;
  readonly content: DesignContent;
  readonly remarks: readonly DesignRemark[];
}

type Reader = (value: unknown, remarks: Remarks) => DesignContent | undefined;

/** A format that is recognised by what is in it. */
function format<T>(find: (value: unknown) => T | undefined, read: (found: T, remarks: Remarks) => DesignContent): Reader {
  return (value, remarks) => {
    const found = find(value);
    return found === undefined ? undefined : read(found, remarks);
  };
}

const elements = (design: Design): DesignContent => ({ kind: "elements", design });

/** The formats that designs are stored in, in the order in which they are tried. */
const formats: readonly (readonly [string, Reader])[] = [
  ["Beefree", format(findBeefree, (found, remarks) => elements(readBeefree(found, remarks)))],
  ["Beefree", format(findSimpleBeefree, (found, remarks) => elements(readBeefree(simpleToFull(found), remarks)))],
  ["Unlayer", format(findUnlayer, (found, remarks) => elements(readUnlayer(found, remarks)))],
  ["Templatical", format(findTemplatical, (found, remarks) => elements(readTemplatical(found, remarks)))],
  ["easy-email", format(findEasyEmail, (found, remarks) => ({ kind: "mjml", source: readEasyEmail(found, remarks) }))],
  ["EmailBuilder.js", format(findEmailBuilder, (found, remarks) => elements(readEmailBuilder(found, remarks)))],
  ["GrapesJS", format(findGrapes, readGrapes)],
  ["MJML", format(findMjmlJson, (found) => ({ kind: "mjml", source: readMjmlJson(found) }))],
];

/** Reads the design of another editor, or HTML in which a tool that is known here has left its marks. `undefined` where the text is none, or that of an editor that is not known here. Never throws. */
export function readDesign(text: string): FoundDesign | undefined {
  const parsed = parseDesign(text);
  const remarks = createRemarks();
  if (typeof parsed !== "object" || parsed === null) {
    const page = readToolHtml(text, remarks);
    return page && { maker: page.maker, content: { kind: "html", source: page.source }, remarks: remarks.all };
  }
  const count = createTagCount();
  const value = translateTexts(parsed, count);
  for (const [maker, read] of formats) {
    const content = read(value, remarks);
    if (!content) continue;
    if (count.translated > 0) remarks.add("tags-translated", String(count.translated));
    if (count.kept.size > 0) remarks.add("tags-kept", [...count.kept].slice(0, 5).join(" "));
    return { maker, content, remarks: remarks.all };
  }
  return undefined;
}
