import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const roast = "#3b1f14";
const cream = "#fbeed6";
const paprika = "#b53c1f";
const order = web("second-crack/huila");

const notes = [
  { picture: "note-cherry", title: "Sour cherry", words: "first sip" },
  { picture: "note-cocoa", title: "Dark cocoa", words: "a minute later" },
  { picture: "note-orange", title: "Orange peel", words: "in an empty cup" },
];

export const coffee: StarterDocument = {
  id: "coffee",
  name: "Second Crack is back in stock",
  description: "One product that has returned with its three tasting notes",
  categories: ["E-Commerce", "Featured Layouts"],
  tags: ["back in stock", "product"],
  preHeader: "Forty sacks of last year’s favourite have landed. The first batch is roasted on Monday.",
  settings: {
    width: 620,
    bgColor: "#f0b13c",
    headerFonts: "Arial Black",
    paragraphFonts: "Arial",
    textColor: "#5d3a29",
    textFontSize: 17,
    linkColor: paprika,
    lineSpacing: "150%",
    ...headings(roast, true, { h1: 58, h2: 30 }),
  },
  dark: {
    grounds: { "#fbeed6": "#24140d", "#f0b13c": "#1a0e08" },
    inks: {
      "#5d3a29": "#e3c9b0",
      "#3b1f14": "#fbeed6",
      "#b53c1f": "#ff9469",
      "#6b4a38": "#c9a78e",
    },
  },
  page: blueprint.wrapper(
    { background: cream, padding: flush },
    row(
      { background: "#f0b13c", padding: around(28, 20, 18, 20) },
      words(caps("<strong>Second Crack Coffee</strong>", 3), 0, { align: "center", color: roast, fontSize: 13 }),
    ),
    row(
      { background: "#f0b13c", padding: around(6, 20, 0, 20) },
      heading("h1", "Huila is back", 12, { align: "center", lineHeight: "100%" }),
    ),
    row(
      { background: "#f0b13c", padding: flush },
      picture("coffee-bag", "A bag of Huila coffee in front of orange rings", { link: order }),
    ),
    row(
      { padding: around(42, 36, 34, 36) },
      words(
        "You finished it in March and wrote to ask. So did nine hundred others. Doña Marta picked early this year, and forty sacks came in on Tuesday’s boat.",
        26,
        { align: "center" },
      ),
      button("Order a bag, £11.50", order, 0, { background: paprika, radius: 40, fontSize: 18, innerPadding: around(18, 38, 18, 38) }),
    ),
    blueprint.section(
      { stackOnMobile: false, padding: around(8, 20, 40, 20) },
      ...notes.map(({ picture: name, title, words: when }) =>
        blueprint.cell(
          { width: 100 / notes.length },
          blueprint.image({ src: artwork(name), decorative: true, width: 92, padding: around(0, 4, 12, 4) }),
          heading("h2", title, 2, { align: "center", font: "Arial", fontSize: 17, padding: around(0, 2, 2, 2) }),
          words(when, 0, { align: "center", fontSize: 14, padding: around(0, 2, 0, 2) }),
        ),
      ),
    ),
    row(
      { background: roast, padding: around(40, 36, 42, 36) },
      heading("h2", "How we would brew it", 12, { align: "center", color: "#f0b13c" }),
      words(
        "Fifteen grams, two hundred and fifty of water just off the boil, three minutes in a filter. No milk for the first one. After that it is your coffee.",
        0,
        { align: "center", color: "#ecd9c0" },
      ),
    ),
    footer({
      sender: "Second Crack Coffee Roasters",
      address: "Arch 14, Maltby Street, London SE1 3PA",
      networks: ["instagram", "facebook"],
      hasDark: true,
      reason: "You asked to hear when Huila returns. This is that mail, and the only one.",
      color: "#6b4a38",
      background: cream,
    }),
  ),
};
