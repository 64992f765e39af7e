import { readFile } from "node:fs/promises";
import { createRecent } from "../../base/recent.js";
import { refuse } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import { iconFile, loadIcons, parseIconId } from "./icon-catalog.js";

interface IconLook {
  sizePx: number;
  /** Six hex digits. */
  color: string;
}

const recent = createRecent<Buffer>(1000);

/** The icon as a PNG on nothing. */
export async function renderIcon({ drawings }: Pick<Ports, "drawings">, id: string, { sizePx, color }: IconLook): Promise<Buffer> {
  const icon = parseIconId(id, await loadIcons()) ?? refuse("not-found");
  return recent(`${id} ${sizePx} ${color}`, async () => {
    const svg = await readFile(iconFile(icon), "utf8");
    const sized = svg.replace("<svg ", `<svg width="${sizePx}" height="${sizePx}" `).replaceAll("currentColor", `#${color}`);
    return drawings.run("drawSvg", { svg: sized }, { caller: "icons" });
  });
}
