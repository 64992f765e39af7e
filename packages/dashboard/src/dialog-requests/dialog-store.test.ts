import { expect, test } from "vitest";
import { closeDialog, createDialogStore, offerDialog, openDialog } from "./dialog-store.js";

test("what is offered opens where nothing is open", () => {
  const store = createDialogStore();
  offerDialog(store, { id: "tour", step: 1 });
  expect(store.getState().request?.id).toBe("tour");
});

test("what is offered does not take the place of a dialog that somebody has opened", () => {
  const store = createDialogStore();
  openDialog(store, { id: "create" });
  offerDialog(store, { id: "tour", step: 1 });
  expect(store.getState().request?.id).toBe("create");
});

test("what is asked for takes the place of what is open", () => {
  const store = createDialogStore();
  openDialog(store, { id: "tour", step: 1 });
  openDialog(store, { id: "create" });
  expect(store.getState().request?.id).toBe("create");
  closeDialog(store);
  expect(store.getState().request).toBeUndefined();
});
