import { prop } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";

export const spacerProps = { height: prop.px({ initial: 50, min: 1, max: 400 }), ...hidingProps };
