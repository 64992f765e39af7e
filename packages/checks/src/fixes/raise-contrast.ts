import { type Block, resolveProps, resolveSettings } from "@mailwright/document";
import { readEmailFacts } from "../email/email.js";
import { measureContrast } from "../facts/measure-contrast.js";
import type { FixContext, Fixer } from "./fixer.js";
import { findInkPlaces, writeInk } from "./ink-places.js";

/**
 * Gives the text of a block the nearest colour that can be read. A block has several colours that may be the cause, so each is changed in
 * turn, and the first change after which the compiled email no longer has the pair of colours is kept.
 */
export const raiseContrast: Fixer = (block, values, context) => {
  const { ink = "", ground = "", color = "", scheme: wanted } = values;
  const scheme = wanted === "dark" ? "dark" : "light";
  const definition = context.registry.get(block.type);
  if (!definition) return block;
  const resolved = resolveProps(definition.props, block.props, resolveSettings(context.document.settings));
  for (const place of findInkPlaces(block, definition, resolved, String(ink), scheme)) {
    const changed = writeInk(block, place, { ink: String(ink), color: String(color), scheme });
    if (!showsPair(changed, context, { ink: String(ink), ground: String(ground), scheme })) return changed;
  }
  return block;
};

interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly scheme: "light" | "dark";
}

function showsPair(block: Block, context: FixContext, { ink, ground, scheme }: Pair): boolean {
  const texts = readEmailFacts(context.place(block), context)[scheme]?.texts ?? [];
  return texts.some((text) => {
    if (text.blockId !== block.id) return false;
    const pair = measureContrast(text);
    return pair !== undefined && pair.ink === ink && pair.ground === ground && pair.ratio < pair.wanted;
  });
}
