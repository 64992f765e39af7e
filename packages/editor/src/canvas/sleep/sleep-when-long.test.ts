import { expect, test, vi } from "vitest";
import { laterCode } from "../../base/later/later-code.js";
import type { RowGroup } from "../rows/row-groups.js";
import type { GroupSleep } from "./group-sleep.js";
import { sleepWhenLong } from "./sleep-when-long.js";

type Group = RowGroup<{ readonly element: HTMLElement }>;

/** An email with this many groups. Nothing here looks into an element. */
function anEmail(count: number) {
  const element = {} as HTMLElement;
  const groups: readonly Group[] = Array.from({ length: count }, () => ({ element, rows: [] }));
  const options = { groups: () => groups, scroller: element, viewport: element, holder: () => element };
  return { groups, options };
}

function aSleep(): GroupSleep {
  return {
    settle: () => true,
    wake: () => true,
    expectWidth: () => undefined,
    noticeChange: vi.fn(),
    noticePictures: () => undefined,
    noticeChangeOfAll: () => undefined,
    isUncertain: () => true,
    measureNext: () => undefined,
  };
}

test("an email of one group asks for no code", () => {
  const fetch = vi.fn();
  const { groups, options } = anEmail(1);
  const sleep = sleepWhenLong(options, () => undefined, laterCode(fetch));
  sleep.noticeChange(groups[0]);
  expect(fetch).not.toHaveBeenCalled();
  expect(sleep.isComing()).toBe(false);
});

test("a second group asks for the code once, when the email is seen, and what is out of view waits for it", async () => {
  const real = aSleep();
  const fetch = vi.fn(async () => ({ createGroupSleep: () => real }));
  const { groups, options } = anEmail(2);
  const onReady = vi.fn();
  let whenSeen = () => {};
  const sleep = sleepWhenLong(options, onReady, laterCode(fetch), (run) => {
    whenSeen = run;
  });
  for (const group of groups) sleep.noticeChange(group);
  expect(fetch, "before the email is seen").not.toHaveBeenCalled();
  whenSeen();
  expect([sleep.isComing(), sleep.settle(), sleep.isUncertain(), sleep.wake(groups[0])]).toEqual([true, false, false, false]);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledOnce();
  expect([sleep.isComing(), sleep.settle(), sleep.isUncertain(), sleep.wake(groups[0])]).toEqual([false, true, true, true]);
  sleep.noticeChange(groups[1]);
  expect(real.noticeChange).toHaveBeenCalledExactlyOnceWith(groups[1]);
});

test("where the code has come before, it is there at once", async () => {
  const code = laterCode(async () => ({ createGroupSleep: aSleep }));
  await code.load();
  const { groups, options } = anEmail(2);
  const sleep = sleepWhenLong(options, () => undefined, code);
  sleep.noticeChange(groups[0]);
  expect([sleep.isComing(), sleep.settle()]).toEqual([false, true]);
});

test("without a connection all stays awake, and is drawn", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("offline")));
  const { groups, options } = anEmail(2);
  const onReady = vi.fn();
  const sleep = sleepWhenLong(options, onReady, laterCode(fetch), (run) => run());
  sleep.noticeChange(groups[0]);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  sleep.noticeChange(groups[1]);
  expect(fetch).toHaveBeenCalledOnce();
  expect([sleep.isComing(), sleep.settle(), sleep.isUncertain()]).toEqual([false, false, false]);
});
