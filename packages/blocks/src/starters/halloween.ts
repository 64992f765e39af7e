import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const midnight = "#1c1029";
const plum = "#2c1a40";
const pumpkin = "#ff8a2b";
const bone = "#f4e8d3";
const tickets = web("lantern/midnight");

const films = [
  { time: "18:30", title: "The Cat That Waited", words: "For small ghosts and their adults. Nobody jumps." },
  { time: "20:45", title: "House on Salt Hill", words: "A lodger, a cellar, a piano that plays in tune." },
  { time: "23:59", title: "The Last Reel", words: "The one the projectionist refuses to watch alone." },
];

export const halloween: StarterDocument = {
  id: "halloween",
  name: "Midnight matinee for Halloween",
  description: "A dark evening of three films with times and one ticket button",
  categories: ["Seasonal", "Events"],
  tags: ["halloween", "cinema"],
  preHeader: "Three films, one moon, and free popcorn for anybody who comes as a projectionist.",
  settings: {
    width: 640,
    bgColor: "#0f0818",
    headerFonts: "Georgia",
    paragraphFonts: "Verdana",
    textColor: "#cbbfdc",
    textFontSize: 15,
    linkColor: pumpkin,
    lineSpacing: "150%",
    ...headings(bone, true, { h1: 50, h2: 22 }),
  },
  // The page keeps the purple that the picture ends with.
  dark: {
    grounds: { "#0f0818": "#07030c", "#2c1a40": "#231433", "#ff8a2b": "#f07d20" },
    inks: { "#4a3263": "#3d2854" },
  },
  page: blueprint.wrapper(
    { background: midnight, padding: flush },
    row(
      { padding: around(26, 20, 12, 20) },
      words(caps("The Lantern Picture House", 3), 0, { align: "center", color: pumpkin, fontSize: 12 }),
    ),
    row({ padding: flush }, picture("matinee", "A haunted cinema under a full moon, with pumpkins in the stalls", { link: tickets })),
    row(
      { padding: around(40, 34, 36, 34) },
      heading("h1", "Midnight matinee", 14, { align: "center", lineHeight: "100%" }),
      words("One night, three films, and an organist who has not been seen in daylight. Thursday the 31st. Doors creak at six.", 26, {
        align: "center",
        fontSize: 16,
      }),
      button("Choose a seat", tickets, 0, { background: pumpkin, color: midnight, radius: 6, fontSize: 17 }),
    ),
    row({ background: plum, padding: around(26, 30, 6, 30) }, words(caps("Tonight’s programme", 2), 0, { color: pumpkin, fontSize: 12 })),
    ...films.flatMap((film, index) => (index === 0 ? [screening(film)] : [between("#4a3263", 30, { background: plum }), screening(film)])),
    row(
      { padding: around(34, 40, 20, 40) },
      words("Come as a projectionist, an usher or a torn ticket, and the popcorn is on us. Small dogs in costume sit in the back row.", 0, {
        align: "center",
      }),
    ),
    footer({
      sender: "The Lantern Picture House",
      address: "9 Gas Lane, Norwich NR1 2EL",
      networks: ["instagram", "facebook", "x"],
      icons: "white",
      reason: "You have a seat with your name on it, and so you have this letter.",
      color: "#a99abf",
    }),
  ),
};

function screening({ time, title, words: what }: (typeof films)[number]): Blueprint {
  return blueprint.section(
    { background: plum, stackOnMobile: false, padding: around(14, 30, 16, 30) },
    blueprint.cell({ width: 24 }, heading("h2", time, 0, { color: pumpkin, padding: around(0, 4, 0, 10) })),
    blueprint.cell({ width: 76 }, heading("h2", title, 4), words(what, 0)),
  );
}
