import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, button, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#141414";
const paper = "#f4efe4";
const red = "#c93420";
// Colours that stay in the dark: words on yellow; and that turn: the button, the lines.
const onYellow = "#161616";
const buttonInk = "#151515";
const lineInk = "#171717";
const ticket = web("fieldwork/tickets");

const facts = [
  { title: "When", words: "14 to 16 May<br>Thursday to Saturday" },
  { title: "Where", words: "Halle 6<br>Rotterdam harbour" },
  { title: "Who", words: "480 people who<br>make things" },
];

const speakers = [
  { picture: "speaker-amara", name: "Amara Nwosu", talk: "Signs for a city that floods" },
  { picture: "speaker-jonas", name: "Jonas Lindgren", talk: "Ten years of one typeface" },
  { picture: "speaker-mei", name: "Mei Tanaka", talk: "Packaging as an apology" },
  { picture: "speaker-tomas", name: "Tomás Rey", talk: "Maps for people who will not read maps" },
];

export const conference: StarterDocument = {
  id: "conference",
  name: "Fieldwork design conference",
  description: "A bold invitation with facts and speakers and one ticket button",
  categories: ["Events", "Featured Layouts"],
  tags: ["event", "conference"],
  preHeader: "Three days, four stages, one harbour. Early tickets until the end of January.",
  settings: {
    width: 640,
    bgColor: "#e6dfd0",
    headerFonts: "Helvetica",
    paragraphFonts: "Helvetica",
    textColor: "#333333",
    linkColor: red,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 68, h2: 34, h3: 20 }),
  },
  dark: {
    grounds: { "#e6dfd0": "#0b0a08", "#f4efe4": "#191713", "#141414": "#0b0a08", "#151515": "#f4efe4", "#f3b52e": "#e3a722" },
    inks: {
      "#141414": "#f4efe4",
      "#333333": "#cfc8ba",
      "#c93420": "#ff8069",
      "#fefefe": "#151515",
      "#171717": "#47433a",
    },
  },
  page: blueprint.wrapper(
    { background: paper, padding: flush },
    row(
      { padding: around(34, 20, 30, 20) },
      heading("h1", '<span style="letter-spacing:-3px">Fieldwork<br>27</span>', 0, { lineHeight: "100%" }),
    ),
    row({ padding: flush }, picture("fieldwork", "A pattern of circles, quarters and stripes in red, blue and yellow", { link: ticket })),
    row(
      { padding: around(38, 20, 34, 20) },
      heading("h2", "A conference about work that leaves the screen", 14),
      words(
        "Signs, chairs, tickets, buildings, bread. Three days with people who make things you can bump into, and the stories of how it went wrong first.",
        24,
      ),
      button("Get an early ticket", ticket, 0, {
        align: "left",
        background: buttonInk,
        color: "#fefefe",
        radius: 0,
        fontSize: 17,
        innerPadding: around(18, 32, 18, 32),
      }),
    ),
    blueprint.section(
      { background: "#f3b52e", stackOnMobile: false, padding: around(26, 20, 26, 20) },
      ...facts.map(({ title, words: what }) =>
        blueprint.cell(
          { width: 100 / facts.length },
          heading("h3", title, 2, { color: onYellow }),
          words(what, 8, { color: onYellow, fontSize: 15 }),
        ),
      ),
    ),
    row({ padding: around(42, 20, 10, 20) }, heading("h2", "On stage", 0)),
    ...speakers.flatMap((speaker, index) => (index === 0 ? [introduce(speaker)] : [between(lineInk), introduce(speaker)])),
    row(
      { padding: around(22, 20, 46, 20) },
      words('<p>And nineteen more. <a href="https://example.com/fieldwork/programme">Read the programme</a></p>', 0),
    ),
    footer({
      sender: "Fieldwork Foundation",
      address: "Maashaven 6, 3072 AE Rotterdam",
      networks: ["instagram", "linkedin", "vimeo"],
      icons: "white",
      reason: "You were with us in 2025, or wished you had been.",
      color: "#d9d3c6",
      background: ink,
      align: "left",
    }),
  ),
};

function introduce({ picture: face, name, talk }: (typeof speakers)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(12, 20, 12, 20) },
    blueprint.cell(
      { width: 24 },
      blueprint.image({ src: artwork(face), alt: `Portrait of ${name}`, width: 108, align: "left", padding: around(0, 6, 0, 10) }),
    ),
    blueprint.cell({ width: 76 }, heading("h3", name, 2), words(talk, 0)),
  );
}
