import { type Annotation, type Link, linkAddress } from "@mailwright/document";
import { amountOf, isCurrency } from "./amounts.js";
import { annotatedAddress } from "./annotated-address.js";

/** Gmail shows at most this many. */
const cardsMax = 10;

/** What a card in Gmail's promotions is made of. */
export interface PromotionCard {
  readonly image: string;
  readonly link: Link;
  readonly headline: string;
  readonly price?: string;
  readonly currency?: string;
  readonly discount?: string;
}

/**
 * Pictures that Gmail shows below the subject among promotions (https://developers.google.com/workspace/gmail/promotab/reference): each picture
 * once, with the address it leads to. What lacks one of the two is no card.
 */
export function promotionCards(cards: readonly PromotionCard[]): readonly Annotation[] {
  const shown = new Map<string, Annotation>();
  for (const card of cards) {
    const image = annotatedAddress(card.image);
    const url = annotatedAddress(linkAddress(card.link));
    if (image === undefined || url === undefined || shown.has(image) || shown.size === cardsMax) continue;
    const headline = card.headline.trim();
    shown.set(image, { "@type": "PromotionCard", image, url, ...(headline !== "" && { headline }), ...priceOf(card) });
  }
  const all = [...shown.values()];
  return all.length === 1 ? all : all.map((card, index) => ({ ...card, position: String(index + 1) }));
}

function priceOf({ price = "", currency = "", discount = "" }: PromotionCard) {
  const amount = amountOf(price);
  const less = amountOf(discount);
  if (amount === undefined || !isCurrency(currency)) return {};
  return { price: amount, priceCurrency: currency.trim(), ...(less !== undefined && { discountValue: less }) };
}

/** What is wrong with cards, the largest first. */
export function cardsFault(cards: readonly PromotionCard[]): "cardNoPicture" | "cardNoLink" | "cardTwice" | undefined {
  if (cards.some(({ image }) => annotatedAddress(image) === undefined)) return "cardNoPicture";
  if (cards.some(({ link }) => annotatedAddress(linkAddress(link)) === undefined)) return "cardNoLink";
  return new Set(cards.map(({ image }) => image.trim())).size < cards.length ? "cardTwice" : undefined;
}
