import { expect, test } from "vitest";
import { createPendingStore, trackPending } from "./pending-actions.js";

test("a template waits until the last of its actions has ended, also where one fails", async () => {
  const store = createPendingStore();
  let succeed: () => void = () => undefined;
  const first = trackPending(store, "sale", new Promise<void>((resolve) => (succeed = resolve)));
  const second = trackPending(store, "sale", Promise.reject(new Error("no connection")));
  expect(store.getState().get("sale")).toBe(2);
  await expect(second).rejects.toThrow("no connection");
  expect(store.getState().get("sale")).toBe(1);
  succeed();
  await first;
  expect(store.getState().size).toBe(0);
});
