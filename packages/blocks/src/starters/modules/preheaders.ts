import { blueprint } from "../../palette/blueprint.js";
import { around, row, web, words } from "../shapes.js";
import { type SystemModule, tones } from "./module.js";

const view = '<a href="{{ view_url }}">View in browser</a>';

export const preheaders: readonly SystemModule[] = [
  {
    name: "View in browser",
    description: "One small link in the middle",
    category: "Preheaders",
    block: row({ padding: around(12, 20, 12, 20) }, words(`<p>Is something missing? ${view}</p>`, 0, { align: "center", fontSize: 13 })),
  },
  {
    name: "Preview line and link",
    description: "What the email is about and the way to the browser",
    category: "Preheaders",
    block: blueprint.section(
      { stackOnMobile: false, padding: around(12, 20, 12, 20) },
      blueprint.cell({ width: 62 }, words("One line on what is inside", 0, { fontSize: 13 })),
      blueprint.cell({ width: 38 }, words(`<p>${view}</p>`, 0, { align: "right", fontSize: 13 })),
    ),
  },
  {
    name: "Notice bar",
    description: "A coloured strip for news that cannot wait",
    category: "Preheaders",
    block: row(
      { background: tones.notice, padding: around(12, 20, 12, 20) },
      blueprint.link({
        label: "Free delivery until Sunday: how it works",
        link: web("delivery"),
        align: "center",
        color: tones.ink,
        fontSize: 14,
        bold: true,
        padding: around(0, 10, 0, 10),
      }),
    ),
  },
];
