import { css, element, px } from "@mailwright/compiler";
import { type AmpBlock, type AmpSurroundings, linkAddress } from "@mailwright/document";
import { type CarouselValues, shownPictures } from "./shown-pictures.js";

/** The pictures as `amp-carousel`, which the reader swipes; all are shown whole in the room of the first. */
export function carouselAmp(values: CarouselValues, { sizeOf }: AmpSurroundings): AmpBlock | undefined {
  const pictures = shownPictures(values);
  const [first] = pictures;
  if (!first || pictures.length === 1) return undefined;
  const { width, height } = sizeOf(first.src) ?? { width: 3, height: 2 };
  const shown = Math.min(values.width, 700);
  const slides = pictures.map(({ src, alt, link }) => {
    const picture = element("img", { src, alt, layout: "fill" });
    const href = linkAddress(link);
    return element("div", {}, href === "" ? picture : element("a", { href, title: link.title }, picture));
  });
  const carousel = element(
    "amp-carousel",
    {
      type: "slides",
      layout: "responsive",
      width: shown,
      height: Math.max(1, Math.round((shown * height) / width)),
      controls: "controls",
      loop: "loop",
      role: "region",
      "aria-label": pictures.flatMap(({ alt }) => alt || []).join(", "),
      style: css({ "border-radius": values.radius > 0 && px(values.radius), overflow: "hidden" }),
    },
    slides.join(""),
  );
  const margin = { left: "0 auto 0 0", center: "0 auto", right: "0 0 0 auto" }[values.align];
  return { html: element("div", { style: css({ "max-width": px(values.width), margin }) }, carousel), components: ["amp-carousel"] };
}
