import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { TemplateSummary } from "@mailwright/contract";
import { type ReactNode, useMemo, useState } from "react";
import { useActionRunner } from "../actions/action-context.js";
import { permittedActions } from "../actions/permitted-actions.js";
import { useCategoryMoves } from "../actions/use-category-moves.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { bulkActionsOf } from "../selection/bulk-action.js";
import { useSelectionStore } from "../selection/selection-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { DragChip } from "./drag-chip.js";
import { DragContext, type DragValue } from "./drag-context.js";
import { type DropPlace, resolveBulkDrop, resolveDrop } from "./drop-rules.js";

// Pressing must stay pressing, and on a touch screen scrolling must stay scrolling.
const mouse = { activationConstraint: { distance: 8 } };
const touch = { activationConstraint: { delay: 350, tolerance: 8 } };

// The list stays where it is; a sidebar that is longer than the screen brings its last entries, but only at its very edge: an entry further in
// would move away while somebody aims at it.
const autoScroll = {
  canScroll: (element: Element) => element.classList.contains("mw-dashboard-sidebar"),
  threshold: { x: 0, y: 0.04 },
};

// Only pointers drag: by keyboard the same is done through menus, which speak for themselves.
const nothing = () => undefined;
const announcements: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements, screenReaderInstructions: { draggable: "" } };

/** Lets cards and rows be dragged onto the sidebar. What is dropped goes through the same actions as everything else. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const selection = useSelectionStore();
  const [templates, setTemplates] = useState<readonly TemplateSummary[]>([]);
  const dropOn = useDrop(templates);
  const value = useMemo<DragValue | null>(() => (templates.length > 0 ? { templates, dropOn } : null), [templates, dropOn]);
  const end = ({ over }: DragEndEvent) => {
    const place: DropPlace | undefined = over?.data.current?.["place"];
    setTemplates([]);
    if (place) dropOn(place)?.();
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={autoScroll}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        const template: TemplateSummary | undefined = active.data.current?.["template"];
        const { chosen } = selection.getState();
        if (template) setTemplates(chosen.has(template.id) ? [...chosen.values()] : [template]);
      }}
      onDragEnd={end}
      onDragCancel={() => setTemplates([])}
    >
      <DragContext.Provider value={value}>
        {children}
        <DragChip />
      </DragContext.Provider>
    </DndContext>
  );
}

function useDrop(templates: readonly TemplateSummary[]): DragValue["dropOn"] {
  const { view, session } = useDashboard();
  const runner = useActionRunner();
  const dialogs = useDialogs();
  const { moveAll } = useCategoryMoves();
  return (place) => {
    const [template, ...others] = templates;
    if (!template || !session) return undefined;
    if (place.kind === "category") return moveAll(templates, place.category);
    if (others.length > 0) {
      const action = resolveBulkDrop(place.status, bulkActionsOf(view));
      return action && (() => dialogs.open({ id: "bulk", action, templates }));
    }
    const permitted = permittedActions(template, session).map(({ id }) => id);
    const action = resolveDrop(place.status, permitted);
    return action && (() => runner.run(action, template));
  };
}
