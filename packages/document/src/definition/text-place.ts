import { isListOfItems, type ListItem } from "../props/list.js";
import type { FieldSpec } from "../props/prop-spec.js";
import type { JsonValue } from "../tree/block.js";
import type { AnyBlockDefinition } from "./define-block.js";

/** Which of a block's texts, where it has one in every item of a list: the member of an item. A block's own text has no place. */
export interface TextPlace {
  /** The list. */
  readonly prop: string;
  readonly item: number;
  readonly member: string;
}

type Props = Readonly<Record<string, JsonValue>>;

/** Are these the same text of a block? */
export function isSamePlace(one: TextPlace | undefined, other: TextPlace | undefined): boolean {
  return one?.prop === other?.prop && one?.item === other?.item && one?.member === other?.member;
}

/** What a text that is written in place may be; `undefined` where the block has no such text. */
export function textSpecAt(definition: AnyBlockDefinition, place?: TextPlace): FieldSpec | undefined {
  if (!place) {
    const spec = definition.editable && definition.props[definition.editable.prop];
    return spec?.kind === "list" ? undefined : spec;
  }
  const isDeclared = definition.editableItems?.some(({ prop, member }) => prop === place.prop && member === place.member);
  const list = definition.props[place.prop];
  return isDeclared && list?.kind === "list" ? list.item[place.member] : undefined;
}

/** The props that change when a text is written in place. `undefined` where there is none: the item may have gone. */
export function writeTextAt(definition: AnyBlockDefinition, props: Props, text: string, place?: TextPlace): Props | undefined {
  if (!textSpecAt(definition, place)) return undefined;
  if (!place) return definition.editable && { [definition.editable.prop]: text };
  const items = storedItems(definition, props, place);
  if (!items?.[place.item]) return undefined;
  return { [place.prop]: items.map((item, index) => (index === place.item ? { ...item, [place.member]: text } : item)) };
}

/** The items as they are stored, without what they inherit. */
function storedItems({ props: specs }: AnyBlockDefinition, props: Props, { prop }: TextPlace): readonly ListItem[] | undefined {
  const spec = specs[prop];
  if (spec?.kind !== "list") return undefined;
  const stored = props[prop];
  return isListOfItems(stored, spec.min, spec.max) ? stored : spec.initial.map((item) => ({ ...item }));
}
