import { cardsFault } from "../../shared/promotion-cards.js";
import { type CarouselValues, cardsOf, shownPictures } from "./shown-pictures.js";

/** What is missing: pictures, a second one to turn to, or words for those who see none. One thing at a time, the largest first. */
export function carouselFaults(values: CarouselValues): { readonly pictures: string | undefined; readonly inbox?: string | undefined } {
  return { ...pictureFaults(values), ...(values.inbox && { inbox: cardsFault(cardsOf(values)) }) };
}

function pictureFaults(values: CarouselValues): { readonly pictures: string | undefined } {
  const shown = shownPictures(values);
  if (shown.length < values.pictures.length) return { pictures: "missing" };
  if (shown.length === 1) return { pictures: "alone" };
  return { pictures: shown.some(({ alt }) => alt.trim() === "") ? "noAlt" : undefined };
}
