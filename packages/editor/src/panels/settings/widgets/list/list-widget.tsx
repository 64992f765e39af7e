import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button, Field, useStyles } from "@mailwright/ui";
import { Plus } from "@mailwright/ui/icons";
import { useRef } from "react";
import type { WidgetProps } from "../widget.js";
import css from "./list.css?inline";
import { ListRow } from "./list-row.js";
import { ListSource } from "./list-source.js";
import { useListRows } from "./use-list-rows.js";

const styles: readonly string[] = [css];
// A mouse may move this far during a click, and a finger that scrolls must not drag.
const mouseOptions = { activationConstraint: { distance: 4 } };
const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
const onlyDown = [({ transform }: { transform: { y: number; scaleX: number; scaleY: number } }) => ({ ...transform, x: 0 })];
const noWord = () => undefined;
// Without announcements of dnd-kit: the rows announce in our own words what happens.
const accessibility = {
  announcements: { onDragStart: noWord, onDragOver: noWord, onDragEnd: noWord, onDragCancel: noWord },
  screenReaderInstructions: { draggable: "" },
  restoreFocus: false,
};

/** Several items of the same shape. Each can be opened, moved and removed; its members are drawn by the widgets of their kinds. */
export function ListWidget(props: WidgetProps<"list">) {
  const { spec, value, field, items: words } = props;
  useStyles(styles);
  const list = useRef<HTMLOListElement>(null);
  const titleOf = (index: number) => titleIn(props, index);
  const rows = useListRows(props, titleOf, list);
  const sensors = useSensors(useSensor(MouseSensor, mouseOptions), useSensor(TouchSensor, touchOptions));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) rows.move(rows.keys.indexOf(Number(active.id)), rows.keys.indexOf(Number(over.id)));
  };
  const { onBegin, onCommit, ...frame } = field;
  const ids = rows.keys.map(String);
  return (
    <Field {...frame} layout="stack" group="group">
      {() => (
        <div className="mw-list">
          {spec.source ? <ListSource source={spec.source} hasItems={value.length > 0} isDisabled={field.isDisabled ?? false} /> : null}
          <DndContext sensors={sensors} modifiers={onlyDown} accessibility={accessibility} onDragEnd={drop}>
            <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={field.isDisabled ?? false}>
              <ol ref={list} className="mw-list-rows">
                {rows.keys.map((key, index) => (
                  <ListRow key={key} id={key} index={index} title={titleOf(index)} rows={rows} widget={props} />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          <Button icon={Plus} disabled={field.isDisabled === true || value.length >= spec.max} onClick={rows.add}>
            {words?.add}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** The name of an item: its own words, or the name of all items with its number. */
function titleIn({ spec, value, items: words }: WidgetProps<"list">, index: number): string {
  const title = value[index]?.[spec.title];
  if (typeof title !== "string" || title === "") return [words?.name, index < 0 ? "" : index + 1].filter(Boolean).join(" ");
  return spec.item[spec.title]?.kind === "choice" ? (words?.option(spec.title, title) ?? title) : title;
}
