import type { Values } from "@mailwright/document";
import { linkLines } from "../../shared/link-lines.js";
import type { ratingProps } from "./props.js";
import { ratingAddress } from "./rating-address.js";
import { choicesOf } from "./scales.js";

/** A rating as plain text: the question, and each choice with its address. The ends say what they mean. */
export function ratingText({ question, scale, link, parameter, low, high }: Values<typeof ratingProps>): string {
  const choices = choicesOf(scale);
  const meaning = (index: number) => (index === 0 ? low : index === choices.length - 1 ? high : "");
  const lines = choices.map(({ words, value }, index) => {
    const said = meaning(index) === "" ? words : `${words} (${meaning(index)})`;
    return [said, ratingAddress(link, parameter, value)] as const;
  });
  return [question, linkLines(lines)].filter(Boolean).join("\n");
}
