import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const forest = "#1d4d3a";
const water = "#1f6f87";
const orange = "#b04a12";
const mist = "#eef5ef";
const give = web("riverkeepers/give");

const results = [
  { figure: "31 km", words: "of bank planted with alder and willow" },
  { figure: "9", words: "weirs opened, so that salmon pass again" },
  { figure: "1,240", words: "Saturdays given by 212 volunteers" },
];

export const riverkeepers: StarterDocument = {
  id: "riverkeepers",
  name: "Riverkeepers year in three figures",
  description: "What a charity did with the money and what comes next",
  categories: ["Featured", "Featured Layouts"],
  tags: ["charity", "report"],
  preHeader: "The kingfishers are back at Marl Bridge. Here is what your twelve months did for them.",
  settings: {
    width: 640,
    bgColor: "#c9dfd0",
    headerFonts: "Georgia",
    paragraphFonts: "Verdana",
    textColor: "#455a50",
    textFontSize: 15,
    linkColor: water,
    lineSpacing: "150%",
    ...headings(forest, true, { h1: 40, h2: 44, h3: 26 }),
  },
  dark: {
    grounds: { "#c9dfd0": "#0e1613", "#ffffff": "#16211c", "#dcebe2": "#1d2b24", "#eef5ef": "#1a2721" },
    inks: {
      "#1d4d3a": "#dcefe3",
      "#455a50": "#aec3b7",
      "#1f6f87": "#7fcbe0",
      "#b04a12": "#f2a06b",
      "#456055": "#9fb8aa",
    },
  },
  page: blueprint.wrapper(
    { padding: flush },
    row(
      { background: "#dcebe2", padding: around(26, 20, 22, 20) },
      words(caps("<strong>Riverkeepers</strong>", 3), 0, { align: "center", color: forest, fontSize: 14 }),
    ),
    row({ padding: flush }, picture("river", "A kingfisher above a river that winds through green hills", { link: give })),
    row(
      { padding: around(40, 30, 36, 30) },
      heading("h1", "The kingfishers are back at Marl Bridge", 14),
      words(
        "Dear {{ first_name }}, in April a pair nested in the bank that you paid for. Five chicks, all flown. We thought that you should be the first to know, because it would not have happened otherwise.",
        0,
      ),
    ),
    blueprint.section({ background: forest, padding: around(34, 20, 12, 20) }, ...results.map(result)),
    row(
      { background: mist, padding: around(40, 30, 44, 30) },
      words(caps("What comes next", 2), 8, { color: orange, fontSize: 13 }),
      heading("h3", "One weir is left between the sea and the spring", 10),
      words(
        "It stands at Aldermere, it has no owner, and it costs £48,000 to open. We have £31,500. Ten pounds a month from forty of you is the rest of it by autumn.",
        24,
      ),
      button("Give £10 a month", give, 16, {
        align: "left",
        background: orange,
        radius: 6,
        font: "Verdana",
        innerPadding: around(17, 32, 17, 32),
      }),
      words('<p>Or <a href="https://example.com/riverkeepers/saturdays">give a Saturday</a>. Wellingtons are provided.</p>', 0),
    ),
    footer({
      sender: "Riverkeepers, registered charity 1184420",
      address: "Old Toll House, Marl Bridge, Hereford HR2 8EX",
      networks: ["facebook", "instagram", "bluesky"],
      hasDark: true,
      reason: "A letter each quarter, printed on nothing.",
      color: "#456055",
      background: "#dcebe2",
    }),
  ),
};

function result({ figure, words: what }: (typeof results)[number]): Blueprint {
  return blueprint.cell(
    { width: 100 / results.length },
    heading("h2", figure, 6, { align: "center", color: "#f6d27a", lineHeight: "100%", fontSize: 42 }),
    words(what, 24, { align: "center", color: "#dcebe2", fontSize: 14 }),
  );
}
