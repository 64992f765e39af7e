import { blueprint } from "../../palette/blueprint.js";
import { around } from "../shapes.js";
import { basicStarter, card, lead, wide } from "./parts.js";

const third = 100 / 3;

export const threeColumns = basicStarter(
  { id: "layout-three-columns", name: "Three columns", description: "A headline and three short points below it" },
  wide(),
  lead("center"),
  blueprint.section(
    { padding: around(0, 10, 12, 10) },
    card("First point", third, "picture-square"),
    card("Second point", third, "picture-square"),
    card("Third point", third, "picture-square"),
  ),
);
