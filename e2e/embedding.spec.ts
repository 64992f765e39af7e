import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { serveExample } from "../examples/serve.mjs";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { startProduct } from "./product.js";
import { blocks, expect, test, untilDrafted } from "./test.js";

test("one page with one script tag edits without a server, downloads HTML, and recovers after a crash", async ({ page }) => {
  const example = await serveExample("script-tag", 0, {
    // Images may come from anywhere; everything else only from the page's own origin, and nothing inline.
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src * data:; connect-src 'self'; font-src 'self'; frame-src 'self'",
  });
  await page.goto(example.url);
  await expect(blocks(page, "heading")).toHaveText("Hello {{first_name}}");
  await page.getByRole("button", { name: "Button", exact: true }).click();
  await expect(blocks(page, "button")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download HTML" }).click();
  expect((await download).suggestedFilename()).toBe("campaign.html");

  await untilDrafted(page, '"button"');
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("dialog", { name: "Unsaved work found" }).getByRole("button", { name: "Restore" }).click();
  await expect(blocks(page, "button")).toBeVisible();
  example.close();
});

test("a host that frames the product hears of changes, saving and cancelling, and can ask for a save", async ({ page }) => {
  const example = await serveExample("iframe-host");
  const product = await startProduct({ FRAME_ANCESTORS: example.url });
  await page.goto(`${example.url}/?mailwright=${encodeURIComponent(product.url)}`);
  const frame = page.frameLocator("#mailwright");
  const messages = page.getByRole("list", { name: "Messages" });
  await expect(messages.getByText("ready").first()).toBeVisible();

  await frame.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = frame.getByRole("dialog", { name: "Create new template" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Framed");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await frame.getByRole("button", { name: "Text", exact: true }).click();
  await expect(messages.getByText("haveChanges true")).toBeVisible();
  await page.getByRole("button", { name: "Save from outside" }).click();
  await expect(messages.getByText(/^template-saved .* published$/)).toBeVisible();
  await expect(messages.getByText("save-status saved")).toBeVisible();
  await frame.getByRole("button", { name: "Cancel" }).click();
  await expect(messages.getByText("cancel", { exact: true })).toBeVisible();
  await product.stop();
  example.close();
});

test("a host whose origin the product does not list cannot frame it and hears nothing", async ({ page, faults }) => {
  const example = await serveExample("iframe-host");
  const product = await startProduct({ FRAME_ANCESTORS: "https://allowed.example" });
  await page.goto(`${example.url}/?mailwright=${encodeURIComponent(product.url)}`);
  await page.waitForTimeout(2000);
  await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveCount(0);
  expect(faults.join()).toContain("frame-ancestors");
  faults.length = 0;
  await product.stop();
  example.close();
});

/** What each element's manifest says that a page may set. */
function propertiesOf(tag: string): readonly string[] {
  const { modules } = JSON.parse(readFileSync("packages/elements/custom-elements.json", "utf8")) as {
    modules: { declarations: { tagName: string; members: { kind: string; name: string }[] }[] }[];
  };
  const declaration = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return (declaration?.members ?? []).flatMap(({ kind, name }) => (kind === "field" ? [name] : []));
}

/** A page of the product's own site that holds nothing but one element. */
async function openAlone(page: Page, url: string, markup: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}body>*{display:block;block-size:100vh}</style>
    <body>${markup}<script type="module" src="/cdn/mailwright.js"></script></body></html>`;
  await page.route(`${url}/host`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/host");
}

/** Sets a property and answers when the page has been painted since. */
const change = (page: Page, tag: string, name: string, value: unknown) =>
  page.evaluate(
    async ([selector, property, given]) => {
      Object.assign(document.querySelector(selector) ?? {}, { [property]: given });
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    [tag, name, value] as const,
  );

test("a connected editor keeps its page, its text and its history while everything that a page may set changes", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, "demo-ben");
  const make = (name: string, words: string) =>
    api.createTemplate(name, { html: "<p>x</p>", components: letterWith({ id: "title", type: "heading", props: { text: words } }) });
  const [{ id }, { id: otherId }] = [await make("Set live", "Before"), await make("Set later", "Other")];
  await openAlone(page, product.url, `<email-editor session-id="demo-ben" template-id="${id}"></email-editor>`);
  const text = page.locator("[data-block-type=heading] [contenteditable=true]");
  await blocks(page, "heading").locator(":is(h1, h2, h3)").click();
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("After");
  await expect(text).toHaveText("After");
  await page.evaluate(() => {
    const editor = document.querySelector("email-editor");
    Object.assign(window, { shell: editor?.shadowRoot?.querySelector("main"), ready: 0 });
    editor?.addEventListener("mw-ready", () => Object.assign(window, { ready: Number(Reflect.get(window, "ready")) + 1 }));
  });
  const isSame = () =>
    page.evaluate(async () => {
      const editor = document.querySelector("email-editor") as unknown as HTMLElement & { getDocument(): Promise<unknown> };
      const isShell = editor.shadowRoot?.querySelector("main") === Reflect.get(window, "shell");
      return isShell && JSON.stringify(await editor.getDocument()).includes("After");
    });
  const values: Readonly<Record<string, readonly unknown[]>> = {
    theme: ["dark", "auto"],
    locale: ["de", "he", "en"],
    strings: [{ "editor.commands.preview": "Look" }, undefined],
    mode: ["advanced", "simple"],
    embed: [true, false],
    system: [false], // true is another kind of template, and so another document
    name: ["another"],
    picturesUrl: ["https://example.com/"],
    upgradeUrl: ["https://example.com/plans", undefined],
    giphyKey: ["a-key", undefined],
    giphyUrl: ["https://gifs.example.com", undefined],
    storesUrl: ["https://example.com/stores", undefined],
    document: [{ version: 1 }], // a connected editor has its own
    user: [{ id: "ann", name: "Ann" }],
    features: [{ tour: false, home: false }, undefined],
    mergeTags: [[{ value: "{{first_name}}", label: "First name" }], []],
    apiUrl: [product.url, ""],
    sessionId: ["demo-ben"],
    templateId: [id],
    renewSession: ["no function", undefined],
    providers: [{ listMergeTags: "no function" }, {}],
    readonly: [true, false],
  };
  // Other blocks or another template language begin a history anew: the commands behind its steps may be gone.
  const offers: typeof values = { templating: [{ logic: "handlebars" }, undefined], blocks: [{ definitions: [], presets: [] }] };
  expect(Object.keys({ ...values, ...offers }).toSorted()).toEqual([...propertiesOf("email-editor")].toSorted());
  const changeAll = async (all: typeof values) => {
    for (const [name, given] of Object.entries(all)) {
      for (const value of given) {
        await change(page, "email-editor", name, value);
        await expect.poll(isSame, { message: `${name} = ${JSON.stringify(value)}` }).toBe(true);
      }
      // What changes only what stands around the text leaves the caret where it is.
      if (name === "features") await expect(text).toBeFocused();
    }
  };
  await changeAll(values);
  expect(await page.evaluate(() => Reflect.get(window, "ready"))).toBe(0);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(blocks(page, "heading")).toHaveText("Before");
  await page.getByRole("button", { name: /^Redo/ }).first().click();
  await changeAll(offers);
  await test.step("another template is opened in its place, and the work waits for its own", async () => {
    await untilDrafted(page, "After");
    await change(page, "email-editor", "templateId", otherId);
    await expect(blocks(page, "heading")).toHaveText("Other");
    await change(page, "email-editor", "templateId", id);
    await page.getByRole("dialog", { name: "Unsaved work found" }).getByRole("button", { name: "Restore" }).click();
    await expect(blocks(page, "heading")).toHaveText("After");
  });
});

test("a dashboard keeps what is being filled in while everything that a page may set changes", async ({ page, product }) => {
  await openAlone(page, product.url, '<template-dashboard session-id="demo-ben"></template-dashboard>');
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("dialog", { name: "Create new template" }).getByRole("textbox", { name: "Name" }).fill("Half a name");
  await page.evaluate(() => {
    const root = document.querySelector("template-dashboard")?.shadowRoot;
    Object.assign(window, { shell: root?.querySelector(".mw-dashboard"), field: root?.querySelector("[role=dialog] input") });
  });
  const isSame = () =>
    page.evaluate(() => {
      const root = document.querySelector("template-dashboard")?.shadowRoot;
      const field = root?.querySelector<HTMLInputElement>("[role=dialog] input");
      const isShell = root?.querySelector(".mw-dashboard") === Reflect.get(window, "shell");
      return isShell && field === Reflect.get(window, "field") && field?.value === "Half a name";
    });
  const values: Readonly<Record<string, readonly unknown[]>> = {
    theme: ["dark", "light", "auto"],
    locale: ["de", "he", "en"],
    strings: [{ "dashboard.create.title": "Make one" }, undefined],
    embed: [true, false],
    accountUrl: ["https://example.com/account", undefined],
    peopleUrl: ["https://example.com/people", undefined],
    upgradeUrl: ["https://example.com/plans", undefined],
    view: ["status=draft", "status=published&sort=name", ""],
    apiUrl: [""],
    sessionId: ["demo-ben"],
    renewSession: ["no function", undefined],
  };
  expect(Object.keys(values).toSorted()).toEqual([...propertiesOf("template-dashboard")].toSorted());
  for (const [name, given] of Object.entries(values)) {
    for (const value of given) {
      await change(page, "template-dashboard", name, value);
      await expect.poll(isSame, { message: `${name} = ${JSON.stringify(value)}` }).toBe(true);
    }
  }
  await test.step("moved to another place of the page it is the same", async () => {
    await page.evaluate(() => {
      const [place, element] = [document.createElement("section"), document.querySelector("template-dashboard")];
      if (element) document.body.appendChild(place).append(element);
    });
    await expect.poll(isSame).toBe(true);
  });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await test.step("another user's dashboard starts with nothing of the first", async () => {
    await change(page, "template-dashboard", "sessionId", "demo-free");
    await expect(page.getByRole("heading", { level: 1, name: "My Templates" })).toBeVisible();
  });
});
