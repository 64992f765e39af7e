import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const plum = "#4d3266";
const lilac = "#e8ddf0";
const refill = web("bramble/refills");

const answers = [
  { picture: "face-sad", alt: "Not for me", value: "no" },
  { picture: "face-fine", alt: "It is all right", value: "maybe" },
  { picture: "face-happy", alt: "I love it", value: "yes" },
];

export const review: StarterDocument = {
  id: "review",
  name: "Bramble asks how it was",
  description: "Three faces to press and a refill for those who smiled",
  categories: ["E-Commerce"],
  tags: ["review", "refill"],
  preHeader: "Six weeks in: one press tells us everything, and the refill is cheaper than the bottle.",
  settings: {
    width: 600,
    bgColor: "#d5c4e3",
    headerFonts: "Georgia",
    paragraphFonts: "Trebuchet MS",
    textColor: "#5c4d6b",
    textFontSize: 16,
    linkColor: plum,
    lineSpacing: "150%",
    ...headings(plum, false, { h2: 28 }),
  },
  dark: {
    grounds: { "#d5c4e3": "#17111d", "#ffffff": "#211929", "#e8ddf0": "#2c2138", "#4d3266": "#8a62b0" },
    inks: {
      "#4d3266": "#eadcf5",
      "#5c4d6b": "#bfafce",
      "#665777": "#b3a3c2",
      "#e3d7ec": "#3b2e48",
    },
  },
  page: blueprint.wrapper(
    { padding: flush },
    row(
      { background: lilac, padding: around(28, 20, 18, 20) },
      words(caps("Bramble", 8), 0, { align: "center", color: plum, fontSize: 16 }),
    ),
    row({ background: lilac, padding: flush }, picture("skincare", "A bottle, a jar and a tube beside a green sprig", { link: refill })),
    row(
      { padding: around(40, 34, 26, 34) },
      heading("h1", "How is your skin?", 12, { align: "center" }),
      words("Hello {{ first_name }}. Your night oil should be half gone by now. Press the face that looks most like yours.", 0, {
        align: "center",
      }),
    ),
    blueprint.section(
      { stackOnMobile: false, padding: around(0, 60, 40, 60) },
      ...answers.map(({ picture: name, alt, value }) =>
        blueprint.cell(
          { width: 100 / answers.length },
          blueprint.image({ src: artwork(name), alt, width: 84, link: web(`bramble/answer?is=${value}`), padding: around(0, 4, 8, 4) }),
          words(alt, 0, { align: "center", fontSize: 14, padding: around(0, 0, 0, 0) }),
        ),
      ),
    ),
    row({ padding: around(0, 20, 0, 20) }, rule("#e3d7ec")),
    row(
      { padding: around(38, 34, 44, 34) },
      heading("h2", "Keep the bottle, change the oil", 10, { align: "center" }),
      words("A refill comes in a pouch, fits through the letterbox, and costs nine pounds less. We take the pouch back, too.", 24, {
        align: "center",
      }),
      button("Order a refill, £19", refill, 0, { background: plum, radius: 30, innerPadding: around(16, 34, 16, 34) }),
    ),
    footer({
      sender: "Bramble Skin",
      address: "Mill Loft 7, Frome BA11 1DA",
      hasDark: true,
      reason: "Sent once, six weeks after your order {{ order_number }}.",
      color: "#665777",
      background: lilac,
    }),
  ),
};
