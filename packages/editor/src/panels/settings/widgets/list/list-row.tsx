import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Icon, IconButton, Menu, type MenuItem, useTranslate } from "@mailwright/ui";
import { ArrowDown, ArrowUp, ChevronRight, CopyPlus, Ellipsis, GripVertical, Trash2 } from "@mailwright/ui/icons";
import { type KeyboardEvent, useId } from "react";
import type { WidgetProps } from "../widget.js";
import { ItemFields } from "./item-fields.js";
import { listStrings } from "./list-strings.js";
import type { ListRows } from "./use-list-rows.js";

export interface ListRowProps {
  readonly id: number;
  readonly index: number;
  readonly title: string;
  readonly rows: ListRows;
  /** The props of the list's widget. */
  readonly widget: WidgetProps<"list">;
}

/** One item: a handle that moves it, its name, which opens it, and its actions. */
export function ListRow({ id, index, title, rows, widget }: ListRowProps) {
  const bodyId = useId();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: String(id) });
  const isOpen = rows.openKey === id;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} className="mw-list-row" style={style} data-key={id} data-dragging={isDragging || undefined}>
      <div className="mw-list-head">
        <MoveHandle {...{ title, index, rows, listeners }} isDisabled={widget.field.isDisabled} place={setActivatorNodeRef} />
        <button type="button" className="mw-list-title" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => rows.toggle(id)}>
          <span className="mw-list-words" dir="auto">
            {title}
          </span>
          <Icon icon={ChevronRight} sizePx={14} />
        </button>
        <RowActions title={title} index={index} rows={rows} widget={widget} />
      </div>
      <fieldset id={bodyId} className="mw-list-fields" aria-label={title} hidden={!isOpen}>
        {isOpen ? <ItemFields index={index} widget={widget} onSet={rows.set} /> : null}
      </fieldset>
    </li>
  );
}

interface MoveHandleProps extends Pick<ListRowProps, "title" | "index" | "rows"> {
  readonly isDisabled: boolean | undefined;
  readonly place: (element: HTMLElement | null) => void;
  readonly listeners: ReturnType<typeof useSortable>["listeners"];
}

function MoveHandle({ title, index, rows, isDisabled, place, listeners }: MoveHandleProps) {
  const say = useTranslate(listStrings);
  const step = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    rows.move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
  };
  return (
    <IconButton
      {...listeners}
      ref={place}
      className="mw-list-handle"
      label={say("move", { item: title })}
      tooltip={say("moveHint", { item: title })}
      icon={GripVertical}
      disabled={isDisabled}
      onKeyDown={step}
    />
  );
}

function RowActions({ title, index, rows, widget: { spec, value, field } }: Pick<ListRowProps, "title" | "index" | "rows" | "widget">) {
  const say = useTranslate(listStrings);
  if (field.isDisabled) return null;
  const last = value.length - 1;
  const duplicate: MenuItem = {
    id: "duplicate",
    label: say("duplicate"),
    icon: CopyPlus,
    isDisabled: value.length >= spec.max,
    onSelect: () => rows.duplicate(index),
  };
  const items: readonly MenuItem[] = [
    { id: "up", label: say("moveUp"), icon: ArrowUp, isDisabled: index === 0, onSelect: () => rows.move(index, index - 1) },
    { id: "down", label: say("moveDown"), icon: ArrowDown, isDisabled: index === last, onSelect: () => rows.move(index, index + 1) },
    ...(spec.mayDuplicate ? [duplicate] : []),
  ];
  return (
    <>
      <Menu
        label={say("more", { item: title })}
        items={items}
        align="end"
        trigger={(props) => <IconButton {...props} label={say("more", { item: title })} icon={Ellipsis} />}
      />
      <IconButton
        label={say("remove", { item: title })}
        icon={Trash2}
        disabled={value.length <= spec.min}
        onClick={() => rows.remove(index)}
      />
    </>
  );
}
