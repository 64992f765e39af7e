import { expect, test } from "vitest";
import { convertCss } from "./convert-css.js";

test("width queries become container queries", () => {
  expect(convertCss("@media only screen and (max-width:479px) { td.full { width: 100% } }")).toBe(
    "@container mw-mail (max-width:479px){td.full{ width: 100% }}",
  );
  expect(convertCss("@media screen and (min-device-width: 30em) and (max-width: 40em){a{b:c}}")).toBe(
    "@container mw-mail (min-width: 30em) and (max-width: 40em){a{b:c}}",
  );
});

test("other conditions stay media queries around the width", () => {
  expect(convertCss("@media screen and (max-width:400px) and (hover: none) {a{b:c}}")).toBe(
    "@media (hover: none){@container mw-mail (max-width:400px){a{b:c}}}",
  );
  expect(convertCss("@media (min-resolution: 2dppx){a{b:c}}")).toBe("@media (min-resolution: 2dppx){a{b:c}}");
});

test("each query of a list is converted on its own", () => {
  expect(convertCss("@media print, screen and (max-width: 400px), (max-width: 300px) {a{b:c}}")).toBe(
    "@container mw-mail (max-width: 400px){a{b:c}}\n@container mw-mail (max-width: 300px){a{b:c}}",
  );
});

test("print and dark rules do not reach the canvas; light ones do", () => {
  expect(convertCss("@media print{a{b:c}}")).toBe("");
  expect(convertCss("@media (prefers-color-scheme: dark){a{b:c}}")).toBe("");
  expect(convertCss("@media (prefers-color-scheme: light){a{b:c}}")).toBe("a{b:c}");
});

test("html, body and :root select what stands for them, class names keep theirs", () => {
  expect(convertCss("html, body > .body-html, table.html body.x:first-child{margin:0}")).toBe(
    "mw-html, mw-body > .body-html, table.html mw-body.x:first-child{margin:0}",
  );
  expect(convertCss(":root{color-scheme:light dark}")).toBe(":host{color-scheme:light dark}");
  expect(convertCss("#body, [data-body]{margin:0}")).toBe("#body, [data-body]{margin:0}");
});

test("the email cannot style the element that holds it", () => {
  expect(convertCss(":host{position:fixed!important}")).not.toContain(":host");
});

test("vw counts from the email's window, but not inside addresses and strings", () => {
  const rule = `a{width:50vw;background:url(x/10vw.png);content:"9vw"}`;
  expect(convertCss(rule)).toBe(`a{width:50cqw;background:url(x/10vw.png);content:"9vw"}`);
});

test("long fractions stay to the last digit", () => {
  expect(convertCss(".c{width:33.333333333333336% !important}")).toBe(".c{width:33.333333333333336% !important}");
});

test("comments, strings and braces in strings do not confuse the splitting", () => {
  const css = `/* a{ */ <!-- .a::before{content:"}\\"{"} --> /* b */ .b{c:url(data:x;y)}`;
  expect(convertCss(css)).toBe(`.a::before{content:"}\\"{"}\n.b{c:url(data:x;y)}`);
});

test("statements, fonts and stray braces are dropped, an unclosed rule ends with the text", () => {
  expect(convertCss("@charset 'x'; @import url(https://x/y.css); @font-face{src:url(z)} } a{b:c")).toBe("a{b:c}");
});

test("keyframes and supports keep their shape", () => {
  expect(convertCss("@keyframes spin{from{left:0}to{left:10vw}} @supports (display:grid){body{a:b}}")).toBe(
    "@keyframes spin{from{left:0}to{left:10cqw}}\n@supports (display:grid){mw-body{a:b}}",
  );
});
