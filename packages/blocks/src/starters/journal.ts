import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#1e2523";
const clay = "#a04826";
const journalPage = web("plain-rooms/glass-house");

const posts = [
  {
    picture: "journal-chair",
    alt: "A wooden chair in a strip of sun beside a plant",
    tag: "Objects",
    title: "The chair nobody designed",
    words: "It is in every village hall from here to the coast. We tried to find its maker.",
  },
  {
    picture: "journal-stairs",
    alt: "A spiral staircase seen from above",
    tag: "Details",
    title: "Twenty steps, one tree",
    words: "A staircase cut from a single beech, and the carpenter who would not do it twice.",
  },
];

export const journal: StarterDocument = {
  id: "journal",
  name: "Plain Rooms journal",
  description: "A calm digest of one long post and two shorter ones",
  categories: ["Newsletter", "Featured Layouts"],
  tags: ["newsletter", "blog"],
  preHeader: "A house made of windows, a chair made by nobody, and a staircase made of one tree.",
  settings: {
    width: 660,
    bgColor: "#f7f6f1",
    headerFonts: "Helvetica",
    paragraphFonts: "Georgia",
    textColor: "#54594f",
    textFontSize: 17,
    linkColor: clay,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 38, h2: 24 }),
  },
  dark: {
    grounds: { "#f7f6f1": "#171a18", "#e9e7dd": "#20241f", "#1e2523": "#eceadf" },
    inks: {
      "#1e2523": "#f2f0e6",
      "#54594f": "#b4b9ad",
      "#a04826": "#e9956f",
      "#62675c": "#a4aa9d",
      "#d8d5c8": "#353a35",
      "#ffffff": "#1e2523",
    },
  },
  page: blueprint.wrapper(
    { background: "#f7f6f1", padding: flush },
    blueprint.section(
      { stackOnMobile: false, verticalAlign: "bottom", padding: around(34, 20, 26, 20) },
      blueprint.cell({ width: 60 }, heading("h2", "Plain Rooms", 0, { fontSize: 26 })),
      blueprint.cell({ width: 40 }, words("Journal, week {{ week }}", 0, { align: "right", fontSize: 14 })),
    ),
    row({ padding: flush }, picture("journal-house", "A low black house with lit windows between birches", { link: journalPage })),
    row(
      { padding: around(28, 20, 36, 20) },
      words(caps("Houses", 2), 6, { color: clay, fontSize: 12, font: "Helvetica" }),
      heading("h1", "They only wanted one window", 12),
      words(
        "The brief was a place to read. The architect asked which wall the light should come from, and the couple could not agree. So there are no walls, only a roof, and blinds for guests.",
        22,
      ),
      button("Read the story", journalPage, 0, { align: "left", background: ink, radius: 0, font: "Helvetica" }),
    ),
    row({ padding: around(0, 20, 32, 20) }, rule("#d8d5c8")),
    blueprint.section({ padding: around(0, 10, 24, 10) }, ...posts.map(post)),
    footer({
      sender: "Plain Rooms",
      address: "Studio 5, Linden Yard, Glasgow G11 6NU",
      networks: ["instagram", "pinterest"],
      hasDark: true,
      reason: "Sent on Sundays, when there is something to look at.",
      color: "#62675c",
      background: "#e9e7dd",
      align: "left",
    }),
  ),
};

function post({ picture: name, alt, tag, title, words: what }: (typeof posts)[number]): Blueprint {
  return blueprint.cell(
    { width: 50 },
    blueprint.image({ src: artwork(name), alt, link: web("plain-rooms/journal"), fluidOnMobile: true, padding: around(0, 10, 16, 10) }),
    words(caps(tag, 2), 4, { color: clay, fontSize: 12, font: "Helvetica" }),
    heading("h2", title, 6, { fontSize: 22 }),
    words(`<p>${what} <a href="https://example.com/plain-rooms/journal">Read on</a></p>`, 24, { fontSize: 16 }),
  );
}
