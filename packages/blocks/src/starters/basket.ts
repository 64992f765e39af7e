import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const sea = "#143a47";
const slate = "#4d6069";
const yolk = "#f2b71f";
const onYolk = "#123640";
const basketPage = web("tern/basket");

const items = [
  { picture: "basket-coat", alt: "Yellow raincoat", name: "Skerry raincoat", detail: "Yolk, size M", price: "£124" },
  { picture: "basket-boots", alt: "Blue rain boots", name: "Puddle boots", detail: "Deep water, size 39", price: "£58" },
];

const comforts = [
  { title: "Free delivery", words: "Two days, by bicycle for the last mile." },
  { title: "Thirty days", words: "Wear them in the rain, then decide." },
  { title: "Mended free", words: "Seams and zips, for as long as you own it." },
];

export const basket: StarterDocument = {
  id: "basket",
  name: "Tern and Co forgotten basket",
  description: "A kind reminder of what was left behind with the whole basket",
  categories: ["E-Commerce", "Featured Layouts"],
  tags: ["basket", "reminder"],
  preHeader: "Your raincoat is still on its hook. We keep it for you until Sunday evening.",
  settings: {
    width: 640,
    bgColor: "#b3ccd5",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Trebuchet MS",
    textColor: slate,
    linkColor: sea,
    lineSpacing: "150%",
    ...headings(sea, true, { h2: 20, h3: 18 }),
  },
  dark: {
    grounds: { "#b3ccd5": "#0d1518", "#ffffff": "#152126", "#cfe0e6": "#1b2b31", "#eef4f6": "#1d2d33", "#dfe9ed": "#22343b" },
    inks: {
      "#143a47": "#dcecf1",
      "#4d6069": "#a9bcc5",
      "#d5e0e4": "#2c4048",
    },
  },
  page: blueprint.wrapper(
    { padding: flush },
    row(
      { background: "#cfe0e6", padding: around(26, 20, 20, 20) },
      words(caps("<strong>Tern &amp; Co.</strong>", 3), 0, { align: "center", color: sea, fontSize: 15 }),
    ),
    row(
      { background: "#cfe0e6", padding: flush },
      picture("raincoat", "A yellow raincoat on a hook while the rain falls", { link: basketPage }),
    ),
    row(
      { padding: around(40, 30, 26, 30) },
      heading("h1", "Your basket is keeping dry", 12, { align: "center" }),
      words(
        "Hello {{ first_name }}. You left two things on the hook. There is rain in {{ city }} on Thursday, so we thought we would mention it.",
        0,
        { align: "center", fontSize: 17 },
      ),
    ),
    ...items.map(item),
    row({ padding: around(6, 20, 0, 20) }, rule("#d5e0e4")),
    total(),
    row(
      { padding: around(18, 20, 44, 20) },
      button("Back to my basket", basketPage, 0, {
        background: yolk,
        color: onYolk,
        width: "full",
        radius: 8,
        fontSize: 18,
        innerPadding: around(18, 20, 18, 20),
      }),
    ),
    blueprint.section(
      { background: "#eef4f6", padding: around(28, 20, 10, 20) },
      ...comforts.map(({ title, words: what }) =>
        blueprint.cell(
          { width: 100 / comforts.length },
          heading("h3", title, 4, { align: "center" }),
          words(what, 20, { align: "center", fontSize: 15 }),
        ),
      ),
    ),
    footer({
      sender: "Tern &amp; Co.",
      address: "5 Harbour Steps, Whitby YO21 3PR",
      networks: ["instagram", "facebook"],
      hasDark: true,
      reason: "Sent once, because you left something in your basket.",
      color: "#4d6069",
      background: "#dfe9ed",
    }),
  ),
};

function item({ picture: name, alt, name: title, detail, price }: (typeof items)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(8, 20, 8, 20) },
    blueprint.cell(
      { width: 26 },
      blueprint.image({ src: artwork(name), alt, width: 120, align: "left", radius: 8, link: basketPage, padding: around(0, 6, 0, 10) }),
    ),
    blueprint.cell({ width: 50 }, heading("h2", title, 2), words(detail, 0, { fontSize: 15 })),
    blueprint.cell({ width: 24 }, words(`<p><strong>${price}</strong></p>`, 0, { align: "right", color: sea, fontSize: 18 })),
  );
}

function total(): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(14, 20, 8, 20) },
    blueprint.cell({ width: 60 }, words("Together, delivery included", 0)),
    blueprint.cell({ width: 40 }, words("<p><strong>£182</strong></p>", 0, { align: "right", color: sea, fontSize: 22 })),
  );
}
