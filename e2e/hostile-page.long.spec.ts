import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { build } from "esbuild";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, skipTour, test, untilFetched, untilIdle } from "./test.js";

/**
 * A page that fights everything on it: its own rules win, fonts are small, ancestors are moved and clipped, keys are stolen on their way
 * in and on their way out, and another React draws around it all the time.
 */
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
    const steal = (event) => {
      window.stolen = (window.stolen ?? 0) + 1;
      event.preventDefault();
    };
    for (const type of ["keydown", "keypress", "keyup"]) {
      // First of all: the page's own shortcuts.
      window.addEventListener(type, (event) => {
        if (!(event.ctrlKey || event.metaKey) || !/^[szk]$/.test(event.key)) return;
        steal(event);
        event.stopPropagation();
      }, true);
      // Then everything else, on its way in.
      document.addEventListener(type, (event) => {
        steal(event);
        event.stopImmediatePropagation();
      }, true);
    }`,
};

/** React of another major version, which draws the element and then draws again and again, with globals of its own. */
async function otherReact(): Promise<string> {
  const contents = `
    import * as React from "react";
    import * as ReactDOM from "react-dom/client";
    Object.assign(window, { React, ReactDOM });
    const stage = document.querySelector(".stage");
    const { tag, given } = JSON.parse(stage.dataset.mount);
    function Stage() {
      const [drawn, draw] = React.useState(0);
      React.useEffect(() => {
        window.drawn = drawn;
        const timer = setTimeout(() => draw(drawn + 1), 100);
        return () => clearTimeout(timer);
      }, [drawn]);
      return React.createElement(tag, { ...given, "data-drawn": drawn });
    }
    ReactDOM.createRoot(stage).render(React.createElement(Stage));`;
  const resolveDir = fileURLToPath(new URL("../examples/react-18-host", import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

const plainCss = `body { margin: 0 } .stage > * { display: block; inline-size: 1280px; block-size: 800px }`;

type Mount = { readonly tag: string; readonly given: Readonly<Record<string, string>> };

const pageOf = ({ tag, given }: Mount, isHostile: boolean, doctype = "<!doctype html>") => `${doctype}
<html lang="en"><head><title>Host</title><style>${isHostile ? hostilities.css : plainCss}</style>
${isHostile ? `<script>${hostilities.script}</script>` : ""}
<script type="module" src="/cdn/mailwright.js"></script></head><body>${
  isHostile
    ? `<div class="stage" data-mount='${JSON.stringify({ tag, given })}'></div><div class="war"></div><script src="/react-18.js"></script>`
    : `<div class="stage"><${tag} ${Object.entries(given)
        .map(([name, value]) => `${name}="${value}"`)
        .join(" ")}></${tag}></div>`
}</body></html>`;

test("an editor and a dashboard look and work the same in a page that fights them", async ({ context, product }) => {
  test.setTimeout(180_000);
  const pages = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const html = pages.get(path);
    if (html !== undefined)
      return void response.writeHead(200, { "content-type": path.endsWith(".js") ? "text/javascript" : "text/html" }).end(html);
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
    editor: { tag: "email-editor", given: { name: "hostile", theme: "light" } },
    dashboard: { tag: "template-dashboard", given: { "session-id": "demo-ben", theme: "light" } },
  };
  for (const [name, mount] of Object.entries(mounts)) {
    pages.set(`/plain-${name}`, pageOf(mount, false));
    pages.set(`/hostile-${name}`, pageOf(mount, true));
  }
  pages.set("/quirks-editor", pageOf(mounts.editor, true, ""));
  pages.set("/react-18.js", await otherReact());
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
      await untilFetched(page, "hold-keys");
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Still here / and there");
      await page.keyboard.press("Escape");
      await expect(editor.locator("[contenteditable=true]")).toHaveCount(0);
      // A machine that pauses while it types makes more than one step of it. Each is seen before the next is asked for: one too many takes the
      // heading itself away, and then there is nothing to wait for.
      const heading = editor.locator("[data-block-type=heading]");
      const stepUntil = async (keys: string, isThere: (text: string) => boolean) => {
        for (let text = await heading.innerText(); !isThere(text); text = await heading.innerText()) {
          await page.keyboard.press(keys);
          await expect.poll(() => heading.innerText()).not.toBe(text);
        }
      };
      await stepUntil("Control+z", (text) => !/still here/i.test(text));
      await stepUntil("Control+Shift+z", (text) => /still here \/ and there/i.test(text));
      await editor.getByRole("button", { name: "General settings" }).click();
      await editor.getByRole("dialog", { name: "General settings" }).getByRole("button", { name: "Cancel" }).click();
      await editor.locator("[data-block-type=heading]").focus();
      await page.keyboard.press("Control+s");
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { saved?: string }).saved ?? ""))
        .toContain("Still here / and there");
      expect(await page.evaluate(() => Number((window as unknown as { drawn: number }).drawn))).toBeGreaterThan(0);
      await page.close();
    });
  }
  await test.step("the dashboard's journey", async () => {
    const page = await context.newPage();
    await page.goto(`${url}/hostile-dashboard`);
    const dashboard = page.locator("template-dashboard");
    const cards = dashboard.getByRole("article");
    const name = (await cards.first().getAttribute("aria-label")) ?? (await cards.first().getByRole("heading").textContent()) ?? "";
    const search = dashboard.getByRole("searchbox", { name: "Search templates" });
    await search.click();
    await untilFetched(page, "hold-keys");
    await page.keyboard.type(name);
    await expect(search).toHaveValue(name);
    await expect(dashboard.getByRole("article", { name }).first()).toBeVisible();
    await dashboard.getByRole("link", { name: /^Draft \d/ }).click();
    await expect(dashboard.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    await dashboard.getByRole("button", { name: "Create", exact: true }).click();
    const dialog = dashboard.getByRole("dialog", { name: "Create new template" });
    await dialog.getByRole("textbox", { name: "Name" }).click();
    await page.keyboard.type("Made among / enemies");
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Made among / enemies");
    await page.keyboard.press("Escape");
    // A name has been typed, so that it is asked whether it may go.
    await dashboard.getByRole("alertdialog", { name: "Discard what you have changed?" }).getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await page.close();
  });
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
  await untilIdle(page);
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
  // The code for dragging is fetched when a pointer first comes near, and hears it only from then on.
  await untilFetched(page, "/rest-");
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await expect(page.locator("email-editor .mw-drop-line")).toBeVisible();
  await page.mouse.up();
}
