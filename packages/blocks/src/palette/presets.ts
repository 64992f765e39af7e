import type { Blueprint, Preset, PresetGroup } from "@mailwright/document";
import { ownTimeZone } from "../content/timer/time-zone-offsets.js";
import * as first from "../registry/first-definitions.js";
import { columnsIcon } from "../structure/section/icon.js";
import { blueprint, sectionOf } from "./blueprint.js";
import { backgroundImageIcon, gridItemsIcon, imageAndTextIcon, linkedImageIcon, npsIcon } from "./composed-icons.js";
import { backgroundImage, gridItems, imageAndText, nps } from "./composed-presets.js";
import { laterTiles } from "./later-tiles.gen.js";
import type { Tile } from "./tile.js";

// The palette shows every block at once, those too whose code comes later.
const blocks = { ...first, ...laterTiles };

/** What the palette offers, group by group, in the order in which it shows it. */
export const presets: readonly Preset[] = [
  ofBlock(blocks.heading, "Basic"),
  ofBlock(blocks.text, "Basic"),
  ofBlock(blocks.image, "Basic"),
  // Its icon is an extra that a page without icons can do without, here and in a link.
  ofBlock({ ...blocks.button, pictures: [] }, "Basic"),
  ofBlock(blocks.divider, "Basic"),
  ofBlock(blocks.spacer, "Basic"),
  ofBlock({ ...blocks.link, pictures: [] }, "Basic"),
  composed({ id: "linked-image", name: "Linked image", group: "Basic", icon: linkedImageIcon, makes: linkedImage }),
  composed({ id: "image-text", name: "Image + text", group: "Basic", icon: imageAndTextIcon, makes: imageAndText }),
  ofColumns("columns-1", "1 column", [100]),
  ofColumns("columns-2", "2 columns", [50, 50]),
  ofColumns("columns-3", "3 columns", [100 / 3, 100 / 3, 100 / 3]),
  ofColumns("columns-4-8", "4/8", [100 / 3, 200 / 3], "advanced"),
  ofColumns("columns-8-4", "8/4", [200 / 3, 100 / 3], "advanced"),
  ofColumns("columns-3-9", "3/9", [25, 75], "advanced"),
  ofColumns("columns-9-3", "9/3", [75, 25], "advanced"),
  ofColumns("columns-3-7", "3/7", [30, 70], "advanced"),
  ofColumns("columns-4", "4 columns", [25, 25, 25, 25], "advanced"),
  { ...ofBlock(blocks.wrapper, "Sections"), makes: () => ({ type: "wrapper", children: [sectionOf(100)] }) },
  composed({
    id: "background-image",
    name: "Background image",
    group: "Sections",
    mode: "advanced",
    icon: backgroundImageIcon,
    makes: backgroundImage,
  }),
  composed({
    id: "grid-items",
    name: "Grid items",
    group: "Sections",
    mode: "advanced",
    icon: gridItemsIcon,
    makes: gridItems,
  }),
  ofBlock(blocks.menu, "Navigation"),
  ofBlock(blocks.social, "Social"),
  ofBlock(blocks.socialFollow, "Social"),
  { ...ofBlock(blocks.icon, "Basic"), makes: () => ({ type: "icon", props: { icon: "ph-star" } }) },
  ofBlock(blocks.quote, "Extra", "advanced"),
  ofBlock(blocks.discountCode, "Extra"),
  ofBlock(blocks.formDataTable, "Forms"),
  ofBlock(blocks.rating, "Forms"),
  composed({ id: "nps", name: "NPS", keywords: "net promoter score recommend survey", group: "Forms", icon: npsIcon, makes: nps }),
  ofBlock(blocks.video, "Basic"),
  ofBlock(blocks.code, "Extra"),
  withOwnTime(ofBlock(blocks.timer, "Extra")),
  ofBlock(blocks.qrCode, "Extra"),
  ofBlock(blocks.map, "Extra", "advanced"),
  ofBlock(blocks.svg, "Extra", "advanced"),
  { ...ofBlock(blocks.products, "Products"), needs: "products" },
  ofBlock(blocks.progress, "Extra"),
  // Without its file it leads to three calendars all the same.
  withOwnTime(ofBlock({ ...blocks.event, pictures: [] }, "Extra")),
  ofBlock(blocks.accordion, "Extra"),
  ofBlock(blocks.carousel, "Extra"),
];

/** The bare block with its initial props. */
function ofBlock({ type, strings, icon, pictures, entitlement }: Tile, group: PresetGroup, mode: Preset["mode"] = "simple"): Preset {
  const { name, keywords = "" } = strings;
  const needs = pictures?.[0]?.kind;
  const asked = { ...(needs && { needs }), ...(entitlement && { entitlement }) };
  return { id: type, name, keywords, group, mode, icon, ...asked, makes: () => ({ type }) };
}

/** A moment is meant where the person is who writes it, until that person says otherwise. */
function withOwnTime({ makes, ...preset }: Preset): Preset {
  const makesHere = () => {
    const timeZone = ownTimeZone();
    return timeZone === "" ? makes() : { ...makes(), props: { timeZone } };
  };
  return { ...preset, makes: makesHere };
}

type Composed = Omit<Preset, "mode"> & { readonly mode?: Preset["mode"] };

function composed(preset: Composed): Preset {
  return { mode: "simple", keywords: "section layout picture", ...preset };
}

function ofColumns(id: string, name: string, widths: readonly number[], mode: Preset["mode"] = "simple"): Preset {
  const makes = () => sectionOf(...widths);
  return { id, name, keywords: "section row layout columns", group: "Sections", mode, icon: columnsIcon(widths), makes };
}

function linkedImage(): Blueprint {
  return blueprint.image({ link: { kind: "web", value: "", target: "_blank" } });
}
