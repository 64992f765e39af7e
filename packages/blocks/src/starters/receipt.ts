import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#1d2939";
const quiet = "#5b6779";
const blue = "#2f5d8a";

const track = web("track/{{ order_number }}");

const items = [
  { picture: "notebook", alt: "Blue notebook", name: "Field notebook", detail: "Dotted, 192 pages · 2", price: "£28.00" },
  { picture: "pens", alt: "Two pencils", name: "Drawing pencils", detail: "Amber and pine · 1", price: "£9.50" },
];

export const receipt: StarterDocument = {
  id: "receipt",
  name: "Parcel and Post receipt",
  description: "What was ordered and what it cost and where it goes",
  categories: ["E-Commerce", "Featured Layouts"],
  tags: ["receipt", "transactional"],
  preHeader: "Order {{ order_number }} is packed. Here is what is inside.",
  settings: {
    width: 600,
    bgColor: "#eceff4",
    textColor: quiet,
    textFontSize: 15,
    linkColor: blue,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 36, h2: 17 }),
  },
  dark: {
    grounds: { "#eceff4": "#0d1117", "#ffffff": "#171d26", "#f5f7fa": "#11161d", "#2f5d8a": "#37709f" },
    inks: {
      "#1d2939": "#e8eef5",
      "#5b6779": "#a1aebe",
      "#2f5d8a": "#86b8e8",
      "#e1e6ee": "#2b3440",
    },
  },
  page: blueprint.wrapper(
    { padding: flush, radius: 12 },
    row({ padding: around(22, 20, 20, 20) }, words("<p><strong>Parcel &amp; Post</strong></p>", 0, { color: blue, fontSize: 18 })),
    row({ padding: flush }, picture("parcel", "A parcel with a stamp and postmarks", { link: track })),
    row(
      { padding: around(34, 20, 30, 20) },
      heading("h1", "It is on its way", 10),
      words(
        "Thank you, {{ first_name }}. Order <strong>{{ order_number }}</strong> left us on {{ shipped_on }} and should be with you in two working days.",
        22,
      ),
      button("Track the parcel", track, 0, { align: "left", background: blue, radius: 6 }),
    ),
    line(),
    ...items.map(item),
    line(),
    sum("Items", "£37.50"),
    sum("Delivery", "£3.20"),
    sum("<strong>Total, VAT included</strong>", "<strong>£40.70</strong>", ink),
    line(),
    addresses(),
    footer({
      sender: "Parcel &amp; Post",
      address: "88 Ferry Road, Leith EH6 4AQ",
      reason: 'Questions? <a href="mailto:hello@example.com">hello@example.com</a> is read by a person.',
      color: quiet,
      background: "#f5f7fa",
      hasDark: true,
    }),
  ),
};

function line(): Blueprint {
  return blueprint.section({ padding: around(0, 20, 0, 20) }, blueprint.cell({}, blueprint.divider({ color: "#e1e6ee" })));
}

function item({ picture, alt, name, detail, price }: (typeof items)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(2, 20, 2, 20) },
    blueprint.cell({ width: 18 }, blueprint.image({ src: artwork(picture), alt, width: 64, align: "left", padding: around(6, 4, 6, 10) })),
    blueprint.cell({ width: 58 }, words(`<p><strong>${name}</strong></p>`, 0, { color: ink }), words(detail, 0)),
    blueprint.cell({ width: 24 }, blueprint.text({ text: `<p>${price}</p>`, align: "right", color: ink, padding: around(6, 10, 6, 0) })),
  );
}

function sum(label: string, amount: string, color = quiet): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(0, 20, 0, 20) },
    blueprint.cell({ width: 66 }, blueprint.text({ text: `<p>${label}</p>`, color, padding: around(3, 10, 3, 10) })),
    blueprint.cell({ width: 34 }, blueprint.text({ text: `<p>${amount}</p>`, align: "right", color, padding: around(3, 10, 3, 0) })),
  );
}

function addresses(): Blueprint {
  const block = (title: string, lines: string): Blueprint =>
    blueprint.cell(
      { width: 50 },
      blueprint.heading({ level: "h2", text: title, bottomSpace: 4, padding: around(8, 10, 0, 10) }),
      blueprint.text({ text: `<p>${lines}</p>`, padding: around(0, 10, 10, 10) }),
    );
  return blueprint.section(
    { padding: around(8, 20, 22, 20) },
    block("Delivered to", "{{ full_name }}<br>{{ street }}<br>{{ city }} {{ postcode }}"),
    block("Paid with", "{{ card_brand }} ending in {{ card_last_four }}<br>on {{ paid_on }}"),
  );
}
