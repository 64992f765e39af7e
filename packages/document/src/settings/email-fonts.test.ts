import { expect, test } from "vitest";
import { emailFonts, storeFonts } from "./email-fonts.js";

test("fonts that a document brings have a name and an address, and what is none is passed over", () => {
  const lato = { name: "Lato", href: "https://fonts.example/lato.css" };
  const lora = { name: "Lora", faces: [{ src: "https://fonts.example/lora.woff2", weight: "400", style: "italic" }] };
  const wrong = [
    null,
    "Lato",
    { name: "Lato" },
    { name: "a;b", href: lato.href },
    { name: "Inter", href: "javascript:alert(1)" },
    { name: "Inter", href: "https://a.example/x.css');}" },
    { name: "Inter", faces: [{ src: "data:font/woff2;base64,AA" }, 3] },
  ];
  const stored = { fonts: [...wrong, lato, lora] };
  expect(emailFonts(stored)).toEqual([
    { ...lato, stack: "'Lato', Arial, Helvetica, sans-serif" },
    { ...lora, stack: "'Lora', Georgia, 'Times New Roman', serif" },
  ]);
  expect(emailFonts(stored)).toBe(emailFonts(stored));
  expect(storeFonts(emailFonts(stored))).toEqual([lato, lora]);
  for (const fonts of [undefined, {}, "Lato"]) expect(emailFonts({ fonts })).toEqual([]);
});

test("a weight or a style that CSS does not know is left out", () => {
  const face = { src: "https://a.example/a.woff2" };
  expect(emailFonts({ fonts: [{ name: "Lora", faces: [{ ...face, weight: "400}", style: "x" }] }] })[0]?.faces).toEqual([face]);
  expect(
    storeFonts([
      { name: "Lora", stack: "", href: "https://a.example/a.css" },
      { name: "Arial", stack: "" },
    ]),
  ).toEqual([{ name: "Lora", href: "https://a.example/a.css" }]);
});
