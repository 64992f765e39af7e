import { expect, test } from "vitest";
import { readWebFonts } from "./read-web-fonts.js";

const google = "https://fonts.googleapis.com/css2?family=Inter:wght@400;700&amp;family=Playfair+Display";
const googleAddress = google.replace("&amp;", "&");
const words = "<p style=\"font-family:'Inter',Arial,sans-serif\">a</p><h1 style='font:700 28px/34px \"Playfair Display\", serif'>b</h1>";

test("a style sheet of a font service brings the fonts that its address names", () => {
  expect(readWebFonts(`<link href="${google}" rel="stylesheet">${words}`)).toEqual([
    { name: "Inter", stack: "'Inter', Arial, Helvetica, sans-serif", href: googleAddress },
    { name: "Playfair Display", stack: "'Playfair Display', Georgia, 'Times New Roman', serif", href: googleAddress },
  ]);
});

test.each([
  `@import url(${googleAddress});`,
  `@import url("${googleAddress}") screen;`,
  `@import '${googleAddress}';`,
  `/* the fonts */ @media screen{ @import url('${googleAddress}'); }`,
])("so does %s", (css) => {
  expect(readWebFonts(`<style>${css} p{color:red}</style>${words}`).map(({ name, href }) => [name, href])).toEqual([
    ["Inter", googleAddress],
    ["Playfair Display", googleAddress],
  ]);
});

test("fonts of a page's own rules bring their files, the smallest that programs read", () => {
  const css = `@font-face{font-family:'Inter';font-style:normal;font-weight:400;
    src:url('https://a.example/inter.eot'); src:local("Inter"),url('https://a.example/inter.woff') format('woff'),url(https://a.example/inter.woff2) format("woff2")}
    @font-face{font-family:Inter;font-style:italic;font-weight:bold;src:url("https://a.example/inter-bold.ttf")}`;
  expect(readWebFonts(`<style>${css}</style>${words}`)).toEqual([
    {
      name: "Inter",
      stack: "'Inter', Arial, Helvetica, sans-serif",
      faces: [
        { src: "https://a.example/inter.woff2", weight: "400" },
        { src: "https://a.example/inter-bold.ttf", weight: "bold", style: "italic" },
      ],
    },
  ]);
});

test("a font has the name by which the page calls it", () => {
  const page = "<link rel=stylesheet href=https://fonts.bunny.net/css?family=playfair-display:400|inter:400>";
  expect(readWebFonts(page + words).map(({ name }) => name)).toEqual(["Playfair Display", "Inter"]);
});

test("a sheet that names no fonts stands for those that lists begin with and nothing else brings", () => {
  const page =
    '<link rel="stylesheet" href="https://use.typekit.net/abc1def.css"><td style="font-family:proxima-nova,Helvetica Neue,Arial">a</td>';
  expect(readWebFonts(page)).toEqual([expect.objectContaining({ name: "proxima-nova", href: "https://use.typekit.net/abc1def.css" })]);
});

test.each([
  ["fonts that nobody uses", `<link rel="stylesheet" href="${google}"><p style="font-family:Arial">a</p>`],
  ["other style sheets", `<link rel="stylesheet" href="https://a.example/email.css">${words}`],
  [
    "what is no address of a page",
    `<style>@import url(data:text/css,a); @font-face{font-family:Inter;src:url(data:font/woff2;base64,AA)}</style>${words}`,
  ],
  ["what only Outlook reads", `<!--[if mso]><style>@import url(${googleAddress});</style><![endif]-->${words}`],
  ["a rule for Outlook", `<style>@font-face{font-family:'Inter';mso-font-alt:Arial}</style>${words}`],
])("%s are not taken", (_, page) => {
  expect(readWebFonts(page)).toEqual([]);
});

test("sources that never end are read in no time", () => {
  const many = 200_000;
  for (const part of ["/*", "@import ", "@font-face{", "font:1", "font-family:'", "<link ", "1 "]) {
    expect(readWebFonts(`<style>font:${part.repeat(many)}`)).toEqual([]);
  }
});
