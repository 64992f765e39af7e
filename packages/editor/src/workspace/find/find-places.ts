import {
  type Block,
  type BlockRegistry,
  collectBlocks,
  decodeEntities,
  type EmailDocument,
  escapeAttribute,
  type FieldSpec,
  isLink,
  type JsonValue,
  type PropSpec,
  renderRichText,
  resolveProps,
  resolveSettings,
} from "@mailwright/document";
import { plainText, richText, type SearchableText } from "./searchable-text.js";

/** One text of a block, with a function that makes the block's new value when the text is rewritten. */
export interface TextPlace {
  readonly block: Block;
  readonly propName: string;
  readonly text: SearchableText;
  /** The whole value of the prop with this text in it. `into` is the value in which the other texts are written already. */
  write(text: string, into?: JsonValue): JsonValue;
}

type Found = Pick<TextPlace, "text" | "write">;

/** Every text of an email in document order: words, links and alternative texts, also those of list items. */
export function findPlaces(document: EmailDocument, registry: BlockRegistry): readonly TextPlace[] {
  const settings = resolveSettings(document.settings);
  return collectBlocks(document.root).flatMap((block) => {
    const definition = registry.get(block.type);
    if (!definition) return [];
    const values: Readonly<Record<string, unknown>> = resolveProps(definition.props, block.props, settings);
    return Object.entries(definition.props).flatMap(([propName, spec]) =>
      placesIn(spec, values[propName]).map((found): TextPlace => ({ block, propName, ...found })),
    );
  });
}

function placesIn(spec: PropSpec, value: unknown): readonly Found[] {
  if (spec.kind !== "list") return fieldPlaces(spec, value);
  const items = itemsOf(value);
  return items.flatMap((item, index) =>
    Object.entries(spec.item).flatMap(([member, itemSpec]) =>
      fieldPlaces(itemSpec, item[member]).map(
        (found): Found => ({
          text: found.text,
          write: (text, into) =>
            itemsOf(into ?? items).map((each, at) =>
              at === index ? { ...each, [member]: found.write(text, into && each[member]) } : each,
            ),
        }),
      ),
    ),
  );
}

function itemsOf(value: unknown): readonly Readonly<Record<string, JsonValue>>[] {
  return Array.isArray(value) ? value : [];
}

function fieldPlaces(spec: FieldSpec, value: unknown): readonly Found[] {
  if (spec.kind === "richText" && typeof value === "string")
    return [{ text: richText(value), write: (text) => text }, ...addressPlaces(value)];
  if (spec.kind === "text" && typeof value === "string") return [{ text: plainText(value), write: (text) => text }];
  if (spec.kind !== "link" || !isLink(value)) return [];
  const members = ["value", "title", "subject", "body"] as const;
  return members.flatMap((member): readonly Found[] => {
    const words = value[member];
    return words ? [{ text: plainText(words), write: (text, into) => ({ ...(isLink(into) ? into : value), [member]: text }) }] : [];
  });
}

const address = /(<a\b[^>]*\shref=")([^"]*)"/g;

/** The addresses of links in rich text. They come after its words, and are written into the value that has the new words. */
function addressPlaces(html: string): readonly Found[] {
  return [...renderRichText(html).matchAll(address)].map(([, , href = ""], index) => ({
    text: plainText(decodeEntities(href)),
    write: (text, into) => {
      let at = 0;
      const source = typeof into === "string" ? into : renderRichText(html);
      return source.replace(address, (whole, before: string) => (at++ === index ? `${before}${escapeAttribute(text)}"` : whole));
    },
  }));
}
