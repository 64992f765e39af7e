import { collectBlocks } from "@mailwright/document";
import { expect, test } from "vitest";
import { compose, read } from "../../testing/read-layout.js";

const onPage = (html: string) =>
  `<!doctype html><body style="margin:0"><table width="100%" style="max-width:600px" align="center" cellspacing="0"><tr><td style="padding:20px" align="center">${html}</td></tr></table>`;
const face = "display:inline-block;background:#123456;color:#fafafa;font:16px/20px Arial;text-decoration:none";

const buttonOf = async (html: string) => {
  const email = await read(onPage(html));
  const [button] = collectBlocks(compose(email).root).filter(({ type }) => type === "button");
  return { props: button?.props, bands: email.bands.map(({ preferred, reasons }) => [preferred, reasons]) };
};

test.each([
  ["a link without an address", `<a style="${face};padding:12px 24px">Book a bed</a>`],
  ["a button of no form", `<button style="${face};padding:12px 24px;border:0">Book a bed</button>`],
  [
    "a cell around a link without an address",
    `<table cellspacing="0"><tr><td bgcolor="#123456" style="padding:12px 24px"><a name="book" style="color:#fafafa;font:16px/20px Arial">Book a bed</a></td></tr></table>`,
  ],
])("%s is a button that leads nowhere yet", async (_, html) => {
  const { props, bands } = await buttonOf(html);
  expect(props).toMatchObject({ label: "Book a bed", background: "#123456", color: "#fafafa" });
  expect(props?.["link"]).toBeUndefined();
  expect(bands).toEqual([["native", []]]);
});

test("a button of a form stays with its form", async () => {
  const { bands } = await buttonOf(`<form action="https://a.example"><button style="${face}">Send</button></form>`);
  expect(bands).toEqual([["raw", ["form"]]]);
});

test("words that just fit into a button stay on one line", async () => {
  const { props, bands } = await buttonOf(
    `<a href="https://a.example" style="${face};padding:12px 2px">Book one of the beds by the window now</a>`,
  );
  expect(bands).toEqual([["native", []]]);
  const { left, right } = JSON.parse(JSON.stringify(props?.["innerPadding"]));
  expect(Math.max(left, right)).toBeLessThanOrEqual(2);
});

test("a ground and a line whose colour a merge tag says are seen, and keep the tag", async () => {
  const { props, bands } = await buttonOf(
    `<a href="https://a.example" style="display:inline-block;font:16px/20px Arial;padding:12px 24px;color:#ffffff;background-color: {{accent}};border: solid 1px {{ line }}">Book a bed</a>`,
  );
  expect(bands).toEqual([["native", []]]);
  expect(props).toMatchObject({ label: "Book a bed", background: "{{accent}}", borderColor: "{{ line }}", borderWidth: 1 });
});

test("what stays as it was written keeps merge tags for colours", async () => {
  const piled = `<p style="position:absolute;top:10px">Above</p><p style="position:absolute;top:12px;left:14px">Below</p>`;
  const email = await read(onPage(`<div style="position:relative;height:80px;background:{{accent}}">${piled}</div>`));
  expect(JSON.stringify(email.bands.map(({ raw }) => raw))).toContain("background:{{accent}}");
});
