import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const ink = "#243042";
const brick = "#c23b26";
const forest = "#2f6d4f";
const river = "#2b4f9c";
const guide = web("two-bridges/weekend");

const places = [
  {
    day: "Friday",
    color: brick,
    title: "Coffee at Low Water",
    words: "Tom roasts in the window and closes when the beans are gone, mostly by six. Ask for the one he is unsure about.",
  },
  {
    day: "Saturday",
    color: forest,
    title: "The park with one bench",
    words: "Behind the tram depot, open since the hole in the fence. Bring a newspaper and somebody who does not talk much.",
  },
  {
    day: "Sunday",
    color: river,
    title: "Organ at four",
    words: "St Brannoc’s lets the students play. Forty minutes, no collection, and the heating works.",
  },
];

export const cityWeekend: StarterDocument = {
  id: "city-weekend",
  name: "Two Bridges weekend guide",
  description: "Three tips for the weekend on a drawn map of the city",
  categories: ["Newsletter", "Featured Layouts"],
  tags: ["newsletter", "city"],
  preHeader: "A coffee, a bench and an organ: three things within walking distance of the river.",
  settings: {
    width: 620,
    bgColor: "#efdcc4",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Georgia",
    textColor: "#4b5361",
    textFontSize: 17,
    linkColor: river,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 42, h2: 23 }),
  },
  dark: {
    grounds: { "#efdcc4": "#15161a", "#fff8ee": "#1e2026", "#f7e9d7": "#282a31", "#243042": "#f5d98c" },
    inks: {
      "#243042": "#f7efe2",
      "#4b5361": "#c3c7cf",
      "#2b4f9c": "#8fb0f2",
      "#c23b26": "#ff8b74",
      "#2f6d4f": "#7cc79f",
      "#685f52": "#b0a899",
      "#6b655c": "#b0a899",
      "#ead9c0": "#3a3c44",
      "#ffffff": "#243042",
    },
  },
  page: blueprint.wrapper(
    { background: "#fff8ee", padding: flush },
    blueprint.section(
      { stackOnMobile: false, verticalAlign: "middle", padding: around(24, 20, 22, 20) },
      blueprint.cell({ width: 60 }, heading("h2", "Two Bridges", 0, { color: brick, fontSize: 22 })),
      blueprint.cell({ width: 40 }, words("Weekend 31", 0, { align: "right", fontSize: 14 })),
    ),
    row({ padding: flush }, picture("city-map", "A map of the city with pins at a café, a park and a church", { link: guide })),
    row(
      { padding: around(36, 20, 30, 20) },
      heading("h1", "Three things to walk to", 14),
      words(
        "Good morning, {{ first_name }}. It will be eleven degrees and undecided. Nothing on this list is further than twenty minutes from the middle bridge, and nothing needs a ticket.",
        24,
      ),
      button("Open the map", guide, 0, { align: "left", background: ink, radius: 30, font: "Trebuchet MS" }),
    ),
    ...places.flatMap((place) => [between("#ead9c0"), tip(place)]),
    row(
      { padding: around(20, 20, 30, 20) },
      blueprint.quote({
        text: "<p>The middle bridge is not in the middle. It is just the one that everybody means.</p>",
        source: "Overheard on tram 4",
        background: "#f7e9d7",
        barColor: brick,
        color: ink,
        fontSize: 19,
        sourceColor: "#6b655c",
      }),
    ),
    footer({
      sender: "Two Bridges",
      address: "Letterbox 12, Quay Street 8, Port Ellis PE4 2QS",
      networks: ["instagram", "mastodon"],
      hasDark: true,
      reason: 'Fridays at seven. Know a place? <a href="mailto:tips@example.com">Tell us</a>',
      color: "#685f52",
      background: "#f7e9d7",
    }),
  ),
};

function tip({ day, color, title, words: what }: (typeof places)[number]): Blueprint {
  return blueprint.section(
    { padding: around(22, 20, 22, 20) },
    blueprint.cell(
      { width: 24 },
      words(caps(`<strong>${day}</strong>`, 1), 6, { color, fontSize: 14, font: "Trebuchet MS", padding: around(4, 10, 6, 10) }),
    ),
    blueprint.cell({ width: 76 }, heading("h2", title, 6), words(what, 0)),
  );
}
