import { compileDocument, createCompiler } from "@mailwright/compiler";
import type { Block, EmailDocument, JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround, aText, hostileDocument, hostilePayloads } from "@mailwright/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";

// Whatever stands in a prop, nothing of it may run, load or reach outside. A real browser reads the output, as a client would.

const alert = vi.fn();
beforeEach(() => vi.stubGlobal("alert", alert));
afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockReset();
  document.body.replaceChildren();
});

const withProps = blockDefinitions.filter(({ props }) => Object.keys(props).length > 0);

describe.each(withProps.map((definition) => ({ type: definition.type, definition })))("$type", ({ type, definition }) => {
  test.each(Object.entries(definition.props))("%s is harmless, whatever it holds", (name, spec) => {
    // What the spec refuses is never used (contract.test.ts), so only what it accepts can do harm.
    const accepted = hostileValues.filter(spec.accepts);
    if (accepted.length === 0) return;
    const blocks = accepted.map((value) => aBlock(type, { ...working, [name]: value }));
    for (const document of documentsOf(blocks)) expect(findHarm(compileDocument(document, blockRegistry).html)).toEqual([]);
  });
});

const editables = blockDefinitions.flatMap(({ type, editable }) => (editable ? [{ type, editable }] : []));

test.each(editables)("$type: the words that are edited in place are found where the definition says", ({ type, editable }) => {
  for (const props of [working, { ...working, icon: "https://example.com/icon.png" }]) {
    const words = editable.mode === "blocks" ? "<p>Spring sale</p>" : "Spring sale";
    const block = aBlock(type, { ...props, [editable.prop]: words });
    const { units } = createCompiler(blockRegistry).parts(aDocumentAround([block], blockRegistry));
    document.body.innerHTML = units.map(({ canvasHtml }) => canvasHtml).join("");
    const found = document.querySelector(`[data-block-id="${block.id}"]`)?.querySelector(editable.selector);
    expect(found?.textContent?.trim()).toBe("Spring sale");
    expect(found?.querySelector("img")).toBeNull();
  }
});

const editableItems = blockDefinitions.flatMap(({ type, props, editableItems = [] }) =>
  editableItems.map((editable) => ({ type, spec: props[editable.prop], ...editable })),
);

test.each(editableItems)("$type: each $member that is edited in place is found where the definition says", (editable) => {
  const { type, spec, prop, member, selector } = editable;
  if (spec?.kind !== "list") throw new Error(`${prop} is no list`);
  const items = spec.initial.map((item, index) => ({ ...item, [member]: `Words ${index}` }));
  const block = aBlock(type, { [prop]: items });
  const { units } = createCompiler(blockRegistry).parts(aDocumentAround([block], blockRegistry));
  document.body.innerHTML = units.map(({ canvasHtml }) => canvasHtml).join("");
  const found = document.querySelector(`[data-block-id="${block.id}"]`)?.querySelectorAll(selector) ?? [];
  expect([...found].map(({ textContent }) => textContent)).toEqual(items.map((item) => item[member]));
});

test.each(hostilePayloads)("as title and preheader: $name", ({ text }) => {
  const { html } = compileDocument(aDocumentAround([aText()], blockRegistry), blockRegistry, { title: text, preheader: text });
  expect(findHarm(html)).toEqual([]);
});

test("a document that tries everything runs nothing, as an email and on the canvas", async () => {
  const hostile = hostileDocument(blockRegistry);
  expect(findHarm(compileDocument(hostile, blockRegistry).html)).toEqual([]);
  const canvas = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const { units } = createCompiler(blockRegistry).parts(hostile);
  canvas.innerHTML = units.map(({ canvasHtml }) => canvasHtml).join("");
  for (const element of canvas.querySelectorAll("a, [tabindex], img, td")) {
    for (const kind of ["mouseover", "focus", "error", "load"]) element.dispatchEvent(new Event(kind));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(alert).not.toHaveBeenCalled();
});

test.each([
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  "<p style='position:fixed'>x</p>",
  "<!--[if mso]><script></script><![endif]-->",
])("the search finds harm where there is some: %s", (harm) => expect(findHarm(`<body>${harm}</body>`)).not.toEqual([]));

/** What lets a block show the prop in question. */
const working = { src: "https://example.com/a.png", link: { kind: "web", value: "example.com" } };

const hostileValues: readonly JsonValue[] = hostilePayloads.flatMap(({ text }) => [
  text,
  `{{ ${text} }}`,
  { kind: "web", value: text, title: text },
  { kind: "email", value: text, subject: text },
]);

// Outlook reads what stands in its conditional comments, so that is looked at as well.
const conditional = /<!--\[if[^\]]*\]>(?:<!-->)?|(?:<!--)?<!\[endif\]-->/g;
const forbidden =
  "script, iframe, frame, object, embed, form, input, button, base, math, svg, template, [srcdoc], [formaction], body :is(noscript, link, meta, style)";
const addresses = new Set(["href", "src", "background", "action", "poster"]);
const harmlessSchemes = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "skype:", "viber:", "cid:"]);

/** Everything in an email that could do harm, as source. */
function findHarm(html: string): string[] {
  const forOutlook = html.replace(conditional, "");
  return [html, forOutlook.slice(forOutlook.indexOf("<body"))].flatMap((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const harmful = [...parsed.querySelectorAll("*")].filter((element) => element.matches(forbidden) || isHarmful(element));
    return harmful.map((element) => element.outerHTML.slice(0, 300));
  });
}

// The picture behind a section or a box may come from anywhere; it is the only thing that a style may load.
const picture = /url\("[^"]*"\) (?:top|center|bottom)[a-z ]*\/ (?:cover|contain|auto)|background-image: url\("[^"]*"\)/g;

function isHarmful(element: Element): boolean {
  // What the browser made of the style, not what is written: a merge tag may hold anything, and is no style.
  const style = element instanceof HTMLElement ? element.style.cssText.replace(picture, "") : "";
  if (/(?:^|;)\s*position|url\(|expression\(|javascript:/i.test(style)) return true;
  return [...element.attributes].some(({ name, value }) => /^on/i.test(name) || (addresses.has(name) && !isHarmlessAddress(value)));
}

function isHarmlessAddress(address: string): boolean {
  if (!URL.canParse(address, "https://base.test/")) return true;
  return harmlessSchemes.has(new URL(address, "https://base.test/").protocol);
}

/** The page wrapper must be alone in its document. */
function documentsOf(blocks: readonly Block[]): readonly EmailDocument[] {
  if (blocks[0]?.type !== "wrapper") return [aDocumentAround(blocks, blockRegistry)];
  return blocks.map((block) => aDocumentAround([block], blockRegistry));
}
