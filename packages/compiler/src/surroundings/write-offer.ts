import type { GeneralSettings } from "@mailwright/document";
import { cleanText } from "../markup/markers.js";

/**
 * The offer of an email for Gmail, which shows it beside the subject among promotions: a `DiscountOffer` as JSON-LD, after
 * https://developers.google.com/workspace/gmail/promotab/reference. Nothing where the email has no offer. Other clients drop the element, and
 * none runs it: its type is that of data.
 */
export function writeOffer(settings: GeneralSettings): string | undefined {
  const description = oneLine(settings.offerText);
  const discountCode = oneLine(settings.offerCode);
  // Dates alone say nothing that could be shown.
  if (description === "" && discountCode === "") return undefined;
  const offer = {
    "@context": "http://schema.org/",
    "@type": "DiscountOffer",
    ...(description !== "" && { description }),
    ...(discountCode !== "" && { discountCode }),
    ...(settings.offerStarts !== "" && { availabilityStarts: `${settings.offerStarts}Z` }),
    ...(settings.offerEnds !== "" && { availabilityEnds: `${settings.offerEnds}Z` }),
  };
  return `<script type="application/ld+json">${writeJson([offer])}</script>`;
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, " ").trim();

/** JSON that cannot end its element, begin a comment or be read as a reference. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
