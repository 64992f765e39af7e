import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Block, BlockId } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { EmptyState, useStyles, useTranslate, useUi } from "@mailwright/ui";
import { Layers } from "@mailwright/ui/icons";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useCommentCounts } from "../../workspace/comments/use-comments.js";
import { LayerLine } from "./layer-line.js";
import { type LayerRow, layerStep, layerTarget } from "./layer-rows.js";
import css from "./layers.css?inline";
import { layersStrings } from "./layers-strings.js";
import { useLayerLabel } from "./use-layer-label.js";
import { useOpenLayers } from "./use-open-layers.js";
import { useRename } from "./use-rename.js";

const styles = [css];
// A mouse may move this far during a click, and a finger that scrolls must not drag.
const mouseOptions = { activationConstraint: { distance: 4 } };
const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
const noWord = () => undefined;
// What the command did is announced, as for every change on the canvas.
const accessibility = {
  announcements: { onDragStart: noWord, onDragOver: noWord, onDragEnd: noWord, onDragCancel: noWord },
  screenReaderInstructions: { draggable: "" },
  restoreFocus: false,
};

/** The blocks of the email as a tree: to find, select and move them. */
export function LayersPanel({ query }: { readonly query: string }) {
  useStyles(styles);
  const say = useTranslate(layersStrings);
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const labelOf = useLayerLabel();
  const tree = useRef<HTMLDivElement>(null);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const lead = useViewState(({ selection }) => leadOf(selection));
  const { rows, setRowOpen, isFiltered } = useOpenLayers(query, labelOf);
  const comments = useCommentCounts();
  const sensors = useSensors(useSensor(MouseSensor, mouseOptions), useSensor(TouchSensor, touchOptions));
  const rename = useRename(tree, isReadOnly);
  const onKeyDown = useTreeKeys(rows, setRowOpen, tree, (block) => rename.mayRename(block) && rename.begin(block.id));
  const indexOf = (id: unknown) => rows.findIndex(({ block }) => block.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    const target = over ? layerTarget(rows, indexOf(active.id), indexOf(over.id)) : undefined;
    if (target) tell(editor.run("move-block", { blockIds: [String(active.id)], target }));
  };
  const press = (blockId: BlockId, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const how = shiftKey ? "range" : ctrlKey || metaKey ? "toggle" : "replace";
    editor.run("select", { blockIds: [blockId], how });
  };
  if (rows.length === 0) {
    return <EmptyState title={isFiltered ? say("nothingFound", { query }) : say("empty")} icon={Layers} />;
  }
  const stop = Math.max(indexOf(lead), 0);
  return (
    <div className="mw-layers">
      <p className="mw-layer-hint">{say("hint")}</p>
      <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={rows.map(({ block }) => block.id)} strategy={verticalListSortingStrategy}>
          <div ref={tree} role="tree" aria-label={say("tree")} aria-multiselectable="true" onKeyDown={onKeyDown}>
            {rows.map((row, index) => (
              <LayerLine
                key={row.block.id}
                row={row}
                label={labelOf(row.block)}
                comments={comments.get(row.block.id) ?? 0}
                isTabStop={index === stop}
                isFixed={isReadOnly || isFiltered || row.level === 1}
                onToggle={setRowOpen}
                onPress={press}
                isRenamed={row.block.id === rename.renamedId}
                onRename={rename.mayRename(row.block) ? () => rename.begin(row.block.id) : undefined}
                onRenamed={(name) => rename.keep(row.block, name)}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
    </div>
  );
}

const moves = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;
const isMove = (key: string): key is keyof typeof moves => Object.hasOwn(moves, key);

/** Arrows walk and open, Enter and Space select, F2 gives a name, Alt with an arrow moves, Delete deletes. */
function useTreeKeys(
  rows: readonly LayerRow[],
  setOpen: (blockId: BlockId, isOpen: boolean) => void,
  tree: { readonly current: HTMLElement | null },
  rename: (block: Block) => void,
) {
  const editor = useEditor();
  const { direction } = useUi();
  const tell = useTellRefusal();
  const lines = () => [...(tree.current?.querySelectorAll<HTMLElement>("[data-layer]") ?? [])];
  return (event: KeyboardEvent) => {
    const line = event.target instanceof HTMLElement ? event.target.dataset["layer"] : undefined;
    const at = rows.findIndex(({ block }) => block.id === line);
    const block = rows[at]?.block;
    if (!block || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const blockId = block.id;
    const step = altKey ? undefined : layerStep(key, rows, at, direction);
    const acts = step !== undefined || key === "Enter" || key === " " || key === "Delete" || key === "F2" || (altKey && isMove(key));
    if (!acts) return;
    event.preventDefault();
    if (step?.kind === "focus") lines()[step.index]?.focus();
    else if (step) setOpen(step.blockId, step.kind === "open");
    else if (altKey && isMove(key)) tell(editor.run("move-block-step", { blockIds: [blockId], direction: moves[key] }));
    else if (key === "F2") rename(block);
    else if (key === "Delete") tell(editor.run("remove-block", { blockIds: [blockId] }));
    else editor.run("select", { blockIds: [blockId], how: event.shiftKey ? "range" : "replace" });
  };
}
