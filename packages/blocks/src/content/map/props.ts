import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";
import { mapShapes, mapZooms } from "./map-request.js";

export const mapProps = {
  src: prop.image(""),
  address: prop.text("", { maxLength: 500 }),
  zoom: prop.oneOf(mapZooms, "street"),
  shape: prop.oneOf(mapShapes, "wide"),
  /** The map that was made last. The email shows `src`: another address there is a picture of the person's own. */
  made: prop.picture({ isByHand: true }),
  service: prop.oneOf(["google", "openstreetmap", "apple", "none"], "google"),
  alt: prop.text("", { maxLength: 500 }),
  width: prop.px({ initial: 700, min: 60, max: 700 }),
  radius: prop.px({ initial: 0, min: 0, max: 350 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
