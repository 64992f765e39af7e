import { expect, test } from "vitest";
import { bulkBatchSize, runBulk } from "./run-bulk.js";

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
const doAll = async (ids: string[]) => ({ ids, refused: [] });

test("many are done in batches, and each batch is told", async () => {
  const ids = idsOf(bulkBatchSize * 2 + 1);
  const told: number[] = [];
  const end = await runBulk({
    ids,
    send: doAll,
    signal: new AbortController().signal,
    onProgress: ({ doneIds }) => told.push(doneIds.length),
  });
  expect(told).toEqual([bulkBatchSize, bulkBatchSize * 2, ids.length]);
  expect(end).toEqual({ doneIds: ids, refused: [], failedIds: [], leftIds: [] });
});

test("cancelling keeps what is done and leaves the rest", async () => {
  const ids = idsOf(bulkBatchSize * 3);
  const cancel = new AbortController();
  const end = await runBulk({ ids, send: doAll, signal: cancel.signal, onProgress: () => cancel.abort() });
  expect(end.doneIds).toHaveLength(bulkBatchSize);
  expect(end.leftIds).toEqual(ids.slice(bulkBatchSize));
});

test("a call that fails stops it there, with the reason; what it asked for is told apart from what was never tried", async () => {
  const ids = idsOf(bulkBatchSize * 2 + 5);
  const lost = new Error("no connection");
  let calls = 0;
  const send = async (batch: string[]) => {
    calls += 1;
    if (calls === 2) throw lost;
    return { ids: batch, refused: [] };
  };
  const end = await runBulk({ ids, send, signal: new AbortController().signal, onProgress: () => undefined });
  const [done, failed] = [ids.slice(0, bulkBatchSize), ids.slice(bulkBatchSize, bulkBatchSize * 2)];
  expect(end).toEqual({ doneIds: done, refused: [], failedIds: failed, leftIds: ids.slice(bulkBatchSize * 2), error: lost });
});

test("what is refused is told apart from what is done", async () => {
  const send = async ([first = "", ...rest]: string[]) => ({ ids: rest, refused: [{ id: first, code: "template-locked" }] });
  const end = await runBulk({ ids: idsOf(3), send, signal: new AbortController().signal, onProgress: () => undefined });
  expect(end).toEqual({ doneIds: ["t1", "t2"], refused: [{ id: "t0", code: "template-locked" }], failedIds: [], leftIds: [] });
});
