import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { createDropArea } from "../area/create-drop-area.js";
import { useFileDrag } from "../files/use-file-drag.js";
import { DragChip } from "../shown/drag-chip.js";
import type { LentCanvas, Press } from "../start/drag-context.js";
import type { DragController } from "./drag-controller.js";
import { stepOfKey } from "./drag-keys.js";
import { useDragController } from "./use-drag-controller.js";
import { useDragPointer } from "./use-drag-pointer.js";

/** What the editor calls once the code of dragging is there. */
export interface DragLayerHandle {
  pickUp(press: Press): void;
  /** The same for a press that began before the code was there. */
  pickUpLate(press: Press): void;
  isDragging(): boolean;
}

export interface DragLayerProps {
  readonly canvas: LentCanvas | null;
  readonly onReady: (handle: DragLayerHandle | null) => void;
}

/** A finger must rest this long before it holds what it touches. A finger that moves sooner scrolls. */
export const touchRestMs = 250;
// A mouse may move this far during a click.
const mouseOptions = { activationConstraint: { distance: 4 } };
const touchOptions = { activationConstraint: { delay: touchRestMs, tolerance: 8 } };
const keyboardCodes = { start: ["Space", "Enter"], end: ["Space", "Enter"], cancel: ["Escape", "Tab"] };
const noCollisions = () => [];
const noAnnouncement = () => undefined;
// dnd-kit would announce pixels; we announce places ourselves.
const accessibility = {
  announcements: { onDragStart: noAnnouncement, onDragOver: noAnnouncement, onDragEnd: noAnnouncement, onDragCancel: noAnnouncement },
  restoreFocus: false,
  screenReaderInstructions: { draggable: "" },
};

/**
 * Dragging itself. The interface beside it knows nothing of dnd-kit. dnd-kit sees a single draggable: tiles, handles and blocks start it
 * and pass what they carry. So a drag renders none of them, however many there are.
 */
export function DragLayer({ canvas, onReady }: DragLayerProps) {
  const { controller, chip } = useDragController();
  const source = useRef<DragSourceHandle | null>(null);
  useDragPointer(controller);
  useDropArea(controller, canvas);
  useFileDrag(controller, canvas);
  useEffect(() => {
    const pickUp = (start: (source: DragSourceHandle, press: Press) => void) => (press: Press) => {
      controller.load(press.load);
      if (source.current) start(source.current, press);
    };
    onReady({
      pickUp: pickUp(({ start }, press) => start(press)),
      pickUpLate: pickUp(startLate),
      isDragging: () => controller.draggingBy() !== undefined,
    });
    return () => onReady(null);
  }, [controller, onReady]);
  return (
    <DndContext
      sensors={useDragSensors(controller)}
      autoScroll={false}
      collisionDetection={noCollisions}
      accessibility={accessibility}
      onDragStart={({ activatorEvent }) => {
        const point = getEventCoordinates(activatorEvent);
        controller.begin(point ? "pointer" : "keyboard", point?.x ?? 0, point?.y ?? 0);
      }}
      onDragEnd={() => controller.drop()}
      onDragCancel={() => controller.cancel()}
    >
      <DragSource source={source} />
      <DragChip handleRef={chip} />
    </DndContext>
  );
}

function useDragSensors(controller: DragController) {
  const keyboardOptions = useMemo(
    () => ({
      keyboardCodes,
      // By keyboard the controller goes from place to place. dnd-kit has nothing to move.
      coordinateGetter: (event: globalThis.KeyboardEvent) => {
        const step = stepOfKey(event.key);
        if (step === undefined) return undefined;
        event.preventDefault();
        controller.step(step);
        return undefined;
      },
    }),
    [controller],
  );
  return useSensors(useSensor(MouseSensor, mouseOptions), useSensor(TouchSensor, touchOptions), useSensor(KeyboardSensor, keyboardOptions));
}

function useDropArea(controller: DragController, canvas: LentCanvas | null): void {
  useEffect(() => (canvas ? controller.attach(createDropArea({ ...canvas, controller })) : undefined), [controller, canvas]);
}

interface DragSourceHandle {
  readonly element: HTMLElement;
  readonly start: (press: Pick<Press, "name" | "event">) => void;
}

function DragSource({ source }: { readonly source: RefObject<DragSourceHandle | null> }) {
  const { listeners, setNodeRef } = useDraggable({ id: "mw-drag" });
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    setNodeRef(element.current);
    if (element.current) source.current = { element: element.current, start: ({ name, event }) => listeners?.[name]?.(event) };
  }, [source, listeners, setNodeRef]);
  return <span ref={element} hidden {...listeners} />;
}

/** The canvas has already called `preventDefault` on the press, and dnd-kit ignores such an event. So it is given a new one. */
function startLate({ element, start }: DragSourceHandle, press: Press): void {
  const { nativeEvent } = press.event;
  if ("button" in nativeEvent) element.dispatchEvent(new MouseEvent(nativeEvent.type, nativeEvent));
  else start(press);
}
