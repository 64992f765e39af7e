import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#141414";
const paper = "#f1ebdf";
const red = "#c42a17";
const essay = web("margin/rereading");

const books = [
  {
    picture: "cover-tide",
    title: "The Long Tide",
    by: "Ines Halloran",
    verdict: "A harbour pilot retires and finds that the sea has not. Slow, salty, and funny in all the wrong places.",
  },
  {
    picture: "cover-room",
    title: "A Room with Four Windows",
    by: "Daniel Achterberg",
    verdict: "One flat, four tenants, ninety years. You will want to know who lived in yours.",
  },
  {
    picture: "cover-orchard",
    title: "Windfall",
    by: "Ruth Okonjo",
    verdict: "Essays about apples that are really about money, and about her father.",
  },
];

export const bookLetter: StarterDocument = {
  id: "book-letter",
  name: "The Margin book letter",
  description: "An editorial letter with an essay and three short reviews",
  categories: ["Newsletter", "Featured Layouts"],
  tags: ["newsletter", "books"],
  preHeader: "In praise of reading the same book twice, and three new ones worth it the first time.",
  settings: {
    width: 620,
    bgColor: "#ddd5c4",
    headerFonts: "Times New Roman",
    paragraphFonts: "Georgia",
    textColor: "#35322d",
    textFontSize: 17,
    linkColor: red,
    lineSpacing: "150%",
    paragraphBottomSpace: true,
    ...headings(ink, true, { h1: 44, h2: 64 }),
  },
  dark: {
    grounds: { "#ddd5c4": "#121110", "#f1ebdf": "#1c1a17" },
    inks: {
      "#141414": "#f1ebdf",
      "#35322d": "#cfc8ba",
      "#c42a17": "#ff7a66",
      "#6b6457": "#a69d8d",
      "#5f584b": "#a69d8d",
    },
  },
  page: blueprint.wrapper(
    { background: paper, padding: around(10, 20, 10, 20) },
    masthead(),
    row({ padding: flush }, picture("margin-books", "A cat asleep on a stack of books under a reading lamp", { link: essay })),
    row(
      { padding: around(30, 0, 34, 0) },
      words(caps("The essay"), 4, { color: red, fontSize: 13 }),
      heading("h1", "On reading the same book twice", 14, { lineHeight: "100%" }),
      words(
        "<p>The first time, you read to find out what happens. The second time you read to find out how, and notice that the author told you on page nine.</p><p>I have read one novel every February since I was nineteen. It has changed each time, and I am told that the novel has not.</p>",
        10,
      ),
      button("Read the essay", essay, 0, { align: "left", background: red, radius: 0, font: "Georgia", fontSize: 17 }),
    ),
    row({ padding: flush }, rule(ink, 0, 4, { thickness: 3 }), rule(ink, 0, 0)),
    row({ padding: around(26, 0, 8, 0) }, words(caps("Three new ones"), 0, { color: red, fontSize: 13 })),
    ...books.map(review),
    row(
      { padding: around(18, 0, 30, 0) },
      blueprint.quote({
        text: "<p>Never lend a book you are not willing to buy again.</p>",
        source: "Pencilled in the margin of a library copy",
        font: "Times New Roman",
        fontSize: 28,
        color: ink,
        barColor: red,
        lineHeight: "120%",
        sourceColor: "#6b6457",
      }),
    ),
    row({ padding: flush }, rule(ink)),
    footer({
      sender: "The Margin",
      address: "7 Binders Court, Oxford OX1 4BH",
      networks: ["bluesky", "instagram"],
      hasDark: true,
      reason: "A letter on the first Sunday of the month, from one reader to another.",
      color: "#5f584b",
    }),
  ),
};

function masthead(): Blueprint {
  return row(
    { padding: around(18, 0, 14, 0) },
    rule(ink, 0, 12, { thickness: 3 }),
    heading("h2", "The Margin", 10, { align: "center", lineHeight: "100%", text: '<span style="letter-spacing:-2px">The Margin</span>' }),
    rule(ink, 0, 8),
    words(caps("A letter for slow readers &nbsp;·&nbsp; February", 1), 8, { align: "center", fontSize: 13 }),
    rule(ink),
  );
}

function review({ picture: cover, title, by, verdict }: (typeof books)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(12, 0, 14, 0) },
    blueprint.cell(
      { width: 30 },
      blueprint.image({
        src: artwork(cover),
        alt: `Cover of ${title}`,
        width: 150,
        align: "left",
        link: web("margin/books"),
        padding: around(0, 6, 0, 10),
      }),
    ),
    blueprint.cell(
      { width: 70 },
      heading("h2", title, 2, { fontSize: 24, padding: around(0, 10, 2, 10) }),
      words(`<p><em>${by}</em></p>`, 0, { fontSize: 15, color: "#6b6457", lineHeight: "120%" }),
      words(verdict, 0, { fontSize: 16 }),
    ),
  );
}
