import type { TemplateSummary } from "@mailwright/contract";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Which templates are chosen for a bulk action. */
export interface Selection {
  /** Bulk mode: cards show check boxes, a click chooses instead of opening, and the bulk bar is there. */
  readonly isSelecting: boolean;
  /** By id, in the order of choosing, each as a list has shown it last. */
  readonly chosen: ReadonlyMap<string, TemplateSummary>;
  /** Where a range starts that Shift extends. */
  readonly anchorId: string | null;
}

export type SelectionStore = StoreApi<Selection>;

const nothing: Selection = { isSelecting: false, chosen: new Map(), anchorId: null };

/** A selection without a template, bulk mode off. One per view on screen. */
export function createSelectionStore(): SelectionStore {
  return createStore<Selection>(() => nothing);
}

/** Turns bulk mode on with nothing chosen yet. */
export function startSelecting(store: SelectionStore): void {
  store.setState({ isSelecting: true });
}

/** Turns bulk mode off and forgets what was chosen. */
export function stopSelecting(store: SelectionStore): void {
  store.setState(nothing, true);
}

/** Chooses a template, or takes it out again; turns bulk mode on. */
export function toggleTemplate(store: SelectionStore, template: TemplateSummary): void {
  const chosen = new Map(store.getState().chosen);
  if (!chosen.delete(template.id)) chosen.set(template.id, template);
  store.setState({ isSelecting: true, chosen, anchorId: template.id });
}

/** Adds everything from the anchor to the given template, both included, in the order of the list; turns bulk mode on. */
export function chooseRange(store: SelectionStore, templates: readonly TemplateSummary[], toId: string): void {
  const { chosen, anchorId } = store.getState();
  const to = templates.findIndex(({ id }) => id === toId);
  if (to < 0) return;
  const anchor = templates.findIndex(({ id }) => id === anchorId);
  const from = anchor < 0 ? to : anchor;
  const range = templates.slice(Math.min(from, to), Math.max(from, to) + 1);
  const start = templates[from]?.id ?? toId;
  store.setState({ isSelecting: true, chosen: withAll(chosen, range), anchorId: start });
}

/** Adds all of these; turns bulk mode on. */
export function chooseAll(store: SelectionStore, templates: readonly TemplateSummary[]): void {
  store.setState({ isSelecting: true, chosen: withAll(store.getState().chosen, templates) });
}

/** Takes these out, as they are done or gone. Bulk mode stays on. */
export function dropChosen(store: SelectionStore, ids: readonly string[]): void {
  const chosen = new Map(store.getState().chosen);
  for (const id of ids) chosen.delete(id);
  store.setState({ chosen });
}

/** Keeps what is known of the chosen templates in step with the list: names, locks, statuses. */
export function refreshChosen(store: SelectionStore, templates: readonly TemplateSummary[]): void {
  const { chosen } = store.getState();
  const changed = templates.filter((template) => chosen.has(template.id) && chosen.get(template.id) !== template);
  if (changed.length > 0) store.setState({ chosen: withAll(chosen, changed) });
}

function withAll(chosen: ReadonlyMap<string, TemplateSummary>, templates: readonly TemplateSummary[]) {
  const next = new Map(chosen);
  for (const template of templates) next.set(template.id, template);
  return next;
}
