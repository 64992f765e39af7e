import { createHash } from "node:crypto";
import type { components } from "@mailwright/contract";
import type { Handlers } from "../../http/handler.js";
import { type IconEntry, type IconStyle, iconStyles, loadIcons, writeIconId } from "../../pictures/icons/icon-catalog.js";
import { renderIcon } from "../../pictures/icons/render-icon.js";
import { keptForever, pictureHeaders } from "../../pictures/picture-headers.js";
import { searchIcons } from "./search-icons.js";

const offeredSizesPx = [64, 16, 24, 32, 48, 128, 256] as const;

export const iconHandlers = {
  searchIcons: async ({ query: { query = "", category = "", style = "", offset = 0, count = 36 } }, { origin }) => {
    const drawnIn = style === "" ? "regular" : iconStyles.find((candidate) => candidate === style);
    const found = drawnIn ? searchIcons(await loadIcons(), { query, category }) : [];
    const icons = found.slice(offset, offset + count).map((icon) => writeIcon(icon, drawnIn ?? "regular", origin));
    return { status: 200, body: { icons, total_count: found.length } };
  },

  listIconCategories: async () => ({ status: 200, body: [...(await loadIcons()).categories] }),

  listIconStyles: async () => ({
    status: 200,
    body: iconStyles.map((style) => ({ name: `${style.charAt(0).toUpperCase()}${style.slice(1)}`, identifier: style })),
  }),

  getIconPicture: async ({ params: { id }, query: { size = 64, color = "000000" }, headers }, { ports }) => {
    const bytes = await renderIcon(ports, id, { sizePx: size, color: color.replace("#", "").toLowerCase() });
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const caching = { etag, "cache-control": keptForever };
    if (headers["if-none-match"] === etag) return { status: 304, body: undefined, headers: caching };
    return { status: 200, body: bytes, headers: { ...caching, ...pictureHeaders, "content-type": "image/png" } };
  },
} satisfies Partial<Handlers>;

function writeIcon({ name, tags }: IconEntry, style: IconStyle, origin: string): components["schemas"]["Icon"] {
  const id = writeIconId({ name, style });
  const urlAt = (sizePx: number) => `${origin}/api/v2/icons/image/${id}.png?size=${sizePx}`;
  return {
    id,
    icon_id: id,
    url: urlAt(offeredSizesPx[0]),
    description: name.replaceAll("-", " "),
    tags: [...tags],
    style,
    raster_sizes: offeredSizesPx.map((size) => ({ size, formats: [{ format: "png", preview_url: urlAt(size) }] })),
  };
}
