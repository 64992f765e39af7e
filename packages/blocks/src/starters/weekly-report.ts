import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, row, rule, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const ink = "#1b1930";
const quiet = "#5d5a75";
const violet = "#5b3fd6";
const mist = "#f0edfb";

const figures = [
  { label: "Visitors", value: "8,412", change: "+12% on last week" },
  { label: "Sign-ups", value: "316", change: "+4% on last week" },
  { label: "Revenue", value: "£4,280", change: "−2% on last week" },
];

const sources = [
  { name: "Search", share: 46 },
  { name: "Newsletter", share: 31 },
  { name: "Direct", share: 15 },
  { name: "Everything else", share: 8 },
];

export const weeklyReport: StarterDocument = {
  id: "weekly-report",
  name: "Plainsight weekly report",
  description: "Three figures and where they came from and what to look at",
  categories: ["Integrations", "Featured Layouts"],
  tags: ["report", "analytics"],
  preHeader: "Your week in three figures, one surprise, and one thing worth a look on Monday.",
  settings: {
    width: 620,
    bgColor: "#e9e6f5",
    headerFonts: "Arial",
    paragraphFonts: "Arial",
    textColor: quiet,
    linkColor: violet,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 32, h2: 30, h3: 20 }),
  },
  dark: {
    grounds: { "#e9e6f5": "#12101d", "#ffffff": "#1b1829", "#f0edfb": "#262239", "#5b3fd6": "#7659ee" },
    inks: {
      "#1b1930": "#f1effa",
      "#5d5a75": "#b3afc9",
      "#5b3fd6": "#a794ff",
      "#e1dcf3": "#353050",
    },
  },
  page: blueprint.wrapper(
    { padding: flush, radius: 16 },
    blueprint.section(
      { stackOnMobile: false, verticalAlign: "middle", padding: around(26, 20, 0, 20) },
      blueprint.cell({ width: 50 }, words("<p><strong>Plainsight</strong></p>", 0, { color: violet, fontSize: 18 })),
      blueprint.cell({ width: 50 }, words("Week {{ week }}", 0, { align: "right", fontSize: 14 })),
    ),
    row(
      { padding: around(30, 20, 24, 20) },
      heading("h1", "A good week, {{ first_name }}. Mostly search did it.", 10),
      words("Everything below compares {{ from }} to {{ to }} with the seven days before.", 0),
    ),
    blueprint.section(
      { padding: around(0, 30, 14, 30) },
      ...figures.flatMap((figure, index) => (index === 0 ? [card(figure)] : [gap(), card(figure)])),
    ),
    row({ padding: around(26, 20, 14, 20) }, heading("h3", "Where they came from", 0)),
    ...sources.map(bar),
    row(
      { padding: around(26, 20, 6, 20) },
      rule("#e1dcf3", 0, 24),
      words(caps("Worth a look", 1), 6, { color: violet, fontSize: 13 }),
      heading("h3", "Half of your trials stop at the second step", 8),
      words("Of those who begin, 51% leave when we ask for a company name. The week you made it optional it was 33%.", 20),
      button("Open the report", web("plainsight/reports/{{ report_id }}"), 30, { align: "left", background: violet, radius: 8 }),
    ),
    footer({
      sender: "Plainsight Analytics",
      address: "18 Tanner Street, Leeds LS1 4QP",
      hasDark: true,
      reason: 'Every Monday at eight. <a href="https://example.com/plainsight/digest">Make it monthly</a>',
      color: quiet,
      background: mist,
      align: "left",
    }),
  ),
};

function card({ label, value, change }: (typeof figures)[number]): Blueprint {
  return blueprint.cell(
    { width: 31, background: mist, radius: 10, padding: around(18, 6, 18, 6) },
    words(label, 2, { fontSize: 14 }),
    heading("h2", value, 2),
    words(change, 0, { fontSize: 13 }),
  );
}

/** Keeps two cards apart: side by side on a desktop, one below the other on a phone. */
function gap(): Blueprint {
  return blueprint.cell({ width: 3.5 }, blueprint.spacer({ height: 10 }));
}

function bar({ name, share }: (typeof sources)[number]): Blueprint {
  const trackPercent = 54;
  const fill = Math.round((share / 50) * trackPercent);
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(4, 20, 4, 20) },
    blueprint.cell({ width: 32 }, words(name, 0, { fontSize: 15 })),
    blueprint.cell({ width: fill, background: violet, radius: 4 }, blueprint.spacer({ height: 18 })),
    blueprint.cell({ width: 68 - fill }, words(`<p><strong>${share}%</strong></p>`, 0, { color: ink, fontSize: 15 })),
  );
}
