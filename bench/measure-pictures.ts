import type { Browser, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { median } from "./statistics.js";

const rounds = 7;
const fewPictures = 50;
const manyPictures = 10_000;

/** A page whose library of pictures has that many, in parts as a server answers them. */
export function picturesPage(pictures: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<style>html,body{height:100%;margin:0}email-editor{display:block;height:100%}</style>
<script type="module">
  localStorage.setItem("mailwright.editor.tour", "done");
  const still = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=";
  const all = Array.from({ length: ${pictures} }, (_, nth) => ({ id: "p" + nth, name: "Lamp " + nth, url: still, widthPx: 600, heightPx: 400 }));
  const editor = document.querySelector("email-editor");
  editor.providers = {
    images: {
      list: async ({ search, after = "0" }) => {
        const found = search === "" ? all : all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
        const end = Number(after) + 100;
        return { images: found.slice(Number(after), end), total: found.length, ...(end < found.length && { next: String(end) }) };
      },
    },
  };
  editor.document = {
    version: 1,
    settings: {},
    root: { id: "root", type: "root", props: {}, children: [{ id: "page", type: "wrapper", props: {}, children: [{ id: "empty", type: "image", props: {} }] }] },
  };
</script>
<script type="module" src="/cdn/mailwright.js"></script>
<body><email-editor name="bench" theme="light"></email-editor></body></html>`;
}

/** Prints how long the image dialog takes until its first tiles with 50 and with 10,000 pictures, and the ratio: at most 1.2. */
export async function printPictures(browser: Browser, server: BenchServer): Promise<void> {
  const times: Record<number, number[]> = { [fewPictures]: [], [manyPictures]: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [pictures, measured] of Object.entries(times))
      measured.push(await openDialog(browser, `${server.url}/pictures?pictures=${pictures}`));
  }
  // The first fetches the code of the dialog into the browser's cache of compiled code.
  const [few, many] = [fewPictures, manyPictures].map((pictures) => median(times[pictures]?.slice(1) ?? []));
  const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
  console.log(`image dialog: ${few?.toFixed(0)} ms with 50 pictures, ${many?.toFixed(0)} ms with 10,000`);
  console.log(`image dialog, 10,000 / 50: ${ratio.toFixed(2)}${ratio <= 1.2 ? "  within 1.2" : "  MISSES 1.2"}`);
}

/** From the press on the empty place to the frame with the first tiles, the second time: the first fetches the dialog. */
async function openDialog(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  await press(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("ControlOrMeta+z");
  const tookMs = await press(page);
  await page.close();
  return tookMs;
}

/** Presses the empty place of the email, and answers after how many milliseconds tiles were there. */
async function press(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.title = "";
    const begin = () => {
      const start = performance.now();
      const root = document.querySelector("email-editor")?.shadowRoot;
      const end = () => {
        document.title = String(performance.now() - start);
      };
      const look = () => {
        if (root?.querySelector("[role=option]")) requestAnimationFrame(() => setTimeout(end));
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener("pointerdown", begin, { once: true, capture: true });
  });
  await page.locator('[data-block-type="image"]').click();
  await page.waitForFunction(() => Number(document.title) > 0);
  return Number(await page.title());
}
