import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, row, rule, web, words } from "../shapes.js";
import { type SystemModule, tones } from "./module.js";

const networks = (["instagram", "facebook", "linkedin", "youtube"] as const).map((network) => ({ network, href: "your-name" }));
const links = ["Shop", "Stories", "Help", "Contact"].map((text) => ({ text, link: web(text.toLowerCase()) }));

export const footers: readonly SystemModule[] = [
  {
    name: "Footer with social icons",
    description: "Icons and the sender and the way out",
    category: "Footers",
    block: row(
      { padding: around(30, 20, 32, 20) },
      rule(tones.rule, 0, 26),
      blueprint.social({ icons: networks, color: "gray", size: 28, margin: 6, padding: around(0, 10, 16, 10) }),
      ...smallPrint("center"),
    ),
  },
  {
    name: "Dark footer with menu",
    description: "Links and icons and small print on a dark ground",
    category: "Footers",
    block: row(
      { background: tones.night, padding: around(28, 20, 34, 20) },
      blueprint.menu({ links, color: "#ffffff", fontSize: 15, padding: around(0, 10, 10, 10) }),
      blueprint.social({ icons: networks, shape: "logo", color: "white", size: 24, margin: 10, padding: around(6, 10, 18, 10) }),
      rule("#333b4b", 0, 18),
      ...smallPrint("center", tones.pale),
    ),
  },
  {
    name: "Plain footer",
    description: "Only what the law asks for",
    category: "Footers",
    block: row({ padding: around(24, 20, 30, 20) }, rule(tones.rule, 0, 20), ...smallPrint("left")),
  },
];

/** Without a colour of its own it has those of the email, on whose ground it stands. */
function smallPrint(align: "left" | "center", color?: string): readonly Blueprint[] {
  const styled = { align, fontSize: 13, ...(color !== undefined && { color }) };
  const style = color === undefined ? "" : ` style="color:${color}"`;
  const link = (label: string, href: string) => `<a href="${href}"${style}>${label}</a>`;
  return [
    words("<p><strong>Your company</strong><br>Street and number, postcode and city</p>", 10, styled),
    words("Say in one sentence why this person receives this email.", 10, styled),
    words(`<p>${link("Unsubscribe", "{{ unsubscribe_url }}")} &nbsp;·&nbsp; ${link("View in browser", "{{ view_url }}")}</p>`, 0, styled),
  ];
}
