import { expect, test } from "vitest";
import { createLayoutNews, type Placing } from "./layout-news.js";

function open() {
  const done: string[] = [];
  const box = { getBoundingClientRect: () => ({ width: 1, height: 1 }) } as HTMLElement;
  const placing =
    (name: string): Placing =>
    () => {
      done.push(`read ${name}`);
      return () => void done.push(`write ${name}`);
    };
  const take = () => done.splice(0);
  return { news: createLayoutNews(() => box), placing, take };
}

const together = ["read frame", "read handle", "write frame", "write handle"];

test("what follows a block reads together and writes together, before the next paint and whenever blocks moved", async () => {
  const { news, placing, take } = open();
  const stops = [news.follow(placing("frame")), news.follow(placing("handle"))];
  expect(take()).toEqual([]);
  await Promise.resolve();
  expect(take()).toEqual(together);
  news.tell();
  expect(take()).toEqual(together);
  for (const stop of stops) stop();
  news.tell();
  expect(take()).toEqual([]);
});

test("what stops before it was placed is not placed, and what asks twice is placed once", async () => {
  const { news, placing, take } = open();
  news.follow(placing("frame"))();
  const handle = placing("handle");
  news.follow(handle);
  news.placeSoon(handle);
  await Promise.resolve();
  expect(take()).toEqual(["read handle", "write handle"]);
});
