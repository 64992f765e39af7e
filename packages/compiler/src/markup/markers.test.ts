import { expect, test } from "vitest";
import { blockMarker, cleanJson, cleanText, holdContent, locateBlocks, markersToAttributes, stripMarkers } from "./markers.js";

const m = blockMarker("b-1");

test("markers leave no trace in what is sent", () => {
  expect(stripMarkers(`<td class="${m}"><p>${holdContent("x")}</p></td>`)).toBe("<td><p>x</p></td>");
  expect(stripMarkers(`<div class="row ${m}"></div><!--[if mso]><td class="row-outlook ${m}-outlook"><![endif]-->`)).toBe(
    `<div class="row"></div><!--[if mso]><td class="row-outlook"><![endif]-->`,
  );
  expect(stripMarkers(`<!--${m}--><b>x</b><!--/${m}-->`)).toBe("<b>x</b>");
});

test("an Outlook class that was empty without the marker is empty again", () => {
  expect(stripMarkers(`<table class="${m}-outlook">`)).toBe(`<table class="">`);
});

test("on the canvas a marker becomes an attribute and comments go", () => {
  expect(markersToAttributes(`<!--[if mso]><td class="${m}-outlook"><![endif]--><td class="${m}">x</td>`)).toBe(
    '<td data-block-id="b-1">x</td>',
  );
  expect(markersToAttributes(`<div class="a b ${m}">x</div><div class="c">`)).toBe(
    '<div data-block-id="b-1" class="a b">x</div><div class="c">',
  );
  expect(markersToAttributes(`<!--[if !mso]><!--><i></i><!--<![endif]--><!--${m}--><b></b><!--/${m}-->`)).toBe(
    "<i></i><!--block b-1--><b></b><!--/block b-1-->",
  );
});

test("who reads the email as Outlook does gets its comments, and whose the elements in them are", () => {
  expect(locateBlocks(`<!--[if mso]><td class="row-outlook ${m}-outlook"><![endif]--><td class="a ${m}">x</td>`)).toBe(
    '<!--[if mso]><td data-block-id="b-1" class="row-outlook"><![endif]--><td data-block-id="b-1" class="a">x</td>',
  );
});

test("a document cannot forge markers", () => {
  expect(cleanText(`a${m}b${holdContent("c")}`)).toBe("ab-1bc");
  const block = { id: "x", type: "text", props: { text: `a${m}`, link: { kind: "web", value: "\uE004" } } };
  expect(cleanJson(block)).toEqual({ id: "x", type: "text", props: { text: "ab-1", link: { kind: "web", value: "" } } });
});

test("a document without reserved characters stays the same object", () => {
  const block = { id: "x", type: "text", props: { text: "{{ name }}" }, children: [] };
  expect(cleanJson(block)).toBe(block);
});
