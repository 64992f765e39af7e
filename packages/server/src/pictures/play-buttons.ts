import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../base/package-root.js";
import { createRecent } from "../base/recent.js";
import type { Ports } from "../ports/ports.js";

/** The play buttons that may be laid over the still of a video. Blocks store their ids. */
export const playButtons = [
  { id: "round-dark", name: "Round, dark" },
  { id: "round-light", name: "Round, light" },
  { id: "round-red", name: "Round, red" },
  { id: "round-blue", name: "Round, blue" },
  { id: "ring-light", name: "Ring, light" },
  { id: "ring-dark", name: "Ring, dark" },
  { id: "wide-dark", name: "Wide, dark" },
  { id: "wide-red", name: "Wide, red" },
] as const;

const sidePx = 240;
const recent = createRecent<Buffer>(playButtons.length);

/** The play button as a PNG on nothing; null when there is none of this name. */
export async function renderPlayButton({ drawings }: Pick<Ports, "drawings">, id: string): Promise<Buffer | null> {
  const button = playButtons.find((candidate) => candidate.id === id);
  if (!button) return null;
  return recent(button.id, async () => {
    const svg = await readFile(join(packageRoot, "assets/play-buttons", `${button.id}.svg`), "utf8");
    return drawings.run("drawSvg", { svg, sidePx });
  });
}
