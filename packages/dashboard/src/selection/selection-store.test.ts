import { expect, test } from "vitest";
import { templatesOf } from "../testing/sample-templates.js";
import { chooseRange, createSelectionStore, dropChosen, refreshChosen, stopSelecting, toggleTemplate } from "./selection-store.js";

const templates = templatesOf(5);
const [first, second, third] = templates as [(typeof templates)[0], (typeof templates)[0], (typeof templates)[0]];
const chosenIn = (store: ReturnType<typeof createSelectionStore>) => [...store.getState().chosen.keys()];

test("choosing a template turns bulk mode on, choosing it again takes it out", () => {
  const store = createSelectionStore();
  toggleTemplate(store, first);
  expect(store.getState().isSelecting).toBe(true);
  expect(chosenIn(store)).toEqual([first.id]);
  toggleTemplate(store, first);
  expect(chosenIn(store)).toEqual([]);
  expect(store.getState().isSelecting).toBe(true);
});

test("a range goes from what was chosen last to here, in either direction, and keeps what was chosen before", () => {
  const store = createSelectionStore();
  toggleTemplate(store, first);
  toggleTemplate(store, third);
  chooseRange(store, templates, "newsletter-5");
  expect(chosenIn(store)).toEqual(["newsletter-1", "newsletter-3", "newsletter-4", "newsletter-5"]);
  chooseRange(store, templates, second.id);
  expect(chosenIn(store)).toContain(second.id);
});

test("a range without a start is the template itself", () => {
  const store = createSelectionStore();
  chooseRange(store, templates, third.id);
  expect(chosenIn(store)).toEqual([third.id]);
});

test("what is done leaves the selection, what changed is shown as it is now", () => {
  const store = createSelectionStore();
  chooseRange(store, templates, first.id);
  chooseRange(store, templates, second.id);
  dropChosen(store, [first.id]);
  refreshChosen(store, [{ ...second, isLocked: true }]);
  expect([...store.getState().chosen.values()]).toEqual([{ ...second, isLocked: true }]);
  stopSelecting(store);
  expect(store.getState()).toEqual({ isSelecting: false, chosen: new Map(), anchorId: null });
});
