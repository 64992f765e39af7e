import { type FieldSpec, type JsonValue, propOrigin } from "@mailwright/document";
import { type FieldOrigin, useTranslate } from "@mailwright/ui";
import { FieldWidgetFor } from "../field-widget-for.js";
import type { WidgetProps } from "../widget.js";
import { storedItems } from "./list-items.js";
import { listStrings } from "./list-strings.js";

export interface ItemFieldsProps {
  readonly index: number;
  /** The props of the list's widget. */
  readonly widget: WidgetProps<"list">;
  readonly onSet: (index: number, member: string, value: JsonValue) => void;
}

/** The members of one item, each in the widget of its kind. */
export function ItemFields({ index, widget: { spec, value, stored, field, items: words, swatches }, onSet }: ItemFieldsProps) {
  const say = useTranslate(listStrings);
  const item = value[index] ?? {};
  const own = storedItems(spec, stored)[index] ?? {};
  const originOf = (name: string, member: FieldSpec): FieldOrigin | undefined => {
    const origin = member.inherits ? propOrigin(member, own[name]) : undefined;
    if (origin === "own") return { kind: "own", onReset: () => onSet(index, name, null) };
    return origin === "inherited" ? { kind: "inherited", from: say("allItems") } : undefined;
  };
  return Object.entries(spec.item).map(([name, member]) => {
    const label = words?.prop(name) ?? name;
    const { isDisabled, onBegin, onCommit } = field;
    return (
      <FieldWidgetFor
        key={name}
        kind={member.kind}
        spec={member}
        value={item[name] ?? member.initial}
        swatches={swatches}
        optionLabel={(option) => words?.option(name, option) ?? option}
        onChange={(next) => onSet(index, name, next)}
        field={{ label, origin: originOf(name, member), layout: "row", isDisabled, onBegin, onCommit }}
      />
    );
  });
}
