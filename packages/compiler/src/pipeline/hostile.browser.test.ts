import { blockRegistry } from "@mailwright/blocks";
import type { AnyBlockDefinition, Block, BlockRegistry, EmailDocument } from "@mailwright/document";
import { hostileDocument, hostilePayloads } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { sampleRegistry } from "../testing/sample-blocks.js";
import { createCompiler } from "./compiler.js";

const every = hostilePayloads.map(({ text }) => text).join(" ");
const hostileOptions = { title: every, preheader: every, fonts: [{ name: "Inter", stack: every, href: every }] };
const allowedSchemes = /^(?:https?|mailto|tel|sms|skype|viber|cid):$/i;

/** What an attacker would like to find in a parsed email. */
function findDanger(root: ParentNode): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll("*")) {
    const name = element.localName;
    if (/^(?:script|iframe|object|embed|form|svg|math|base|template|noscript|video|audio|frame|mj-)/.test(name))
      found.push(element.outerHTML);
    if (name === "input" && !isTurn(element)) found.push(element.outerHTML);
    if (name === "details" && !isFold(element)) found.push(element.outerHTML);
    if (name === "link" && element.getAttribute("rel") !== "stylesheet") found.push(element.outerHTML);
    for (const { name: attribute, value } of element.attributes) {
      if (/^(?:on|srcdoc|formaction)/i.test(attribute)) found.push(`${attribute}=${value}`);
      if (/^(?:href|src|background)$/.test(attribute) && !leadsSomewhereSafe(value)) found.push(`${attribute}=${value}`);
    }
    if (element instanceof HTMLElement) {
      const { position, zIndex, behavior } = element.style as CSSStyleDeclaration & { behavior?: string };
      if (position || zIndex || behavior) found.push(`style=${element.getAttribute("style")}`);
      if (/url\(["']?(?:https?:)?\/\/evil/.test(element.style.cssText)) found.push(`style=${element.style.cssText}`);
    }
  }
  return found;
}

/** What our accordion folds: a title and an answer, and nothing that happens when it is unfolded. */
const isFold = ({ attributes, firstElementChild }: Element) =>
  firstElementChild?.localName === "summary" && [...attributes].every(({ name }) => name === "open");

/** What our carousel turns by: a choice that no form sends. */
const isTurn = (element: Element) =>
  /^(?:radio|checkbox)$/.test(element.getAttribute("type") ?? "") &&
  [...element.attributes].every(({ name }) => /^(?:type|class|name|id|checked|style|aria-label)$/.test(name));

/** Merge tags are replaced by the sender, so they do not count; a browser drops control characters before it reads the scheme. */
function leadsSomewhereSafe(address: string): boolean {
  const bare = Array.from(address.replace(/\{\{[^}]*\}\}/g, ""), (character) => (character > " " ? character : "")).join("");
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(bare)?.[0];
  return scheme === undefined || allowedSchemes.test(scheme);
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function fragment(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function withEveryProp(registry: BlockRegistry, text: string): EmailDocument {
  const block = (type: string, children?: readonly Block[]): Block => {
    const props = Object.fromEntries(
      Object.entries(registry.get(type)?.props ?? {}).map(([name, spec]) => [
        name,
        spec.kind === "link" ? { kind: "web", value: text, title: text } : text,
      ]),
    );
    return children ? { id: type, type, props, children } : { id: type, type, props };
  };
  const leaves = registry.definitions.filter(({ within }) => within.includes("cell")).map(({ type }) => block(type));
  return {
    version: 1,
    settings: {},
    root: { id: "root", type: "root", props: {}, children: [block("wrapper", [block("section", [block("cell", leaves)])])] },
  };
}

/** A block that holds other people's MJML draws what was kept, and here nothing is. */
const drawsInColumn = ({ type, within }: AnyBlockDefinition): boolean => within.includes("cell") && type !== "mjml";

describe.each([
  ["our blocks", blockRegistry],
  ["the sample blocks", sampleRegistry],
])("with %s", (_, registry) => {
  test("a document that tries everything everywhere carries nothing dangerous, sent or on the canvas", () => {
    const compiler = createCompiler(registry);
    const hostile = hostileDocument(registry);
    const { html } = compiler.compileDocument(hostile, hostileOptions);
    expect(findDanger(parse(html))).toEqual([]);
    const { frame, units, headCss } = compiler.parts(hostile, hostileOptions);
    for (const { canvasHtml } of units) expect(findDanger(fragment(canvasHtml))).toEqual([]);
    expect(findDanger(parse(frame.prefix + frame.suffix))).toEqual([]);
    expect(headCss).not.toMatch(/evil\.test|position|<\//);
  });

  test.each(hostilePayloads)("$name stays inside the block that holds it", ({ text }) => {
    const compiler = createCompiler(registry);
    const { html } = compiler.compileDocument(withEveryProp(registry, text), { title: text, preheader: text });
    expect(findDanger(parse(html))).toEqual([]);
    const { units } = compiler.parts(withEveryProp(registry, text));
    expect(units).toHaveLength(1);
    const shown = fragment(units[0]?.canvasHtml ?? "");
    expect(findDanger(shown)).toEqual([]);
    expect(new Set(Array.from(shown.querySelectorAll("[data-block-id]"), (element) => element.getAttribute("data-block-id")))).toEqual(
      new Set(["section", "cell", ...registry.definitions.filter(drawsInColumn).map(({ type }) => type)]),
    );
    expect(units[0]?.canvasHtml).not.toMatch(/[\uE000-\uE005]/);
  });
});
