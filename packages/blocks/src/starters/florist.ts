import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const wine = "#8e1830";
const rose = "#f9dfe0";
const leaf = "#3d6642";
const order = web("petal-post/february");

const steps = [
  { title: "Small", words: "Seven stems and a card. For the third date.", price: "£22" },
  { title: "Honest", words: "What you see above. For most of us.", price: "£38" },
  { title: "Sorry", words: "Forty stems. We do not ask.", price: "£75" },
];

export const florist: StarterDocument = {
  id: "florist",
  name: "Petal Post for Valentine",
  description: "Flowers in three sizes with an order date that matters",
  categories: ["Seasonal", "Featured Layouts"],
  tags: ["valentine", "flowers"],
  preHeader: "Order by Wednesday noon and they arrive on Friday, with the card in your own words.",
  settings: {
    width: 620,
    bgColor: "#f2c6c9",
    headerFonts: "Georgia",
    paragraphFonts: "Georgia",
    textColor: "#6b4850",
    textFontSize: 17,
    linkColor: wine,
    lineSpacing: "150%",
    ...headings(wine, false, { h1: 46, h2: 30 }),
  },
  dark: {
    grounds: { "#f2c6c9": "#1a0f12", "#fffaf6": "#23161a", "#f9dfe0": "#2e1c22" },
    inks: {
      "#8e1830": "#f5b8c2",
      "#6b4850": "#d3b4ba",
      "#3d6642": "#a3cfa6",
      "#7d5a62": "#c0a0a7",
    },
  },
  page: blueprint.wrapper(
    { background: "#fffaf6", padding: flush },
    row(
      { background: rose, padding: around(28, 20, 22, 20) },
      words("<p><em>Petal Post</em></p>", 0, { align: "center", color: wine, fontSize: 24 }),
    ),
    row({ background: rose, padding: around(0, 20, 10, 20) }, heading("h1", "Say it before Friday", 0, { align: "center", italic: true })),
    row({ background: rose, padding: flush }, picture("bouquet", "A bouquet of red and pink roses, tulips and daisies", { link: order })),
    row(
      { padding: around(42, 36, 40, 36) },
      words(
        "Hello {{ first_name }}. We cut on Thursday morning, tie until the radio gives up, and send everything overnight. You only have to find the words, and we will help if they will not come.",
        26,
        { align: "center" },
      ),
      button("Choose a bouquet", order, 0, {
        background: wine,
        radius: 30,
        font: "Georgia",
        fontSize: 18,
        innerPadding: around(17, 36, 17, 36),
      }),
    ),
    blueprint.section(
      { background: rose, padding: around(34, 20, 14, 20) },
      ...steps.map(({ title, words: what, price }) =>
        blueprint.cell(
          { width: 100 / steps.length },
          heading("h2", title, 4, { align: "center", fontSize: 24, italic: true }),
          words(what, 4, { align: "center", fontSize: 15 }),
          words(`<p><strong>${price}</strong></p>`, 24, { align: "center", color: leaf }),
        ),
      ),
    ),
    row(
      { padding: around(40, 36, 36, 36) },
      words(caps("If you are stuck", 2), 8, { align: "center", fontSize: 13, color: leaf }),
      heading("h2", "“You were right about the sofa.”", 10, { align: "center", italic: true }),
      words("The most written card of last year. We have a list of sixty, and you may borrow any of them.", 0, {
        align: "center",
        fontSize: 16,
      }),
    ),
    footer({
      sender: "Petal Post",
      address: "The Glasshouse, Nursery Lane, Evesham WR11 4TP",
      networks: ["instagram", "pinterest", "tiktok"],
      hasDark: true,
      reason: 'Would you rather not hear about this day? <a href="https://example.com/petal-post/skip">Skip it this year</a>',
      color: "#7d5a62",
      background: rose,
    }),
  ),
};
