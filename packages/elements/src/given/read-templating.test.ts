import { handlebarsLogic } from "@mailwright/compiler";
import { expect, test } from "vitest";
import { readTemplating } from "./read-templating.js";

test("a language is known by its name, or by what it writes before and after", () => {
  expect(readTemplating({ logic: "handlebars" })?.logic).toBe(handlebarsLogic);
  const mailchimp = { condition: (expression: string) => [`*|IF:${expression}|*`, "*|END:IF|*"], repeat: () => "no loops" };
  const logic = readTemplating({ logic: mailchimp })?.logic;
  expect(logic?.condition("VIP")).toEqual(["*|IF:VIP|*", "*|END:IF|*"]);
  expect(logic?.repeat("a", "b")).toEqual(["", ""]);
});

test.each([undefined, "liquid", { logic: "cobol" }, { logic: { condition: 1 } }, { logic: "constructor" }])(
  "%j names no language",
  (given) => {
    expect(readTemplating(given)?.logic).toBeUndefined();
  },
);

test("recipients without a name or data are left out, and the host's own sender fills in", async () => {
  const ann = { name: "Ann", data: { vip: true } };
  const read = readTemplating({
    recipients: [ann, { name: 5 }, null],
    fill: (email: string, to: { name: string }) => `${email} to ${to.name}`,
  });
  expect(read?.recipients).toEqual([ann]);
  expect(await read?.fill?.("mail", ann)).toBe("mail to Ann");
});

test("a language of the page's own may tell the copies of a repetition apart", () => {
  const tags = { condition: () => ["", ""], repeat: () => ["", ""] };
  expect(readTemplating({ logic: { ...tags, copy: (depth: number) => `[[n${depth}]]` } })?.logic?.copy?.(1)).toBe("[[n1]]");
  expect(readTemplating({ logic: { ...tags, copy: () => undefined } })?.logic?.copy?.(0)).toBe("");
  expect(readTemplating({ logic: { ...tags, copy: "no function" } })?.logic).not.toHaveProperty("copy");
});
