import { expect, test } from "vitest";
import { compileFull } from "./full.js";
import { compileMjml } from "./render.js";

const column = '<mj-section><mj-column><mj-text css-class="red">Hello</mj-text></mj-column></mj-section>';

test("the full engine runs in the browser, inline styles included", async () => {
  const html = await compileFull(
    `<mjml><mj-head><mj-style inline="inline">.red div { color: #ff0000 !important }</mj-style></mj-head><mj-body>${column}</mj-body></mjml>`,
  );
  expect(html).toMatch(/<div style="[^"]*color: #ff0000/);
});

test("where both can, both engines write the same bytes", async () => {
  const text = { tagName: "mj-text", attributes: { "css-class": "red" }, content: "Hello" };
  const section = { tagName: "mj-section", attributes: {}, children: [{ tagName: "mj-column", attributes: {}, children: [text] }] };
  const document = { tagName: "mjml", attributes: {}, children: [{ tagName: "mj-body", attributes: {}, children: [section] }] };
  const html = await compileFull(`<mjml><mj-body>${column}</mj-body></mjml>`);
  expect(compileMjml(document)).toBe(html);
});
