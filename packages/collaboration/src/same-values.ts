import { type Block, isEqualJson } from "@mailwright/document";

/** Has a block the same values of its own on both sides, whatever it holds? */
export function hasSameValues(one: Block, other: Block): boolean {
  return one === other || (isEqualJson(one.props, other.props) && isEqualJson(one.extras ?? {}, other.extras ?? {}));
}
