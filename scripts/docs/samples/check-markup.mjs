// Compiles samples of markup with the compilers of those who will write it, and looks whether our elements have what is asked of them.
import { readFileSync } from "node:fs";
import { parseFragment, parse as parsePage } from "parse5";
import { compile as compileSvelte } from "svelte/compiler";
import { compileScript, compileTemplate, parse as parseVue } from "vue/compiler-sfc";
import { root } from "./read-samples.mjs";

/** @typedef {{ readonly faults: readonly string[], readonly scripts: readonly string[] }} Markup */

/**
 * By language: what is wrong with a sample, and the scripts in it that have still to be looked at.
 *
 * @type {Readonly<Record<string, (text: string) => Markup>>}
 */
export const markup = { html: readHtml, vue: readVue, svelte: readSvelte };

function readHtml(text) {
  const faults = [];
  const onParseError = ({ code, startLine }) => faults.push(`line ${startLine}: ${code}`);
  const parse = text.startsWith("<!doctype html>") ? parsePage : parseFragment;
  const elements = [...elementsOf(parse(text, { sourceCodeLocationInfo: true, onParseError }))];
  const scripts = elements.flatMap(({ tagName, attrs, childNodes }) =>
    tagName === "script" && !attrs.some(({ name }) => name === "src") ? [childNodes.map(({ value }) => value).join("")] : [],
  );
  const ours = elements.flatMap(({ tagName, attrs }) =>
    attrs.flatMap(({ name }) => (mayStandOn(tagName, name) ? [] : [`<${tagName}> has no attribute ${name}`])),
  );
  return { faults: [...faults, ...ours], scripts };
}

function* elementsOf(node) {
  if (node.tagName) yield node;
  for (const child of node.childNodes ?? []) yield* elementsOf(child);
}

function readVue(text) {
  const { descriptor, errors } = parseVue(text);
  const faults = errors.map(String);
  const compilerOptions = { isCustomElement: (tag) => surfaces.has(tag) };
  if (descriptor.scriptSetup) compileScript(descriptor, { id: "sample", inlineTemplate: true, templateOptions: { compilerOptions } });
  const source = descriptor.template?.content ?? "";
  const { errors: inTemplate, ast } = compileTemplate({ source, filename: "sample.vue", id: "sample", compilerOptions });
  if (!ast) return { faults: [...faults, "there is no template"], scripts: [] };
  const names = [...vueElements(ast)].flatMap(({ tag, props }) => props.map((prop) => [tag, nameInVue(prop)]));
  return { faults: [...faults, ...inTemplate.map(String), ...unknownNames(names)], scripts: [] };
}

function* vueElements(node) {
  if (node.tag) yield node;
  for (const child of node.children ?? []) yield* vueElements(child);
}

/** `:document.prop` is `document`, `@mw-change` the event, anything else is written as it is. */
const nameInVue = ({ name, arg }) => (arg ? `${name === "on" ? "on" : ""}${arg.content.replace(/^\./, "")}` : name);

function readSvelte(text) {
  const { warnings, ast } = compileSvelte(text, { filename: "sample.svelte", modernAst: true });
  const names = [...svelteElements(ast.fragment)].flatMap(({ name, attributes }) => attributes.map((each) => [name, each.name]));
  return { faults: [...warnings.map(({ message }) => message), ...unknownNames(names)], scripts: [] };
}

function* svelteElements(node) {
  if (node.type === "RegularElement") yield node;
  for (const child of node.fragment?.nodes ?? node.nodes ?? []) yield* svelteElements(child);
}

/** Tag → every name that its markup may have: attributes, properties, events as `onmw-…`. */
const surfaces = new Map(
  JSON.parse(readFileSync(`${root}packages/elements/custom-elements.json`, "utf8"))
    .modules.flatMap(({ declarations }) => declarations)
    .map(({ tagName, attributes, members, events }) => [
      tagName,
      new Set([...attributes, ...members].map(({ name }) => name).concat(events.map(({ name }) => `on${name}`))),
    ]),
);

const onEveryElement = new Set(["class", "id", "style", "slot", "title", "ref", "key"]);

function mayStandOn(tag, name) {
  const surface = surfaces.get(tag);
  return !surface || surface.has(name) || onEveryElement.has(name);
}

const unknownNames = (names) => names.flatMap(([tag, name]) => (mayStandOn(tag, name) ? [] : [`<${tag}> has nothing named ${name}`]));
