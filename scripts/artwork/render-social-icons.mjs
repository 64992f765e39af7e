// node scripts/artwork/render-social-icons.mjs
// Draws the signs of packages/blocks/src/shared/networks.ts from Tabler's outlines (MIT) into packages/blocks/artwork/social: each once
// in its brand's colour, black, grey and white, without a background. Circles and squares are drawn by the email around them.
// Tabler is fetched for this alone: its eleven thousand files would be a sixth of everything that is installed.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { importSource } from "../docs/import-source.mjs";

const sidePx = 96;
const folder = fileURLToPath(new URL("../../packages/blocks/artwork/social", import.meta.url));
const fetched = mkdtempSync(join(tmpdir(), "tabler-"));
const npm = ["install", "--no-audit", "--no-fund", "--no-save", "--prefix", fetched, "@tabler/icons@3.51.0"];
if (spawnSync("npm", npm, { stdio: "inherit", shell: process.platform === "win32" }).status !== 0) process.exit(1);
const tabler = join(fetched, "node_modules/@tabler/icons");

/** Tabler's name where it is not `brand-` and the network's id. */
const outlines = {
  website: "world",
  link: "link",
  email: "mail",
  phone: "phone",
  sms: "message-2",
  location: "map-pin",
  calendar: "calendar",
  rss: "rss",
  news: "news",
  podcast: "microphone",
  home: "home",
  shop: "shopping-cart",
  store: "building-store",
  gift: "gift",
  ticket: "ticket",
  heart: "heart",
  star: "star",
  info: "info-circle",
  help: "help-circle",
  account: "user",
  download: "download",
  "app-store": "brand-appstore",
};

const { networks } = await importSource("./packages/blocks/src/shared/networks.ts");
const { signColors } = await importSource("./packages/blocks/src/shared/social-sign.ts");
const files = readdirSync(`${tabler}/icons/filled`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFileSync(`${tabler}/LICENSE`, `${folder}/LICENSE`);
let bytes = 0;
for (const [id, { color }] of Object.entries(networks)) {
  const name = outlines[id] ?? `brand-${id}`;
  // The solid form where there is one: at 20 pixels it is the clearer.
  const style = files.includes(`${name}.svg`) ? "filled" : "outline";
  const svg = readFileSync(`${tabler}/icons/${style}/${name}.svg`, "utf8");
  for (const [word, paint] of Object.entries(signColors(color))) {
    const painted = svg.replaceAll("currentColor", paint).replace(/width="24"\s+height="24"/, `width="${sidePx}" height="${sidePx}"`);
    const png = await sharp(Buffer.from(painted)).resize(sidePx, sidePx).png({ palette: true, colours: 16, effort: 10 }).toBuffer();
    writeFileSync(`${folder}/${id}-${word}.png`, png);
    bytes += png.length;
  }
}
rmSync(fetched, { recursive: true });
console.log(`${Object.keys(networks).length} signs, ${Math.round(bytes / 1024)} KB`);
