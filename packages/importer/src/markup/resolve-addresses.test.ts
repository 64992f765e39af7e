import { expect, test } from "vitest";
import { resolveAddresses } from "./resolve-addresses.js";

const base = "https://news.example/issues/12/index.html";
const resolved = (source: string, page = base) => resolveAddresses(source, page).source;

test.each([
  ['<img src="logo.png" alt="src=x">', '<img src="https://news.example/issues/12/logo.png" alt="src=x">'],
  ["<img src='/logo.png'>", "<img src='https://news.example/logo.png'>"],
  ["<img src=../logo.png>", "<img src=https://news.example/issues/logo.png>"],
  ['<a href="//shop.example/a?b=1&amp;c=2">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
  ['<td background="a b.png">', '<td background="https://news.example/issues/12/a%20b.png">'],
  [
    '<td style="color:red;background:url(x.png) no-repeat">',
    '<td style="color:red;background:url(https://news.example/issues/12/x.png) no-repeat">',
  ],
  [`<td style="background:url('x.png')">`, `<td style="background:url('https://news.example/issues/12/x.png')">`],
  ["<style>a{background:url('/x.png')}</style>", "<style>a{background:url('https://news.example/x.png')}</style>"],
  ['<mj-section background-url="x.png">', '<mj-section background-url="https://news.example/issues/12/x.png">'],
  ['<a href="/of/{{ id }}?n={{ n }}">', '<a href="https://news.example/of/{{ id }}?n={{ n }}">'],
])("%s gets the address of its page", (source, expected) => {
  expect(resolveAddresses(source, base)).toEqual({ source: expected, relativeCount: 0 });
});

test.each([
  '<img src="https://a.example/logo.png">',
  '<img src="cid:part1">',
  '<img src="{{ banner }}">',
  '<a href="#top">',
  '<a href="mailto:a@example.com">',
  '<a href="*|ARCHIVE|*">',
  "<p>Write url(x.png) and src=x</p>",
  '<img data-src="x.png">',
])("%s stays as it is", (source) => {
  expect(resolveAddresses(source, base)).toEqual({ source, relativeCount: 0 });
});

test("a source may say where its page is; what a person says counts before it", () => {
  const source = '<base href="https://own.example/a/"><img src="b.png">';
  expect(resolved(source, "")).toContain('src="https://own.example/a/b.png"');
  expect(resolved(source)).toContain('src="https://news.example/issues/12/b.png"');
});

test("without the address of a page they are counted", () => {
  const source = '<img src="logo.png"><a href="/more">More</a><style>a{background:url(x.png)}</style>';
  for (const page of ["", "no address", "javascript:alert(1)//", "file:///home/"])
    expect(resolveAddresses(source, page)).toEqual({ source, relativeCount: 3 });
});

test("hostile sources are answered quickly", () => {
  for (const part of ["<img src='", "<a href=", 'style="url(', "<style>url(", "<base ", "url(\"' "])
    expect(() => resolved(part.repeat(50_000))).not.toThrow();
});
