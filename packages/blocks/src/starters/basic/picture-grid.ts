import { blueprint } from "../../palette/blueprint.js";
import { around } from "../shapes.js";
import { basicStarter, card, lead } from "./parts.js";

export const pictureGrid = basicStarter(
  { id: "layout-picture-grid", name: "Picture grid", description: "Four products or places in two rows" },
  lead("center"),
  blueprint.section({ padding: around(0, 10, 0, 10) }, card("First", 50, "picture-square"), card("Second", 50, "picture-square")),
  blueprint.section({ padding: around(0, 10, 12, 10) }, card("Third", 50, "picture-square"), card("Fourth", 50, "picture-square")),
);
