import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const carouselProps = {
  pictures: prop.list(
    { src: prop.image(""), alt: prop.text("", { maxLength: 500 }), link: prop.link() },
    { title: "alt", max: 8, initial: [{}, {}, {}] },
  ),
  thumbnails: prop.flag(true),
  fallback: prop.oneOf(["first", "all"], "first"),
  inbox: prop.flag(false),
  // Never wider than its column, so the widest value fills every column.
  width: prop.px({ initial: 700, min: 80, max: 700 }),
  align: alignmentProp("center"),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  color: prop.color("#1f4fd8", { dark: true }),
  ...spacingProps,
  ...hidingProps,
};
