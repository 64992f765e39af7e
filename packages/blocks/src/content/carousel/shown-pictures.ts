import type { Values } from "@mailwright/document";
import type { PromotionCard } from "../../shared/promotion-cards.js";
import type { carouselProps } from "./props.js";

export type CarouselValues = Values<typeof carouselProps>;
export type CarouselPicture = CarouselValues["pictures"][number];

/** The pictures that are there: a broken picture is worse than none. */
export function shownPictures({ pictures }: CarouselValues): readonly CarouselPicture[] {
  return pictures.filter(({ src }) => src !== "");
}

/** The pictures as cards for Gmail's promotions. */
export function cardsOf(values: CarouselValues): readonly PromotionCard[] {
  return shownPictures(values).map(({ src, alt, link }) => ({ image: src, link, headline: alt }));
}
