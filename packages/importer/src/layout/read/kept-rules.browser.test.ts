import { expect, test } from "vitest";
import { compile, compose, read } from "../../testing/read-layout.js";

const kept = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><table class="w" width="600" align="center"><tr><td>Words<input name="a"></td></tr></table></body></html>`;

test.each([
  ['<style media="screen">@media (max-width:600px){.w{width:100%!important}}</style>', "@media screen and (max-width:600px){"],
  [
    "<style>@supports (display:block){@media (width<600px){.w{width:100%!important}}}</style>",
    "@supports (display:block){@media (max-width:599.98px){",
  ],
])("a part that stays as it was written keeps its rules for phones: %s", async (head, wanted) => {
  const email = await read(kept(head));
  expect(email.bands.map(({ preferred }) => preferred)).toEqual(["raw"]);
  const html = compile(compose(email)).replaceAll(": ", ":");
  const own = html.slice(html.indexOf(wanted) + wanted.length);
  expect(own).toMatch(/^\.[\w-]+ \.w\{width:100% !important\}\}/);
});
