import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const navy = "#163a5f";
const deep = "#0d2440";
const sun = "#fde391";
const coral = "#f26b5b";
const tickets = web("harbour-nights/tickets");

const nights = [
  { date: "6", month: "June", act: "The Mabel Ortega Seven", words: "Brass, and plenty of it. Seven players, one of them on the crane." },
  { date: "13", month: "June", act: "Slow Ferry", words: "Two guitars and a tape machine that has opinions." },
  { date: "20", month: "June", act: "Choir of the Dockers’ Daughters", words: "Ninety voices on the steps, no microphones." },
  { date: "27", month: "June", act: "Nkem and the Weather", words: "The one to dance to. Wear shoes that can get wet." },
];

export const harbourNights: StarterDocument = {
  id: "harbour-nights",
  name: "Harbour Nights concert series",
  description: "A poster with four dates and one season ticket",
  categories: ["Events", "Featured Layouts"],
  tags: ["event", "music"],
  preHeader: "Four Saturdays in June, one stage on the water, and a ticket that costs less than two.",
  settings: {
    width: 620,
    // The poster keeps the colours that its picture begins and ends with.
    bgColor: "#f26b5c",
    headerFonts: "Arial Black",
    paragraphFonts: "Arial",
    textColor: "#c9d6e4",
    linkColor: sun,
    lineSpacing: "150%",
    ...headings("#ffffff", true, { h1: 60, h2: 44, h3: 20 }),
  },
  dark: {
    grounds: { "#f26b5c": "#071320", "#0d2440": "#0a1c32", "#fde391": "#f0d37a" },
    inks: { "#9fb3c8": "#a9bccf" },
  },
  page: blueprint.wrapper(
    { background: navy, padding: flush },
    row(
      { background: coral, padding: around(30, 20, 26, 20) },
      words(caps("<strong>Four Saturdays on the water</strong>", 2), 10, { align: "center", color: deep, fontSize: 13 }),
      heading("h1", "Harbour Nights", 0, { align: "center", color: deep, lineHeight: "100%" }),
    ),
    row({ padding: flush }, picture("harbour-nights", "A trumpet in front of a harbour crane and a ship at sunset", { link: tickets })),
    row(
      { padding: around(36, 36, 30, 36) },
      words(
        "The stage floats, the bar does not. Gates open at six, music until the last ferry. Come to all four on one ticket, and bring a jumper.",
        24,
        { align: "center", fontSize: 17 },
      ),
      button("Get the season ticket", tickets, 0, {
        background: sun,
        color: deep,
        radius: 40,
        fontSize: 18,
        innerPadding: around(18, 36, 18, 36),
      }),
    ),
    ...nights.flatMap((night) => [between("#35587d"), concert(night)]),
    row({ padding: around(0, 20, 14, 20) }, rule("#35587d")),
    row(
      { background: deep, padding: around(30, 36, 30, 36) },
      words(
        "<p><strong>Getting there</strong><br>Tram 2 to Customs House, then follow the smell of chips. There is room for four hundred bicycles and no cars.</p>",
        0,
        { align: "center" },
      ),
    ),
    footer({
      sender: "Harbour Nights Association",
      address: "Shed 3, East Quay, Southampton SO14 3GG",
      networks: ["instagram", "spotify", "facebook"],
      icons: "white",
      reason: "You danced with us last June.",
      color: "#9fb3c8",
      background: deep,
    }),
  ),
};

function concert({ date, month, act, words: what }: (typeof nights)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(16, 20, 16, 20) },
    blueprint.cell(
      { width: 24 },
      heading("h2", date, 2, { color: sun, lineHeight: "100%", padding: around(0, 4, 2, 10) }),
      words(month, 0, { fontSize: 14, lineHeight: "120%" }),
    ),
    blueprint.cell({ width: 76 }, heading("h3", act, 4, { font: "Arial" }), words(what, 0, { fontSize: 15 })),
  );
}
