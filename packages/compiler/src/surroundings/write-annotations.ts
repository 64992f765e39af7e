import {
  type Annotation,
  type BlockRegistry,
  type EmailDocument,
  type GeneralSettings,
  type JsonValue,
  mergeTagPattern,
  resolveProps,
  walkBlocks,
} from "@mailwright/document";
import { cleanJson } from "../markup/markers.js";
import { hasRules } from "../rows/block-rules.js";

/**
 * What an email tells inboxes as JSON-LD: its offer, which Gmail shows beside the subject among promotions
 * (https://developers.google.com/workspace/gmail/promotab/reference), and what its blocks say. Nothing where nobody filled anything in. Other
 * clients drop the element, and none runs it: its type is that of data.
 */
export function writeAnnotations({ root }: EmailDocument, settings: GeneralSettings, registry: BlockRegistry): string | undefined {
  const found = [...offerOf(settings)];
  walkBlocks(root, (block) => {
    const definition = registry.get(block.type);
    // The head stands outside of the tags of a condition: what may be missing in the email is not promised to the inbox.
    if (!definition || hasRules(block, definition)) return definition && false;
    if (definition.annotations) found.push(...definition.annotations(resolveProps(definition.props, block.props, settings), settings));
    return undefined;
  });
  if (found.length === 0) return undefined;
  const annotations = found.map((annotation) => ({ "@context": "http://schema.org/", ...annotation }));
  return `<script type="application/ld+json">${writeJson(annotations)}</script>`;
}

function offerOf(settings: GeneralSettings): readonly Annotation[] {
  const description = settings.offerText.trim();
  const discountCode = settings.offerCode.trim();
  // Dates alone say nothing that could be shown.
  if (description === "" && discountCode === "") return [];
  return [
    {
      "@type": "DiscountOffer",
      ...(description !== "" && { description }),
      ...(discountCode !== "" && { discountCode }),
      ...(settings.offerStarts !== "" && { availabilityStarts: `${settings.offerStarts}Z` }),
      ...(settings.offerEnds !== "" && { availabilityEnds: `${settings.offerEnds}Z` }),
    },
  ];
}

/** JSON that cannot end its element, begin a comment or be read as a reference. A quote in a merge tag is written so that the tag still works. */
function writeJson(value: JsonValue): string {
  const tidy = (_: string, text: unknown) =>
    typeof text === "string" ? text.replace(mergeTagPattern(), (tag) => tag.replaceAll('"', "'")).replace(/\s+/g, " ") : text;
  const json = JSON.stringify(cleanJson(value), tidy);
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
