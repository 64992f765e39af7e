import { createServer } from "node:http";
import type { Locator, Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, skipTour, test } from "./test.js";

/** A page that fights everything on it: its own rules win, fonts are small, ancestors are moved and clipped, keys are stolen. */
const hostilities = {
  css: `
    html { font-size: 62.5% !important; }
    * { letter-spacing: 3px !important; color: hotpink !important; font-family: fantasy !important; box-sizing: content-box !important; text-transform: uppercase !important; line-height: 3 !important; }
    button, input, div, section, main, aside, header, span, p { margin: 7px !important; padding: 9px !important; border: 3px dotted lime !important; background: yellow !important; }
    .stage { transform: translate(0, 0); filter: saturate(1); perspective: 900px; will-change: transform; z-index: 0; position: relative; margin: 0 !important; padding: 0 !important; border: 0 !important; }
    .stage > * { display: block !important; inline-size: 1280px; block-size: 800px; margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important; }
    .war { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important; }
    body { margin: 0 !important; }`,
  script: `
    for (const type of ["keydown", "keypress", "keyup"]) {
      document.addEventListener(type, (event) => {
        const target = event.target;
        // A shortcut of the page: it takes every key that nobody seems to be writing with.
        if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) {
          window.stolen = (window.stolen ?? 0) + 1;
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      });
    }
    window.React = { version: "16.0.0", createElement: () => { throw new Error("the page's own React") } };
    window.ReactDOM = { render: () => { throw new Error("the page's own React") } };`,
};

const plainCss = `body { margin: 0 } .stage > * { display: block; inline-size: 1280px; block-size: 800px }`;

const pageOf = (mount: string, cdn: string, isHostile: boolean, doctype = "<!doctype html>") => `${doctype}
<html lang="en"><head><title>Host</title><style>${isHostile ? hostilities.css : plainCss}</style>
${isHostile ? `<script>${hostilities.script}</script>` : ""}
<script type="module" src="${cdn}/mailwright.js"></script></head>
<body><div class="stage">${mount}</div>${isHostile ? '<div class="war"></div>' : ""}</body></html>`;

test("an editor and a dashboard look and work the same in a page that fights them", async ({ context, product }) => {
  test.setTimeout(180_000);
  const pages = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const html = pages.get(path);
    if (html !== undefined) return void response.writeHead(200, { "content-type": "text/html" }).end(html);
    // The product's files and calls come from the page's own site, as behind a proxy.
    const answer = await fetch(`${product.url}${path}`, {
      method: request.method ?? "GET",
      headers: Object.fromEntries(
        ["authorization", "x-session-id", "content-type"].flatMap((name) =>
          request.headers[name] ? [[name, String(request.headers[name])]] : [],
        ),
      ),
      ...(request.method === "POST" && { body: await bodyOf(request) }),
    });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  const mounts = {
    editor: '<email-editor name="hostile" theme="light"></email-editor>',
    dashboard: '<template-dashboard session-id="demo-ben" theme="light"></template-dashboard>',
  };
  for (const [name, mount] of Object.entries(mounts)) {
    pages.set(`/plain-${name}`, pageOf(mount, "/cdn", false));
    pages.set(`/hostile-${name}`, pageOf(mount, "/cdn", true));
  }
  pages.set("/quirks-editor", pageOf(mounts.editor, "/cdn", true, ""));
  await skipTour(context);

  await test.step("the same pixels", async () => {
    for (const name of ["editor", "dashboard"] as const) {
      const plain = await pictureOf(await context.newPage(), `${url}/plain-${name}`, name);
      const hostile = await pictureOf(await context.newPage(), `${url}/hostile-${name}`, name);
      expect(differingShare(plain, hostile)).toBeLessThan(0.001);
    }
  });
  for (const where of ["hostile", "quirks"]) {
    await test.step(`the same journey, ${where}`, async () => {
      const page = await context.newPage();
      await page.goto(`${url}/${where}-editor`);
      await page.evaluate(() => {
        const editor = document.querySelector("email-editor") as unknown as { providers: unknown };
        editor.providers = { save: (content: { html: string }) => Object.assign(window, { saved: content.html }) };
      });
      const editor = page.locator("email-editor");
      await drag(page, editor.getByRole("button", { name: "Heading", exact: true }), editor.locator("[data-block-type=cell]").first());
      await expect(editor.locator("[data-block-type=heading]")).toBeVisible();
      await editor.locator("[data-block-type=heading] :is(h1, h2, h3)").click();
      await expect(editor.locator("[contenteditable=true]")).toBeVisible();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Still here / and there");
      await page.keyboard.press("Escape");
      await editor.getByRole("button", { name: "General settings" }).click();
      await editor.getByRole("dialog", { name: "General settings" }).getByRole("button", { name: "Cancel" }).click();
      await editor.getByRole("button", { name: "Save", exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { saved?: string }).saved ?? ""))
        .toContain("Still here / and there");
      await page.close();
    });
  }
  server.close();
});

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk.toString();
  return text;
}

async function pictureOf(page: Page, url: string, name: "editor" | "dashboard"): Promise<PNG> {
  await page.goto(url);
  const element = page.locator(name === "editor" ? "email-editor" : "template-dashboard");
  if (name === "editor") await expect(element.locator("[data-block-type=wrapper]")).toBeVisible();
  else await expect(element.getByRole("navigation", { name: "Template views" })).toContainText(/Published\s*\d/);
  await page.waitForLoadState("networkidle");
  // The cards hold frames of emails, which are drawn when the browser has time for them.
  const picture = await element.screenshot({ animations: "disabled", caret: "hide", mask: [element.locator("iframe, .mw-card")] });
  await page.close();
  return PNG.sync.read(picture);
}

function differingShare(one: PNG, other: PNG): number {
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  return pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.15 }) / (one.width * one.height);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // The code for dragging may still be on its way, and hears the pointer only from then on.
  let step = 0;
  const line = page.locator("email-editor .mw-drop-line");
  const moveOn = async () => {
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + (step++ % 2) * 3, { steps: 5 });
    return line.isVisible();
  };
  await expect.poll(moveOn).toBe(true);
  await page.mouse.up();
}
