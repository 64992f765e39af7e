import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const soil = "#4c2f1e";
const leaf = "#286b2f";
// The picture begins with this sky, also in the dark.
const sky = "#bfe3ef";
const onSky = "#4b2f1e";
const shop = web("good-dirt/spring");

const packets = [
  { picture: "seed-pea", alt: "A packet of pea seeds", name: "Peas", words: "Sow now, right outside. They like the cold.", price: "£2.80" },
  { picture: "seed-tomato", alt: "A packet of tomato seeds", name: "Tomatoes", words: "On the sill until the end of May.", price: "£3.20" },
  {
    picture: "seed-nasturtium",
    alt: "A packet of marigold seeds",
    name: "Marigolds",
    words: "Throw them anywhere. You can eat the flowers.",
    price: "£2.50",
  },
];

export const springSeeds: StarterDocument = {
  id: "spring-seeds",
  name: "Good Dirt spring sowing",
  description: "What to sow this month with three packets and a calendar",
  categories: ["Seasonal", "Featured Layouts"],
  tags: ["spring", "garden"],
  preHeader: "The ground is ten degrees warm. Three things that want to be in it before Easter.",
  settings: {
    width: 640,
    bgColor: "#bfe3ee",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Trebuchet MS",
    textColor: "#5f4a3c",
    textFontSize: 17,
    linkColor: leaf,
    lineSpacing: "150%",
    ...headings(soil, true, { h1: 46, h2: 26 }),
  },
  dark: {
    grounds: { "#bfe3ee": "#0b171c", "#fff9ec": "#1e1712", "#286b2f": "#2a7033" },
    inks: {
      "#4c2f1e": "#f6e7d3",
      "#5f4a3c": "#d3c0ae",
      "#286b2f": "#92d994",
      "#6b5645": "#b8a390",
    },
  },
  page: blueprint.wrapper(
    { background: "#fff9ec", padding: flush },
    row(
      { background: sky, padding: around(28, 20, 8, 20) },
      words(caps("<strong>Good Dirt Seeds</strong>", 3), 0, { align: "center", color: onSky, fontSize: 14 }),
    ),
    row({ background: sky, padding: around(6, 20, 12, 20) }, heading("h1", "The ground is ready", 0, { align: "center", color: onSky })),
    row(
      { padding: flush },
      picture("spring-bed", "A vegetable bed from below: seeds, sprouts, a tulip, a sunflower and two carrots", { link: shop }),
    ),
    row(
      { padding: around(38, 36, 30, 36) },
      words(
        "We put a thermometer in the bed this morning: ten degrees. That is warm enough for peas, too cold for tomatoes, and marigolds have never cared.",
        26,
        { align: "center" },
      ),
      button("Fill a seed box", shop, 0, { background: leaf, radius: 30, fontSize: 18, innerPadding: around(17, 36, 17, 36) }),
    ),
    blueprint.section(
      { stackOnMobile: false, padding: around(8, 14, 20, 14) },
      ...packets.map(({ picture: name, alt, name: title, words: what, price }) =>
        blueprint.cell(
          { width: 100 / packets.length },
          blueprint.image({ src: artwork(name), alt, link: shop, radius: 10, padding: around(0, 6, 12, 6) }),
          heading("h2", title, 4, { fontSize: 19, padding: around(0, 6, 4, 6) }),
          words(what, 4, { fontSize: 15, padding: around(0, 6, 4, 6) }),
          words(`<p><strong>${price}</strong></p>`, 22, { color: leaf, fontSize: 15, padding: around(0, 6, 22, 6) }),
        ),
      ),
    ),
    row(
      { background: leaf, padding: around(34, 36, 36, 36) },
      heading("h2", "A calendar that forgives you", 8, { align: "center", color: "#ffffff" }),
      words(
        '<p>One page for the shed door: what goes in when, and what to do if you are three weeks late. <a href="https://example.com/good-dirt/calendar" style="color:#ffe08a">Print it</a></p>',
        0,
        {
          align: "center",
          color: "#e3f2dc",
        },
      ),
    ),
    footer({
      sender: "Good Dirt Seeds",
      address: "Long Barn, Church Lane, Totnes TQ9 6AX",
      networks: ["instagram", "youtube"],
      reason: "A letter when something can be sown. None in December.",
      color: "#6b5645",
      hasDark: true,
    }),
  ),
};
