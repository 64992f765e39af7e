import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const night = "#16213f";
const dusk = "#f9bd83";
const onDusk = "#151f3c";
const cream = "#fbf4ea";
const ember = "#b33a36";
const fares = "https://example.com/northbound/fares";
const book = web("northbound/sleeper");

const stops = [
  { time: "21:15", place: "London Euston", words: "Board from half past eight. Your cabin is made up, and the bar is open." },
  { time: "04:50", place: "Somewhere after Carlisle", words: "You are asleep. The hills begin." },
  { time: "08:40", place: "Loch Treig", words: "Porridge and a window seat, with deer if you are lucky." },
];

export const nightTrain: StarterDocument = {
  id: "night-train",
  name: "Northbound night train",
  description: "A journey told in three stops with one fare and one button",
  categories: ["Featured", "Featured Layouts"],
  tags: ["travel", "launch"],
  preHeader: "Asleep by Watford, awake by the water. Cabins for spring go on sale this morning.",
  settings: {
    width: 640,
    bgColor: "#0f1730",
    headerFonts: "Georgia",
    paragraphFonts: "Georgia",
    textColor: "#4a4353",
    textFontSize: 17,
    linkColor: ember,
    lineSpacing: "150%",
    ...headings(night, false, { h1: 42, h2: 30, h3: 21 }),
  },
  dark: {
    grounds: { "#fbf4ea": "#121a30", "#f3e7d8": "#0d1428" },
    inks: {
      "#16213f": "#f3e9da",
      "#4a4353": "#b8b6cc",
      "#b33a36": "#ff9a84",
      "#ead9c4": "#2b3760",
      "#5f586b": "#a9a7bd",
    },
  },
  page: blueprint.wrapper(
    { background: cream, padding: flush },
    row(
      { background: night, padding: around(26, 20, 24, 20) },
      words(caps("Northbound", 6), 0, { align: "center", color: dusk, fontSize: 14 }),
    ),
    row({ background: night, padding: flush }, picture("night-train", "A red night train crosses a viaduct at dusk", { link: book })),
    row(
      { background: night, padding: around(38, 30, 50, 30) },
      heading("h1", "Fall asleep in London. Wake up by the loch.", 16, { align: "center", color: "#ffffff" }),
      words("The Highland sleeper runs again from the first of March, six nights a week, with new cabins and the same old views.", 26, {
        align: "center",
        color: "#c9cbe0",
      }),
      button("Choose a cabin", book, 0, { background: dusk, color: onDusk, radius: 30, font: "Georgia", fontSize: 17 }),
    ),
    row({ padding: around(46, 30, 22, 30) }, heading("h2", "One night, three stops", 0, { align: "center" })),
    ...stops.flatMap((stop, index) => (index === 0 ? [timetable(stop)] : [between("#ead9c4", 30), timetable(stop)])),
    fare(),
    footer({
      sender: "Northbound Sleepers",
      address: "Platform 1, Euston Road, London NW1 2RT",
      networks: ["instagram", "facebook", "youtube"],
      hasDark: true,
      reason: "You asked us to tell you when spring tickets are out.",
      color: "#5f586b",
      background: "#f3e7d8",
    }),
  ),
};

function timetable({ time, place, words: what }: (typeof stops)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(16, 30, 16, 30) },
    blueprint.cell({ width: 26 }, heading("h3", time, 0, { color: ember, padding: around(0, 4, 0, 10) })),
    blueprint.cell({ width: 74 }, heading("h3", place, 4), words(what, 0, { fontSize: 16 })),
  );
}

function fare(): Blueprint {
  return blueprint.section(
    { verticalAlign: "middle", padding: around(34, 30, 48, 30) },
    blueprint.cell(
      { background: night, radius: 10, padding: around(28, 24, 28, 24) },
      words(caps("From"), 4, { align: "center", color: dusk, fontSize: 13 }),
      heading("h2", "£68", 6, { align: "center", color: "#ffffff", fontSize: 56, lineHeight: "100%" }),
      words(`<p>A cabin of your own, breakfast included. <a href="${fares}" style="color:${dusk}">All fares</a></p>`, 0, {
        align: "center",
        color: "#c9cbe0",
        fontSize: 16,
      }),
    ),
  );
}
