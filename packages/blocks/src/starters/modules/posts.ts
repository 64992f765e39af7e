import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, button, caps, heading, row, web, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { type SystemModule, tones } from "./module.js";

const post = web("journal");
const link = '<a href="https://example.com/journal">Read on</a>';

export const posts: readonly SystemModule[] = [
  {
    name: "Two posts",
    description: "Two pictures with a title and a line each",
    category: "Set of blog posts",
    block: blueprint.section(
      { padding: around(26, 10, 14, 10) },
      card("bread", "A round loaf on a board", "The loaf that waits", 50),
      card("tea", "A steaming cup of tea", "Ten minutes, no phone", 50),
    ),
  },
  {
    name: "Three posts",
    description: "Three short posts side by side",
    category: "Set of blog posts",
    block: blueprint.section(
      { padding: around(26, 10, 14, 10) },
      card("journal-house", "A low house between birches", "They only wanted one window", 100 / 3),
      card("journal-chair", "A wooden chair in the sun", "The chair nobody designed", 100 / 3),
      card("journal-stairs", "A spiral staircase from above", "Twenty steps, one tree", 100 / 3),
    ),
  },
  {
    name: "Headlines with numbers",
    description: "Three titles without pictures",
    category: "Set of blog posts",
    block: blueprint.section(
      { padding: around(26, 10, 14, 10) },
      headline("01", "What the frost left standing"),
      headline("02", "A short history of the doorbell"),
      headline("03", "Letters to a leaking roof"),
    ),
  },
  {
    name: "Large post",
    description: "One story with a wide picture",
    category: "Blog post",
    block: row(
      { padding: around(26, 10, 30, 10) },
      blueprint.image({
        src: artwork("journal-house"),
        alt: "A low black house with lit windows between birches",
        link: post,
        padding: around(0, 10, 18, 10),
      }),
      words(caps("Houses", 2), 6, { fontSize: 13 }),
      heading("h2", "They only wanted one window", 10),
      words("The architect asked which wall the light should come from, and the couple could not agree. So there are no walls.", 20),
      button("Read the story", post, 0, { align: "left", background: tones.accent }),
    ),
  },
  {
    name: "Post with a small picture",
    description: "A picture on the left that stays there on a phone",
    category: "Blog post",
    block: blueprint.section(
      { stackOnMobile: false, padding: around(22, 10, 22, 10) },
      blueprint.cell(
        { width: 34 },
        blueprint.image({ src: artwork("tea"), alt: "A steaming cup of tea", radius: 6, link: post, padding: around(4, 8, 0, 10) }),
      ),
      blueprint.cell(
        { width: 66 },
        heading("h4", "Ten minutes, no phone", 6),
        words(`<p>On tea at four, and why it is work of the best kind. ${link}</p>`, 0, { fontSize: 15 }),
      ),
    ),
  },
];

function card(picture: string, alt: string, title: string, width: number): Blueprint {
  return blueprint.cell(
    { width },
    blueprint.image({ src: artwork(picture), alt, link: post, radius: 6, fluidOnMobile: true, padding: around(0, 10, 14, 10) }),
    heading("h4", title, 4),
    words(`<p>One sentence that begins the story. ${link}</p>`, 26, { fontSize: 15 }),
  );
}

function headline(number: string, title: string): Blueprint {
  return blueprint.cell(
    { width: 100 / 3 },
    words(number, 4, { font: "Georgia", fontSize: 30 }),
    heading("h4", title, 6),
    words(`<p>${link}</p>`, 22, { fontSize: 15 }),
  );
}
