import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { hostileDocument, hostilePayloads, hostileSignal } from "../packages/testing/src/hostile.js";
import { apiOf } from "./api.js";
import { beSignedIn, expect, test } from "./test.js";

test.use({ isHostile: true });

test("a hostile document runs nothing on the canvas, in preview, in the inbox and on the card", async ({ page, product, faults }) => {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`); // every payload that runs calls alert
    void dialog.dismiss();
  });
  // Whose plan has everything that a document can hold.
  const api = await apiOf(product, "demo-ann");
  // A `__proto__` key is refused at the border, with the rest of the body; the test wants the rest.
  const document = JSON.parse(
    JSON.stringify(hostileDocument(blockRegistry)).replaceAll('"__proto__":', '"proto":').replaceAll("\\u0000", ""),
  );
  // Every payload in every prop is more than a template may hold, so it comes in halves.
  const [first, second] = [0, 1].map((half) => withRows(document, (index) => index % 2 === half));
  // Base64 is refused at the border, with words, and no text column holds a null character.
  const texts = hostilePayloads.map(({ text }) => text.replace(/data:[^"']*;base64,[^"')\s]*/g, "").replaceAll("\u0000", ""));
  const raw = `<html><body>${texts.join("\n")}</body></html>`;
  const { html } = compileDocument(document, blockRegistry);
  const { id } = await api.createTemplate("Hostile raw", { html: raw, components: first });
  const { id: compiledId } = await api.createTemplate("Hostile compiled", { html, components: second });
  await api.call("POST", `/usertemplate/sendtestmail/${id}`, { to: ["ann@example.com"] });

  await beSignedIn(page, "ann");
  await page.goto("/?status=draft");
  await expect(page.getByRole("article", { name: "Hostile raw" })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(ran.filter((text) => text.includes(hostileSignal))).toEqual([]);

  for (const opened of [id, compiledId]) {
    await page.goto(`/edit/${opened}`);
    await expect(page.locator("[data-block-type=wrapper]")).toBeVisible();
    await page.waitForTimeout(1500);
    expect(ran.filter((text) => text.includes(hostileSignal))).toEqual([]);
    await page.getByRole("button", { name: "Preview" }).click();
    // Some 950 blocks with an attack in every property are compiled in one go, while another thread of the page reads them for the checks.
    await expect(page.locator("iframe").first()).toBeVisible({ timeout: 15_000 });
    await page.waitForTimeout(1000);
    expect(ran.filter((text) => text.includes(hostileSignal))).toEqual([]);
  }

  await page.goto("/inbox");
  await expect(page.locator("iframe")).toBeVisible();
  await page.waitForTimeout(1000);
  expect(ran.filter((text) => text.includes(hostileSignal))).toEqual([]);
  faults.length = 0; // browsers report what the policies stopped

  // Whoever looks at these drafts later would be told of what their frames refuse.
  await api.call("PATCH", "/usertemplate/status/deleted", { ids: [id, compiledId] });
  for (const gone of [id, compiledId]) expect((await api.call("DELETE", `/usertemplate/${gone}`)).status).toBe(204);
});

test.describe("a saved document that is damaged opens as far as it can, says what it could not read, and keeps the original", () => {
  const good = { id: "t", type: "text", props: { text: "<p>Still here</p>" } };
  const cell = (children: unknown[]) => ({ id: "c", type: "cell", props: {}, children });
  const page = (children: unknown[]) => ({
    id: "r",
    type: "root",
    props: {},
    children: [{ id: "w", type: "wrapper", props: {}, children: [{ id: "s", type: "section", props: {}, children: [cell(children)] }] }],
  });
  const damaged: Record<string, unknown> = {
    "an unknown block": { version: 1, settings: {}, root: page([good, { id: "x", type: "hologram", props: { depth: 3 } }]) },
    "values of wrong types": {
      version: 1,
      settings: { width: "wide" },
      root: page([good, { id: "h", type: "heading", props: { level: 9 } }]),
    },
    "no version": { settings: {}, root: page([good]) },
    "things that are no blocks": { version: 1, settings: {}, root: page([good, 17, null, "text"]) },
  };
  for (const [name, components] of Object.entries(damaged)) {
    test(name, async ({ page: tab, product }) => {
      const api = await apiOf(product, "demo-ben");
      const { id } = await api.createTemplate(`Damaged ${Object.keys(damaged).indexOf(name)}`, { html: "<p>x</p>", components });
      await beSignedIn(tab, "ben");
      await tab.goto(`/edit/${id}`);
      await expect(tab.getByText("Still here")).toBeVisible();
      await expect(tab.getByText(/could not be read|could not read/i).first()).toBeVisible();
      await tab.getByRole("button", { name: "Divider", exact: true }).click();
      await tab.getByRole("button", { name: "Save", exact: true }).click();
      await expect(tab.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
      const stored = JSON.stringify((await (await api.call("GET", `/usertemplate/${id}`)).json()).template.components);
      if (name === "an unknown block") expect(stored).toContain('"type":"hologram","props":{"depth":3}');
      if (name === "things that are no blocks") expect(stored).toContain('17,null,"text"');
    });
  }
});

test("nonsense of nearly ten megabytes opens with a clear word and stays stored", async ({ page, product }) => {
  const api = await apiOf(product, "demo-ben");
  const nonsense = { nonsense: "lorem ipsum ".repeat(750_000) };
  const { id } = await api.createTemplate("Nonsense", { html: "<p>x</p>", components: nonsense });
  await beSignedIn(page, "ben");
  await page.goto(`/edit/${id}`);
  // Ten megabytes are sent, stored, read again and parsed.
  await expect(page.getByText(/could not be read|could not read/i).first()).toBeVisible({ timeout: 30_000 });
  const stored = await (await api.call("GET", `/usertemplate/${id}`)).json();
  expect(JSON.stringify(stored.template.components)).toHaveLength(JSON.stringify(nonsense).length);
});

/** The document with those of its rows that are kept. */
function withRows(document: EmailDocument, isKept: (index: number) => boolean): EmailDocument {
  const children = document.root.children?.map((page) => ({
    ...page,
    children: (page.children ?? []).filter((_, index) => isKept(index)),
  }));
  return { ...document, root: { ...document.root, ...(children && { children }) } };
}
