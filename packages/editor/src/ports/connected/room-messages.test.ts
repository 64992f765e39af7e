import { expect, test } from "vitest";
import { kindOf, updateIn } from "./room-messages.js";

const room = [3, 97, 98, 99];
const message = (...bytes: number[]) => new Uint8Array([...room, ...bytes]).buffer;

test("the update that a message brings is read, whether it is all that was lacking or what was done since", () => {
  for (const kind of [0, 4])
    for (const what of [1, 2]) expect(updateIn(message(kind, what, 3, 7, 8, 9))).toEqual(new Uint8Array([7, 8, 9]));
});

test("a long update is read as a whole", () => {
  const update = Array.from({ length: 20_000 }, (_, at) => at % 251);
  expect(
    updateIn(message(0, 2, 0x80 + (20_000 % 128), 0x80 + (Math.floor(20_000 / 128) % 128), Math.floor(20_000 / 16_384), ...update)),
  ).toEqual(new Uint8Array(update));
});

test("what asks for updates, tells who is there, or is no message, brings none", () => {
  for (const data of [message(0, 0, 1, 0), message(1, 2, 3, 7, 8, 9), message(), new ArrayBuffer(0), "words", undefined])
    expect(updateIn(data)).toBeUndefined();
  expect(kindOf(message(8, 1))).toBe(8);
});
