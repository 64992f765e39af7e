import { expect, test } from "vitest";
import type { LibraryPicture } from "../model/picture-library.js";
import { createUploadQueue, type UploadQueue } from "./upload-queue.js";

type Answer = { readonly kind: "uploaded"; readonly picture: LibraryPicture } | { readonly kind: "refused"; readonly code: string };

/** A queue into a library whose every answer the test gives by hand. */
function aQueue() {
  const sent: { readonly name: string; readonly signal: AbortSignal; readonly answer: (answer: Answer) => void }[] = [];
  const told: string[] = [];
  const queue = createUploadQueue({
    upload: ({ file, signal }) =>
      new Promise((resolve) =>
        sent.push({
          name: file.name,
          signal,
          answer: (answer) => resolve(answer.kind === "refused" ? { ...answer, message: "" } : answer),
        }),
      ),
    prepare: async (file) => ({ kind: "prepared", file, beforeBytes: file.size }),
    onStored: ({ name }) => told.push(`stored ${name}`),
    onReduced: (name) => told.push(`reduced ${name}`),
    onFailed: (name, code) => told.push(`${name}: ${code}`),
  });
  const add = (...names: string[]) => queue.add(names.map((name) => new File(["picture"], name)));
  const settle = async (name: string, answer: Answer) => {
    await expect.poll(() => sent.some((each) => each.name === name)).toBe(true);
    sent.findLast((each) => each.name === name)?.answer(answer);
  };
  return { queue, add, settle, sent, told };
}

const stored = (name: string): Answer => ({ kind: "uploaded", picture: { id: name, name, url: `https://example.com/${name}` } });
const states = (queue: UploadQueue) => queue.entries().map(({ file, state }) => `${file.name} ${state.phase}`);

test("two are on their way at once, and what is stored makes room for the next", async () => {
  const { queue, add, settle, told } = aQueue();
  add("a", "b", "c");
  await expect.poll(() => states(queue)).toEqual(["a sending", "b sending", "c waiting"]);
  await settle("a", stored("a"));
  await expect.poll(() => states(queue)).toEqual(["b sending", "c sending"]);
  expect(told).toEqual(["stored a"]);
});

test("one that failed is told by its name, does not hold up the others, and is sent again when somebody asks", async () => {
  const { queue, add, settle, told } = aQueue();
  add("a", "b", "c");
  await settle("a", { kind: "refused", code: "network" });
  await expect.poll(() => states(queue)).toEqual(["a failed", "b sending", "c sending"]);
  expect(told).toEqual(["a: network"]);
  for (const name of ["b", "c"]) await settle(name, stored(name));
  await expect.poll(() => states(queue)).toEqual(["a failed"]);
  queue.retry(queue.entries()[0]?.id ?? 0);
  await expect.poll(() => states(queue)).toEqual(["a sending"]);
  await settle("a", stored("a"));
  await expect.poll(() => states(queue)).toEqual([]);
});

test("one that is taken out is given up, and its late answer is told to nobody", async () => {
  const { queue, add, settle, sent, told } = aQueue();
  add("a", "b", "c");
  await expect.poll(() => states(queue)).toEqual(["a sending", "b sending", "c waiting"]);
  queue.drop(queue.entries()[0]?.id ?? 0);
  expect(sent[0]?.signal.aborted).toBe(true);
  await settle("a", stored("a"));
  await expect.poll(() => states(queue)).toEqual(["b sending", "c sending"]);
  expect(told).toEqual([]);
});

test("what has failed is forgotten, and what is on its way goes on", async () => {
  const { queue, add, settle } = aQueue();
  add("a", "b");
  await settle("a", { kind: "refused", code: "network" });
  await expect.poll(() => states(queue)).toEqual(["a failed", "b sending"]);
  queue.forgetFailed();
  expect(states(queue)).toEqual(["b sending"]);
});
