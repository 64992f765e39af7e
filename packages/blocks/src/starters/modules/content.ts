import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, button, caps, heading, row, web, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { type SystemModule, tones } from "./module.js";

const page = web("read");
const third = 100 / 3;

export const content: readonly SystemModule[] = [
  {
    name: "Text and button",
    description: "A headline and a paragraph and one button",
    category: "Content",
    block: row(
      { padding: around(34, 20, 36, 20) },
      heading("h2", "What this part is about", 10),
      words("Write as you would tell it to one person. Put what matters to them first, and how it came about second.", 20),
      button("Read on", page, 0, { align: "left", background: tones.accent }),
    ),
  },
  {
    name: "Picture beside text",
    description: "A picture on the left and its words on the right",
    category: "Content",
    block: blueprint.section(
      { verticalAlign: "middle", padding: around(28, 10, 20, 10) },
      blueprint.cell(
        { width: 46 },
        blueprint.image({ src: artwork("picture-half"), alt: "Your picture", radius: 8, fluidOnMobile: true, link: page }),
      ),
      blueprint.cell(
        { width: 54 },
        heading("h3", "A reason to stay", 8, { padding: around(8, 10, 8, 10) }),
        words('<p>One idea, in two or three sentences, and <a href="https://example.com/read">a link</a> for those who want more.</p>', 10),
      ),
    ),
  },
  {
    name: "Three figures",
    description: "What has been reached in three numbers",
    category: "Content",
    block: blueprint.section(
      { background: tones.mist, padding: around(32, 10, 12, 10) },
      figure("1,240", "trees planted"),
      figure("31 km", "of river cleaned"),
      figure("212", "people who helped"),
    ),
  },
  {
    name: "Quotation",
    description: "What somebody said about you and who it was",
    category: "Content",
    block: row(
      { padding: around(26, 20, 26, 20) },
      blueprint.quote({
        text: "<p>They answered on a Sunday, and the answer was right.</p>",
        source: "Mara Lindt, customer since 2021",
        barColor: tones.accent,
        background: tones.mist,
        color: tones.ink,
      }),
    ),
  },
  {
    name: "Three steps",
    description: "How it works in three numbered steps",
    category: "Content",
    block: blueprint.section(
      { padding: around(30, 10, 20, 10) },
      step(1, "Choose", "What they pick, and how long it takes."),
      step(2, "Unpack", "What arrives, and in what state."),
      step(3, "Enjoy", "What is different from then on."),
    ),
  },
];

function figure(value: string, label: string): Blueprint {
  return blueprint.cell(
    { width: third },
    heading("h2", value, 4, { align: "center", color: tones.ink }),
    words(label, 20, { align: "center", color: tones.quiet, fontSize: 14 }),
  );
}

function step(number: number, title: string, what: string): Blueprint {
  return blueprint.cell(
    { width: third },
    words(caps(`Step ${number}`, 1), 4, { fontSize: 13 }),
    heading("h4", title, 4),
    words(what, 22, { fontSize: 15 }),
  );
}
