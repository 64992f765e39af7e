import { expect, test } from "vitest";
import { fetchPictures } from "./fetch-pictures.js";

const addresses = ["a", "b", "c", "d", "e"].map((name) => `https://pictures.example/${name}.png`);
const stored = (url: string) => ({ kind: "uploaded", picture: { id: url, name: url, url: `/own/${url.slice(-5)}` } }) as const;
const gone = { kind: "refused", code: "source-unreachable", message: "Nobody answers." } as const;

test("each picture is stored once, a few at a time, and those that cannot be are named with the reason", async () => {
  let running = 0;
  let most = 0;
  const counts: number[] = [];
  const { moved, failed } = await fetchPictures(
    addresses,
    async (url) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return url.endsWith("b.png") ? gone : stored(url);
    },
    { signal: new AbortController().signal, onProgress: (count) => counts.push(count) },
  );
  expect([...moved]).toHaveLength(4);
  expect(moved.get(addresses[0] ?? "")).toBe("/own/a.png");
  expect(failed).toEqual([{ address: addresses[1], refusal: gone }]);
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(3);
});

test("what was stored when it is stopped stays so", async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const { moved, failed } = await fetchPictures(
    addresses,
    async (url, signal) => {
      asked.push(url);
      if (asked.length === 3) stop.abort();
      await Promise.resolve();
      return signal.aborted && url.endsWith("c.png") ? gone : stored(url);
    },
    { signal: stop.signal, onProgress: () => undefined },
  );
  expect(asked).toHaveLength(3);
  expect([...moved.keys()]).toEqual(addresses.slice(0, 2));
  expect(failed).toEqual([]);
});
