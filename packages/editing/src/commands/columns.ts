import { type Block, type BlockId, findBlock, findLineage } from "@mailwright/document";
import { done, type Refusal, refuse } from "../outcome/outcome.js";
import { columnsMax, fitWidths, writeWidth } from "../tree/column-widths.js";
import { refuseLocked, refuseRemoval } from "../tree/refuse-locked.js";
import { changeBlock, insertBlocks, removeBlocks, writeChildren } from "../tree/tree.js";
import { leadOf } from "../view-state/view-store.js";
import { type CommandContext, defineCommand } from "./command.js";
import { take } from "./take.js";
import { withRoot } from "./targets.js";

/** Adds an empty column and selects it; the others make room. Answers its id. */
export const addColumn = defineCommand(
  /** In the section of the selection, or this one; `index` absent: after the selected column, else last. */
  take.orNothing(take.fields({ sectionId: take.optional(take.text), index: take.optional(take.index) })),
  {
    id: "add-column",
    words: { en: "Add column", de: "Spalte hinzufügen" },
    group: "blocks",
    order: 24,
    changes: "document",
    refuses(context, args) {
      const { section } = findColumns(context, args?.sectionId);
      if (!section) return refuseMissing(args?.sectionId);
      return cellsOf(section).length >= columnsMax ? refuse("too-many-columns") : undefined;
    },
    run(context, args) {
      const { section, cell } = findColumns(context, args?.sectionId);
      if (!section) return refuseMissing(args?.sectionId);
      const { document, newId } = context;
      const column: Block = { id: newId(), type: "cell", props: {}, children: [] };
      const cells = section.children ?? [];
      const index = args?.index ?? (cell ? cells.indexOf(cell) + 1 : cells.length);
      const root = insertBlocks(document.get().root, { parentId: section.id, index }, [column]);
      document.commit({ key: "addColumn" }, withRoot(document.get(), root), { select: [column.id] });
      return { done: true, value: column.id };
    },
  },
);

/** Deletes a column with what is in it; the others fill the section. */
export const removeColumn = defineCommand(take.orNothing(take.fields({ cellId: take.optional(take.text) })), {
  id: "remove-column",
  words: { en: "Delete column", de: "Spalte löschen" },
  group: "blocks",
  order: 25,
  changes: "document",
  refuses(context, args) {
    const { section, cell } = findColumns(context, args?.cellId);
    if (!section || !cell) return refuseMissing(args?.cellId);
    return cellsOf(section).length <= 1 ? refuse("last-column") : refuseRemoval([cell]);
  },
  run(context, args) {
    const { section, cell } = findColumns(context, args?.cellId);
    if (!section || !cell) return refuseMissing(args?.cellId);
    const { document } = context;
    const root = removeBlocks(document.get().root, [cell.id]);
    document.commit({ key: "removeColumn" }, withRoot(document.get(), root), { select: [section.id] });
    return done;
  },
});

/** Gives a section this many columns of these widths. What stood in columns that go moves to the last one, so nothing is lost. */
export const setColumns = defineCommand(
  /** One width in percent per column. */
  take.fields({ sectionId: take.optional(take.text), widths: take.listOf(take.number) }),
  {
    id: "set-columns",
    words: { en: "Change columns", de: "Spalten ändern" },
    group: "blocks",
    changes: "document",
    refuses(context, { sectionId, widths }) {
      if (widths.length === 0 || widths.some((width) => width <= 0)) return refuse("bad-arguments", "widths");
      if (widths.length > columnsMax) return refuse("too-many-columns");
      const { section } = findColumns(context, sectionId);
      if (!section) return refuseMissing(sectionId);
      const gone = cellsOf(section).slice(widths.length);
      const moving = gone.flatMap((cell) => cell.children ?? []);
      return refuseRemoval(gone.map(bare)) ?? refuseLocked(moving, "position");
    },
    run(context, { sectionId, widths }) {
      const { section } = findColumns(context, sectionId);
      if (!section) return refuseMissing(sectionId);
      const { document, registry, newId } = context;
      const fitted = fitWidths(widths);
      const columns = spreadCells(cellsOf(section), widths.length, newId).map((cell, index) =>
        writeWidth(cell, fitted[index] ?? 100, registry),
      );
      const root = changeBlock(document.get().root, section.id, (found) => writeChildren(found, columns));
      document.commit({ key: "setColumns" }, withRoot(document.get(), root));
      return done;
    },
  },
);

/** The column without what is in it, which moves on. */
const bare = (cell: Block): Block => writeChildren(cell, undefined);

function spreadCells(cells: readonly Block[], count: number, newId: () => BlockId): readonly Block[] {
  const missing = Math.max(count - cells.length, 0);
  const added = Array.from({ length: missing }, (): Block => ({ id: newId(), type: "cell", props: {}, children: [] }));
  const kept = [...cells.slice(0, count), ...added];
  const last = kept.at(-1);
  const moved = cells.slice(count).flatMap((cell) => cell.children ?? []);
  return last && moved.length > 0 ? kept.with(-1, writeChildren(last, [...(last.children ?? []), ...moved])) : kept;
}

/** The section and the column that a block (absent: the selection) is, or is in. */
function findColumns({ document, viewState }: CommandContext, id: BlockId | undefined): { section?: Block; cell?: Block } {
  const { root } = document.get();
  const start = id ?? leadOf(viewState.getState().selection);
  const lineage = start !== undefined && findBlock(root, start) ? findLineage(root, start) : [];
  const section = lineage.findLast(({ type }) => type === "section");
  const cell = section && lineage.slice(lineage.indexOf(section)).find(({ type }) => type === "cell");
  return { ...(section && { section }), ...(cell && { cell }) };
}

function refuseMissing(id: BlockId | undefined): Refusal {
  return id === undefined ? refuse("nothing-selected") : refuse("no-such-block", id);
}

function cellsOf(section: Block): readonly Block[] {
  return (section.children ?? []).filter(({ type }) => type === "cell");
}
