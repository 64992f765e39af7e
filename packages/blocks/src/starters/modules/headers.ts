import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, caps, row, rule, web, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { type SystemModule, tones } from "./module.js";

const links = ["New in", "Shop", "Stories", "Contact"].map((text) => ({ text, link: web(text.toLowerCase().replace(" ", "-")) }));

export const headers: readonly SystemModule[] = [
  {
    name: "Logo in the middle",
    description: "Your logo with air around it",
    category: "Headers",
    block: row({ padding: around(28, 20, 28, 20) }, logo("center")),
  },
  {
    name: "Logo and menu",
    description: "Your logo on the left and four links on the right",
    category: "Headers",
    block: blueprint.section(
      { verticalAlign: "middle", padding: around(18, 10, 18, 10) },
      blueprint.cell({ width: 36 }, logo("left")),
      blueprint.cell({ width: 64 }, blueprint.menu({ links, fontSize: 15, padding: around(0, 4, 0, 4) })),
    ),
  },
  {
    name: "Masthead with date",
    description: "A name in large letters between two lines",
    category: "Headers",
    block: row(
      { padding: around(26, 20, 18, 20) },
      rule(tones.rule, 0, 16, { thickness: 2 }),
      blueprint.heading({ level: "h1", text: "The Weekly Letter", align: "center", bottomSpace: 0, padding: around(0, 10, 14, 10) }),
      rule(tones.rule, 0, 10),
      words(caps("Number 12 &nbsp;·&nbsp; {{ date }}", 1), 0, { align: "center", fontSize: 13 }),
    ),
  },
  {
    name: "Dark header with menu",
    description: "A name and links on a dark ground",
    category: "Headers",
    block: row(
      { background: tones.night, padding: around(28, 20, 16, 20) },
      words(caps("<strong>Your brand</strong>", 5), 12, { align: "center", color: "#ffffff", fontSize: 18 }),
      blueprint.menu({ links, color: tones.pale, fontSize: 15, padding: around(0, 10, 0, 10) }),
    ),
  },
];

function logo(align: "left" | "center"): Blueprint {
  return blueprint.image({ src: artwork("logo"), alt: "Your logo", width: 160, align, link: web(""), padding: around(0, 10, 0, 10) });
}
