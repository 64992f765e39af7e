import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import { type Destination, destinations, type Field } from "../packages/destinations/src/index.js";
import { apiOf } from "./api.js";
import { choose } from "./destination-product.js";
import { letterWith } from "./editor-letter.js";
import { type Product, startProduct } from "./product.js";
import { expect, test } from "./test.js";

const letter = letterWith({ id: "title", type: "heading", props: { text: "Your heading" } });

/** A page of its own that holds nothing but an editor. */
async function openAlone(page: Page, product: Product, attributes: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}email-editor{display:block;block-size:100vh}</style>
    <body><email-editor ${attributes}></email-editor><script type="module" src="/cdn/mailwright.js"></script></body></html>`;
  await page.route(`${product.url}/host`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`${product.url}/host`);
}

/** What a person types: one of these is good for every field. */
const values = ["123", "news@sender.example", "https://hooks.example/1", "3f0b6c2e-1111-4222-8333-abcdefabcdef"];
const goodFor = (field: Field) => values.find((value) => field.parse(value).ok) ?? "1";

/** Fills in what is asked for, and sees that nothing goes before all of it is there. */
async function fillIn(dialog: Locator, { fields }: Destination): Promise<void> {
  const go = dialog.getByRole("button", { name: "Export", exact: true });
  for (const field of Object.values(fields)) {
    const { kind, label, isRequired } = field;
    if (!isRequired || kind === "choices") continue;
    await expect(go).toBeDisabled();
    const labels = kind === "lists" ? ["Mailing list ID 1", "Segment ID 1"] : [label];
    for (const each of labels) await dialog.getByLabel(each, { exact: true }).fill(goodFor(field));
  }
  await expect(go).toBeEnabled();
}

interface Order {
  readonly provider: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly content: { readonly html: string };
}

test("a page of its own gets the email for each of the 27, with what was asked for", async ({ page, product }) => {
  test.setTimeout(180_000);
  await page.context().route("**/agreed?code=*", (route) => route.fulfill({ contentType: "text/html", body: "<p>Agreed</p>" }));
  await openAlone(page, product, 'name="Spring"');
  await page.evaluate(async (email) => {
    await customElements.whenDefined("email-editor");
    const editor = document.querySelector("email-editor");
    const orders: unknown[] = [];
    Object.assign(window, { orders });
    Object.assign(editor ?? {}, {
      document: email,
      providers: { destinations: { send: (order: object) => void orders.push(order), authorize: () => "/agreed?code=good-once" } },
    });
  }, letter);
  const orders = () => page.evaluate(() => Reflect.get(window, "orders") as Order[]);
  const tabs = { email: "Email provider", application: "Application" };
  for (const [index, destination] of destinations.entries())
    await test.step(destination.name, async () => {
      const { provider, name, tab, done, fields, authorization } = destination;
      const dialog = await choose(page, tabs[tab], name);
      await fillIn(dialog, destination);
      await dialog.getByRole("button", { name: "Export", exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        page.getByText(`Your email template has been successfully ${done === "drafted" ? "drafted in" : "exported to"} ${name}!`),
      ).toBeVisible();
      const order = (await orders())[index];
      expect(order?.provider).toBe(provider);
      expect(order?.content.html).toContain("Your heading");
      for (const [field, { isRequired, kind }] of Object.entries(fields))
        if (isRequired && kind !== "choices") expect(order?.given).toHaveProperty(field);
      expect(order?.given["authCode"]).toBe(authorization.kind === "code" ? "good-once" : undefined);
    });
  await test.step("Outlook app", async () => {
    const dialog = await choose(page, "Application", "Outlook app");
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.oft$/);
  });
});

test("Moosend fetches the email at an address that nobody guesses, and pictures of one computer are told before", async ({ page }) => {
  let order: Readonly<Record<string, string>> = {};
  const moosend = createServer(async (request, response) => {
    order = JSON.parse(await text(request)) as Readonly<Record<string, string>>;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ Code: 0, Context: "c-1" }));
  });
  await new Promise<void>((resolve) => moosend.listen(0, "127.0.0.1", resolve));
  const api = `http://127.0.0.1:${(moosend.address() as AddressInfo).port}`;
  const PUBLIC_URL = "http://mail.example.com";
  const product = await startProduct({ PUBLIC_URL, DESTINATIONS: JSON.stringify({ MOOSEND: { bases: { api } } }) });
  try {
    const components = letterWith(
      { id: "title", type: "heading", props: { text: "Your heading" } },
      { id: "pot", type: "image", props: { src: "http://localhost:9/pictures/pot.png", alt: "A pot" } },
    );
    const { id } = await (await apiOf(product, "demo-ben")).createTemplate("Fetched", { html: "<p>x</p>", components });
    await openAlone(page, product, `session-id="demo-ben" template-id="${id}"`);
    const dialog = await choose(page, "Email provider", "Moosend");
    await expect(dialog.getByText("1 picture will not be seen by those who get the email")).toBeVisible();
    await expect(dialog.getByText("http://localhost:9/pictures/pot.png", { exact: true })).toBeVisible();
    for (const label of ["API key", "Mailing list ID 1", "Segment ID 1"]) await dialog.getByLabel(label, { exact: true }).fill("1");
    await dialog.getByLabel("Sender email").fill("news@sender.example");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByText("Your email template has been successfully exported to Moosend!")).toBeVisible();
    const { origin, pathname } = new URL(order["WebLocation"] ?? "");
    expect(origin).toBe(PUBLIC_URL);
    const fetched = await fetch(product.url + pathname);
    expect([fetched.status, fetched.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const guessed = await fetch(`${product.url}${pathname.slice(0, -4)}AAAA`);
    expect(guessed.status).toBe(404);
  } finally {
    await product.stop();
    moosend.close();
  }
});
