// node scripts/artwork/render-artwork.mjs [name …]
// Draws packages/blocks/artwork/*.svg into the PNG beside each, with as few colours as it needs: email clients show no SVG.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumLaunchOptions } from "../testing/chromium.mjs";

const folder = fileURLToPath(new URL("../../packages/blocks/artwork", import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".svg"))
  .map((file) => file.slice(0, -".svg".length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage();
for (const name of names) {
  const svg = readFileSync(`${folder}/${name}.svg`, "utf8");
  const [, width, height] = /width="(\d+)" height="(\d+)">/.exec(svg);
  await page.setViewportSize({ width: Number(width), height: Number(height) });
  await page.setContent(`<body style="margin:0;line-height:0">${svg}</body>`);
  const picture = sharp(await page.screenshot({ omitBackground: true }));
  // Dots between the colours of a flat drawing would weigh more than the drawing; a gradient shows its steps without them.
  const dither = svg.includes("Gradient") ? 0.6 : 0;
  await picture.png({ palette: true, quality: 92, effort: 9, dither }).toFile(`${folder}/${name}.png`);
}
await browser.close();
