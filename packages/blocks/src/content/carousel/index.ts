import { defineBlock } from "@mailwright/document";
import { keepTags } from "../../shared/keep-tags.js";
import { promotionCards } from "../../shared/promotion-cards.js";
import { imageText } from "../image/image-text.js";
import { carouselIcon, carouselPanel, compileCarousel } from "./carousel.js";
import { carouselAmp } from "./carousel-amp.js";
import { carouselFaults } from "./carousel-faults.js";
import { carouselProps } from "./props.js";
import { cardsOf, shownPictures } from "./shown-pictures.js";
import { carouselStrings } from "./strings.js";

/** Pictures that the reader turns; the first or all of them where a mail program cannot. */
export const carousel = defineBlock({
  type: "carousel",
  accepts: "nothing",
  props: carouselProps,
  panel: carouselPanel,
  strings: carouselStrings,
  icon: carouselIcon,
  compile: compileCarousel,
  amp: carouselAmp,
  resizable: { by: "corners", prop: "width", selector: ".mw-slide img" },
  annotations: (values) => (values.inbox ? keepTags(promotionCards(cardsOf(values))) : []),
  faults: carouselFaults,
  label: (values) =>
    shownPictures(values)
      .flatMap(({ alt }) => alt || [])
      .join(", "),
  text: (values) =>
    shownPictures(values)
      .map((picture) => imageText({ ...picture, caption: "", decorative: false }))
      .filter(Boolean)
      .join("\n"),
  unseen: { type: true },
});
