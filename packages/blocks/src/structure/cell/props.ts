import { allEdges, prop } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";

export const cellProps = {
  width: prop.percent({ initial: 100, min: 1, max: 100 }),
  background: prop.color("transparent", { dark: true }),
  padding: prop.edges(allEdges(0)),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  verticalAlign: prop.oneOf(["section", "top", "middle", "bottom"], "section", { perDevice: true }),
  ...hidingProps,
};
