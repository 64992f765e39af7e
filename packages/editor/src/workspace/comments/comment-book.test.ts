import { expect, test } from "vitest";
import type { CommentPort, CommentRecord } from "../../ports/comment-port.js";
import { aComment, memoryComments } from "../../testing/memory-comments.js";
import { createMemoryPorts, refusalOf } from "../../testing/memory-ports.js";
import { commentBookOf } from "./comment-book.js";

async function openBook(comments: readonly CommentRecord[]) {
  const { world } = createMemoryPorts();
  world.comments = comments;
  const book = commentBookOf(memoryComments(world));
  book.open("t1");
  await expect.poll(() => book.store.getState().phase).toBe("ready");
  const idsOf = () => book.store.getState().comments?.map(({ id }) => id);
  return { world, book, idsOf };
}

test("one port has one book, which asks once for each template", async () => {
  let asked = 0;
  const port: Partial<CommentPort> = {
    list: async () => {
      asked += 1;
      return { kind: "listed", comments: [], mayDeleteAny: false };
    },
  };
  const loadPort = async () => port as CommentPort;
  expect(commentBookOf(loadPort)).toBe(commentBookOf(loadPort));
  for (const id of ["t1", "t1", "t2"]) commentBookOf(loadPort).open(id);
  await expect.poll(() => commentBookOf(loadPort).store.getState().phase).toBe("ready");
  expect(asked).toBe(2);
});

test("a reply reopens its thread", async () => {
  const { book } = await openBook([aComment("a", { resolvedBy: "Ben" })]);
  expect(await book.add("Not yet", { threadId: "a" })).toBeUndefined();
  expect(book.store.getState().comments).toMatchObject([{ id: "a" }, { text: "Not yet", threadId: "a" }]);
  expect(book.store.getState().comments?.[0]).not.toHaveProperty("resolvedBy");
});

test("a first comment stays without words for its replies, and goes with the last of them", async () => {
  const first = aComment("a");
  const reply = aComment("b", { threadId: "a" });
  const { book, idsOf } = await openBook([first, reply, aComment("c")]);
  await book.remove(first);
  expect(book.store.getState().comments?.[0]).toMatchObject({ id: "a", text: "", isDeleted: true });
  await book.remove(reply);
  expect(idsOf()).toEqual(["c"]);
});

test("what is refused changes nothing, and a list that does not come leaves what is known", async () => {
  const { world, book, idsOf } = await openBook([aComment("a")]);
  world.refusal = refusalOf("network", true);
  expect(await book.add("Lost?", {})).toMatchObject({ code: "network" });
  expect(await book.change("a", { isResolved: true })).toMatchObject({ code: "network" });
  await book.reload();
  expect([book.store.getState().phase, idsOf()]).toEqual(["failed", ["a"]]);
  world.refusal = undefined;
  await book.reload();
  expect(book.store.getState().phase).toBe("ready");
});
