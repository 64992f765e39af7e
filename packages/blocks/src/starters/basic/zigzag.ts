import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, heading, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { basicStarter, lead, page } from "./parts.js";

export const zigzag = basicStarter(
  { id: "layout-zigzag", name: "Zigzag", description: "Pictures left and right of their words by turns" },
  lead("center"),
  blueprint.section({ verticalAlign: "middle", padding: around(0, 10, 24, 10) }, picture(), story("The first reason")),
  // On a phone the picture comes first here, too.
  blueprint.section(
    { verticalAlign: "middle", reverseOnMobile: true, padding: around(0, 10, 24, 10) },
    story("The second reason"),
    picture(),
  ),
  blueprint.section({ verticalAlign: "middle", padding: around(0, 10, 34, 10) }, picture(), story("The third reason")),
);

function picture(): Blueprint {
  const props = { src: artwork("picture-half"), alt: "Your picture", link: page, radius: 6, fluidOnMobile: true };
  return blueprint.cell({ width: 50 }, blueprint.image({ ...props, padding: around(0, 10, 10, 10) }));
}

function story(title: string): Blueprint {
  return blueprint.cell(
    { width: 50 },
    heading("h2", title, 6, { fontSize: 22 }),
    words("One sentence on what it is, and one on what it does for the reader.", 10),
  );
}
