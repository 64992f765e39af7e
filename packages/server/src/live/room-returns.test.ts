import { expect, test } from "vitest";
import { createRoomReturns } from "./room-returns.js";

const id = "template";

/** A room that a process left ten minutes ago, under the epoch `left`. */
function aLeftRoom() {
  const room: { epoch?: string } = {};
  let nowMs = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const returns = createRoomReturns({
    nowMs: () => nowMs,
    open: () => room.epoch,
    kept: () => answered.then(() => "left"),
  });
  nowMs = 10 * 60_000;
  return {
    ...{ room, returns },
    /** The database answers. */
    answer,
    isAlone: () => returns.isAlone({ id, updatedAt: new Date(0) }),
  };
}

test("who has come back with a copy has it gone on with", async () => {
  const { returns, answer, isAlone } = aLeftRoom();
  expect(isAlone()).toBe(true);
  const back = returns.isOfRoom(id, "left");
  answer();
  expect(await back).toBe(true);
  expect(isAlone()).toBe(false);
});

test("who comes back while somebody opens the room is told what became of it", async () => {
  const { room, returns, answer } = aLeftRoom();
  const before = returns.isOfRoom(id, "left");
  let finish: () => void = () => undefined;
  const opening = returns.whileOpening(id, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    room.epoch = "anew";
  });
  const meanwhile = returns.isOfRoom(id, "left");
  answer();
  finish();
  await opening;
  expect(await Promise.all([before, meanwhile, returns.isOfRoom(id, "anew")])).toEqual([false, false, true]);
});

test("where a room could not be opened, who has come back may still be on their way", async () => {
  const { returns, answer, isAlone } = aLeftRoom();
  const back = returns.isOfRoom(id, "left");
  answer();
  expect(await back).toBe(true);
  await expect(returns.whileOpening(id, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(isAlone()).toBe(false);
  await returns.whileOpening(id, async () => undefined);
  expect(isAlone()).toBe(true);
});

test("nobody is alone who comes just after something was stored", () => {
  const { returns } = aLeftRoom();
  expect(returns.isAlone({ id, updatedAt: new Date(6 * 60_000) })).toBe(false);
});
