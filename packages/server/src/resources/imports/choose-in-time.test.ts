import { expect, test } from "vitest";
import type { EmailReader } from "../../ports/email-reader/email-reader.js";
import { readInTime } from "./choose-in-time.js";

const context = { caller: "ann", findPicture: async () => null };

test("an email that takes too long is refused, and whoever reads it is told to stop", async () => {
  let signal: AbortSignal | undefined;
  const reader: EmailReader = {
    read: (_, given) => {
      signal = given.signal;
      return new Promise(() => {});
    },
  };
  await expect(readInTime(reader, { source: "<p>x</p>", title: "x" }, context, 1)).rejects.toMatchObject({ code: "content-too-costly" });
  expect(signal?.aborted).toBe(true);
});

test("what is read in time is answered", async () => {
  const reader: EmailReader = { read: async () => ({ kind: "refused", code: "source-empty" }) };
  expect(await readInTime(reader, { source: "", title: "" }, context)).toEqual({ kind: "refused", code: "source-empty" });
});
