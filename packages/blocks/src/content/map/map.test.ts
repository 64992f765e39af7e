import { compileDocument } from "@mailwright/compiler";
import { collectBlocks, type JsonValue, pictureKey, resolveProps } from "@mailwright/document";
import { loadReaders, readHtml } from "@mailwright/importer";
import { aBlock, aDocumentAround, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { map } from "./index.js";
import { mapRequest } from "./map-request.js";
import { mapProps } from "./props.js";

const address = "1 Market Square, Cambridge";
const valuesOf = (own: Record<string, JsonValue> = {}) => resolveProps(mapProps, { address, ...own }, undefined);
const compile = (own: Record<string, JsonValue>) =>
  compileDocument(aDocumentAround([aBlock("map", { address, ...own })], blockRegistry), blockRegistry);
const request = mapRequest(valuesOf());
const made = { url: "https://mail.example.com/map.png", key: request ? pictureKey(request) : "", title: "Cambridge", credit: "© A & B" };

test("a map is asked for of its address, as near and in the shape that was chosen, however wide it is shown", () => {
  const street = { kind: "map", address, zoom: 16, widthPx: 700, heightPx: 350 };
  expect(request).toEqual(street);
  expect(mapRequest(valuesOf({ address: ` ${address} `, width: 200 }))).toEqual(street);
  expect(mapRequest(valuesOf({ zoom: "town", shape: "square" }))).toEqual({ ...street, zoom: 12, heightPx: 700 });
});

test("without an address, or with one that each reader has another of, there is nothing to ask for", () => {
  for (const place of ["", "  ", "{{ shop.street }}, Cambridge"]) expect(mapRequest(valuesOf({ address: place }))).toBeUndefined();
});

test("an email with an empty map sends no picture and no link, and says what is missing", () => {
  const { html, warnings } = compile({});
  expect(html).not.toMatch(/<img|google\.com\/maps/);
  expect(warnings.map(({ code }) => code)).toContain("incomplete-block");
});

test("what was made goes into the email as an ordinary picture with its credit below; nobody else is asked for anything", () => {
  const written = map.pictures?.[0]?.take?.(made);
  expect(written).toEqual({ src: made.url, made });
  const { html, text } = compile(written ?? {});
  expect(html).toContain(`src="${made.url}"`);
  expect(html).toContain('alt="Map: 1 Market Square, Cambridge"');
  expect(html).toContain("© A &amp; B");
  expect(html.match(/https?:\/\/[^/"]+/g)?.filter((origin) => !/w3\.org|schemas/.test(origin))).toEqual([
    "https://www.google.com",
    "https://mail.example.com",
  ]);
  expect(text).toContain("© A & B");
});

test("a picture of one's own in its place has no credit, and is never out of date", () => {
  const own = { src: "https://mail.example.com/own.png", made, address: "2 Market Square" };
  expect(compile(own).html).not.toContain("©");
  expect(map.faults?.(valuesOf(own))).toEqual({ src: undefined, made: undefined });
});

test("a map of other settings is shown on and told to be out of date", () => {
  const shown = { src: made.url, made };
  expect(map.faults?.(valuesOf(shown))).toEqual({ src: undefined, made: undefined });
  for (const change of [{ address: "2 Market Square" }, { zoom: "town" }, { shape: "square" }] as const)
    expect(map.faults?.(valuesOf({ ...shown, ...change }))).toMatchObject({ made: "stale" });
});

test("a map may lead nowhere", () => {
  const { html } = compile({ src: made.url, made, service: "none" });
  expect(html).not.toContain("<a ");
});

const readBack = async (html: string) => {
  const email = readHtml(html, { readers: await loadReaders(blockRegistry), newId: counterIds("read-") });
  return collectBlocks(email.document.root).find(({ type }) => type === "map");
};

test.each([{}, { service: "none" }])("what was sent comes back with its credit, without any stamp: %j", async (own) => {
  const found = await readBack(compile({ src: made.url, made, ...own }).html);
  expect(found?.props).toMatchObject({ src: made.url, made: { url: made.url, credit: made.credit }, ...own });
});

test("an editable export brings back all of it", async () => {
  const props = { address, zoom: "town", service: "none", src: made.url, made };
  const document = aDocumentAround([aBlock("map", props)], blockRegistry);
  expect((await readBack(compileDocument(document, blockRegistry, { isEditable: true }).html))?.props).toEqual(props);
});
