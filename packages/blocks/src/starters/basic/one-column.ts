import { basicStarter, lead, wide } from "./parts.js";

export const oneColumn = basicStarter(
  { id: "layout-one-column", name: "One column", description: "A picture and a headline and one button" },
  wide(),
  lead("center"),
);
