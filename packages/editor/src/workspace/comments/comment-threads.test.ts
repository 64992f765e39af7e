import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { aComment } from "../../testing/memory-comments.js";
import { collectThreads, countByBlock, isShown, sortByPlace } from "./comment-threads.js";

const email = aDocument([aSection(aHeading({ text: "Spring" }, "title")), aSection(aText({ text: "<p>Prices</p>" }, "words"))]);
const idsOf = (threads: readonly { readonly id: string }[]) => threads.map(({ id }) => id);

test("a thread is a first comment with its replies; a reply without one is left out", () => {
  const threads = collectThreads([
    aComment("a", { blockId: "title" }),
    aComment("b", { threadId: "a", isOwn: true }),
    aComment("lost", { threadId: "gone" }),
    aComment("c", { resolvedBy: "" }),
  ]);
  expect(threads).toMatchObject([
    { id: "a", blockId: "title", isResolved: false, isMine: true, replies: [{ id: "b" }] },
    { id: "c", blockId: undefined, isResolved: true, isMine: false, replies: [] },
  ]);
});

test("they are read as the email is: the whole of it, block after block, and last what was removed", () => {
  const on = (id: string, blockId?: string) => aComment(id, blockId === undefined ? {} : { blockId });
  const threads = collectThreads([
    on("removed", "gone"),
    on("words", "words"),
    on("title", "title"),
    on("also removed", "away"),
    on("email"),
  ]);
  expect(idsOf(sortByPlace(threads, email.root))).toEqual(["email", "title", "words", "removed", "also removed"]);
});

test("open, resolved and mine are told apart, and only open ones are counted on their blocks", () => {
  const threads = collectThreads([
    aComment("open", { blockId: "title" }),
    aComment("resolved", { blockId: "title", resolvedBy: "Ben" }),
    aComment("mine", { blockId: "title", isOwn: true }),
    aComment("email"),
    aComment("deleted", { blockId: "words", isOwn: true, isDeleted: true }),
  ]);
  const shown = (filter: Parameters<typeof isShown>[1]) => idsOf(threads.filter((thread) => isShown(thread, filter)));
  expect(shown("open")).toEqual(["open", "mine", "email", "deleted"]);
  expect(shown("resolved")).toEqual(["resolved"]);
  expect(shown("mine")).toEqual(["mine"]);
  expect([...countByBlock(threads)]).toEqual([
    ["title", 2],
    ["words", 1],
  ]);
});
