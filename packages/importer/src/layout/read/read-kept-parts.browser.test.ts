import { collectBlocks } from "@mailwright/document";
import { expect, test } from "vitest";
import { compile, compose, read } from "../../testing/read-layout.js";
import { measureDifference } from "../check/measure-difference.js";

const text = "font:16px/24px Arial;text-align:left";
/** Content of 500 px in elements of 560 px that show nothing, as many ready-made templates have it. */
const padded = (rows: string) =>
  `<!doctype html><html><head><meta name="viewport" content="width=device-width"><style>@media (max-width:600px){.box{width:auto!important}}</style></head><body style="margin:0"><table width="100%" cellspacing="0" cellpadding="0"><tr><td>&nbsp;</td>
  <td class="box" style="display:block;width:540px;max-width:540px;margin:0 auto;padding:10px"><div style="padding:20px;margin:0 auto"><table width="100%" cellspacing="0" cellpadding="0">${rows}</table></div></td>
  <td>&nbsp;</td></tr></table></body></html>`;

/** More beside each other than a section has columns. */
const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => `<td style="${text}"><p>${day}</p><p>open</p></td>`).join("");

test("elements around a part that stays as it was written say only what they are without", async () => {
  const source = padded(
    `<tr><td style="${text};padding-bottom:30px">Words before it.</td></tr>
    <tr><td><table width="100%" cellspacing="0" cellpadding="0"><tr>${days}</tr></table></td></tr>
    <tr><td style="${text}">Words after it.</td></tr>`,
  );
  const email = await read(source);
  const code = String(collectBlocks(compose(email).root).find(({ type }) => type === "code")?.props["html"]);
  expect(code).toContain("Mo");
  expect(code).toMatch(/<div style="padding:20px;margin:0 auto;padding-top:0;padding-bottom:0/);
  expect(code).not.toMatch(/<(?:tbody|tr) style=/);
});

test("a part that stays as it was written has the place that it had among wider elements", async () => {
  const source = padded(
    `<tr><td style="${text};padding-bottom:30px">${"Words before it fill the whole line of the letter. ".repeat(3)}</td></tr>
    <tr><td style="padding-bottom:30px"><table width="100%" cellspacing="0" cellpadding="0"><tr>${days}</tr></table></td></tr>
    <tr><td style="${text}">Words after it.</td></tr>`,
  );
  const email = await read(source);
  expect(email.bands.map(({ preferred }) => preferred)).toContain("raw");
  const difference = await measureDifference(source, compile(compose(email)), document);
  expect(difference?.desktop).toBeLessThan(0.02);
  expect(difference?.phone).toBeLessThan(0.05);
});
