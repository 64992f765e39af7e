import { blueprint } from "../../palette/blueprint.js";
import { around } from "../shapes.js";
import { basicStarter, card, lead, wide } from "./parts.js";

export const twoColumns = basicStarter(
  { id: "layout-two-columns", name: "Two columns", description: "A headline and two stories side by side" },
  wide(),
  lead(),
  blueprint.section({ padding: around(0, 10, 12, 10) }, card("First story", 50, "picture-half"), card("Second story", 50, "picture-half")),
);
