import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, heading, row, rule, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { basicStarter, lead, line, page, wide } from "./parts.js";

export const articles = basicStarter(
  { id: "layout-articles", name: "Headline and articles", description: "A lead story and a list of shorter ones" },
  wide(),
  lead(),
  ...["The first article", "The second article", "The third article"].flatMap((title) => [between(), article(title)]),
);

function between(): Blueprint {
  return row({ padding: around(0, 20, 0, 20) }, rule(line));
}

function article(title: string): Blueprint {
  const picture = blueprint.image({
    src: artwork("picture-small"),
    alt: "Your picture",
    width: 140,
    align: "left",
    link: page,
    radius: 6,
    padding: around(0, 6, 0, 10),
  });
  return blueprint.section(
    { stackOnMobile: false, padding: around(20, 20, 20, 20) },
    blueprint.cell({ width: 28 }, picture),
    blueprint.cell(
      { width: 72 },
      heading("h2", title, 4, { fontSize: 20 }),
      words('<p>What it is about, in one sentence. <a href="https://example.com/your-page">Read on</a></p>', 0, { fontSize: 15 }),
    ),
  );
}
