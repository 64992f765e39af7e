import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const pine = "#0b3d3a";
const lime = "#d6f26a";
const onLime = "#0a3835";
const chalk = "#f6f3e7";
const seat = web("ledgerline/close-the-books");

export const webinar: StarterDocument = {
  id: "webinar",
  name: "Ledgerline online session",
  description: "An online session with its date and host and what you take away",
  categories: ["Events"],
  tags: ["webinar", "business"],
  preHeader: "Forty minutes on closing the books in two days, with the person who got it down from nine.",
  settings: {
    width: 640,
    bgColor: "#e4e0d0",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Verdana",
    textColor: "#3f4f4d",
    textFontSize: 15,
    linkColor: pine,
    lineSpacing: "150%",
    ...headings(pine, true, { h1: 42, h2: 26, h3: 20 }),
  },
  dark: {
    grounds: { "#e4e0d0": "#0e1413", "#f6f3e7": "#15201e", "#ffffff": "#1b2927" },
    inks: {
      "#0b3d3a": "#e3efe9",
      "#3f4f4d": "#b3c4c0",
    },
  },
  page: blueprint.wrapper(
    { background: chalk, padding: flush },
    row(
      { background: pine, padding: around(28, 20, 10, 20) },
      words("<p><strong>Ledgerline</strong> &nbsp;Sessions</p>", 0, { color: lime, fontSize: 16 }),
    ),
    row(
      { background: pine, padding: around(14, 20, 26, 20) },
      heading("h1", "Close the books before the coffee gets cold", 0, { color: chalk }),
    ),
    row({ background: pine, padding: flush }, picture("ledger-chart", "Twelve rising bars, the last one bright", { link: seat })),
    blueprint.section(
      { background: lime, stackOnMobile: false, verticalAlign: "middle", padding: around(20, 20, 20, 20) },
      blueprint.cell({ width: 34 }, heading("h2", "12 March", 0, { color: onLime })),
      blueprint.cell(
        { width: 66 },
        words("<p><strong>Wednesday, 11:00 to 11:40 GMT</strong><br>Online, with ten minutes for your questions</p>", 0, {
          color: onLime,
          fontSize: 14,
        }),
      ),
    ),
    row(
      { padding: around(38, 20, 34, 20) },
      words(
        "Most finance teams need nine days to close a month. Farah’s needs two, with the same four people and no heroics. She will show us the list she works from.",
        16,
      ),
      words(
        "<ul><li>What to reconcile daily, and what never to touch before the last day</li><li>The three approvals that can happen in parallel</li><li>A checklist you can take and argue with</li></ul>",
        26,
      ),
      button("Save my seat", seat, 0, {
        align: "left",
        background: pine,
        color: lime,
        radius: 6,
        font: "Trebuchet MS",
        fontSize: 17,
        innerPadding: around(16, 34, 16, 34),
      }),
    ),
    blueprint.section(
      { background: "#ffffff", stackOnMobile: false, verticalAlign: "middle", padding: around(26, 20, 26, 20) },
      blueprint.cell(
        { width: 26 },
        blueprint.image({
          src: artwork("speaker-farah"),
          alt: "Portrait of Farah Siddiqui",
          width: 112,
          align: "left",
          radius: 60,
          padding: around(0, 6, 0, 10),
        }),
      ),
      blueprint.cell(
        { width: 74 },
        words(caps("Your host", 1), 2, { fontSize: 12 }),
        heading("h3", "Farah Siddiqui", 2),
        words("Head of finance at Ostra, and a recovering auditor", 0, { fontSize: 14 }),
      ),
    ),
    row(
      { padding: around(26, 20, 26, 20) },
      words(
        '<p>Cannot make it? <a href="https://example.com/ledgerline/recording">Ask for the recording</a>. It reaches you the same evening.</p>',
        0,
      ),
    ),
    footer({
      sender: "Ledgerline",
      address: "2 Exchange Place, Edinburgh EH2 4AL",
      networks: ["linkedin", "youtube"],
      icons: "white",
      reason: "You joined one of our sessions before.",
      color: "#b9cdc9",
      background: pine,
      align: "left",
    }),
  ),
};
