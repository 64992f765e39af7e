import { type BlockRegistry, type EmailDocument, type GeneralSettings, resolveProps, walkBlocks } from "@mailwright/document";
import { cleanText } from "../markup/markers.js";
import { hasRules } from "../rows/block-rules.js";

/**
 * What an email tells inboxes as JSON-LD: its offer, which Gmail shows beside the subject among promotions
 * (https://developers.google.com/workspace/gmail/promotab/reference), and what its blocks say. Nothing where nobody filled anything in. Other
 * clients drop the element, and none runs it: its type is that of data.
 */
export function writeAnnotations({ root }: EmailDocument, settings: GeneralSettings, registry: BlockRegistry): string | undefined {
  const { offerStarts, offerEnds } = settings;
  const [description, discountCode] = [settings.offerText, settings.offerCode].map(
    (words) => words.replace(/\s+/g, " ").trim() || undefined,
  );
  const found: object[] = [];
  // Dates alone say nothing that could be shown. What is empty is not written.
  if (description || discountCode)
    found.push({
      "@type": "DiscountOffer",
      description,
      discountCode,
      availabilityStarts: offerStarts ? `${offerStarts}Z` : undefined,
      availabilityEnds: offerEnds ? `${offerEnds}Z` : undefined,
    });
  walkBlocks(root, (block) => {
    const definition = registry.get(block.type);
    // The head stands outside of the tags of a condition: what may be missing in the email is not promised to the inbox.
    if (definition && hasRules(block, definition)) return false;
    found.push(...(definition?.annotations?.(resolveProps(definition.props, block.props, settings), settings) ?? []));
    return undefined;
  });
  return found[0] && `<script type="application/ld+json">${writeJson(found)}</script>`;
}

/** JSON that cannot end its element, begin a comment or be read as a reference. */
function writeJson(found: readonly object[]): string {
  const json = JSON.stringify(found.map((each) => ({ "@context": "http://schema.org/", ...each })));
  return cleanText(json).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
