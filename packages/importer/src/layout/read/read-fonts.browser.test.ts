import { expect, test } from "vitest";
import { compile, compose, read } from "../../testing/read-layout.js";

const href = "https://fonts.googleapis.com/css?family=Lora:400,700";

test("the web fonts of a page are those of the email, which loads them", async () => {
  const page = `<html><head><link href="${href}" rel="stylesheet"><style>@font-face{font-family:Inter;src:url(https://pictures.example/inter.woff2)}</style></head>
    <body><h1 style="font-family:Lora,serif">Tulips</h1><p style="font-family:Inter,Arial,sans-serif">Half price</p></body></html>`;
  const email = await read(page);
  expect(email.settings["fonts"]).toEqual([
    { name: "Lora", href },
    { name: "Inter", faces: [{ src: "https://pictures.example/inter.woff2" }] },
  ]);
  expect(email.problems).toEqual([]);
  const html = compile(compose(email));
  expect(html).toContain(`<link href="${href}"`);
  expect(html).toContain(
    "@font-face{font-family:'Inter';font-style:normal;font-weight:normal;src:url(https://pictures.example/inter.woff2)",
  );
});

test("what is pasted into another email brings none", async () => {
  const page = `<html><head><link href="${href}" rel="stylesheet"></head><body><h1 style="font-family:Lora,serif">Tulips</h1></body></html>`;
  expect((await read(page, { settings: { width: 600 } })).settings["fonts"]).toBeUndefined();
});
