import type { CommentPort, CommentRecord } from "../ports/comment-port.js";
import type { MemoryWorld } from "./memory-ports.js";

/** A comment of somebody else, written an hour ago. */
export function aComment(id: string, change: Partial<CommentRecord> = {}): CommentRecord {
  return {
    id,
    threadId: id,
    text: "Is the price still right?",
    authorName: "Ben Castellanos",
    createdAtMs: 1_770_000_000_000 - 3_600_000,
    isEdited: false,
    isDeleted: false,
    isOwn: false,
    mentions: [],
    ...change,
  };
}

const people = [
  { id: "ann", name: "Ann Lindqvist" },
  { id: "ben", name: "Ben Castellanos" },
];

/** Comments of a template that lives in memory. */
export function memoryComments(world: MemoryWorld): () => Promise<CommentPort> {
  const own = { authorName: "Ann Lindqvist", createdAtMs: 1_770_000_000_000, isOwn: true };
  const port: CommentPort = {
    list: async () => world.refusal ?? { kind: "listed", comments: world.comments, mayDeleteAny: world.mayDeleteNotes },
    add: async (text, { threadId, blockId, anchor, mentions = [] }) => {
      if (world.refusal) return world.refusal;
      const id = `c${world.comments.length + 1}`;
      const comment = aComment(id, {
        ...own,
        text,
        mentions: mentions.flatMap((person) => people.find((each) => each.id === person)?.name ?? []),
        threadId: threadId ?? id,
        ...(blockId !== undefined && { blockId }),
        ...(anchor && { anchor }),
      });
      world.comments = [...world.comments, comment];
      return { kind: "written", comment };
    },
    change: async (id, { text, isResolved }) => {
      const known = world.comments.find((comment) => comment.id === id);
      if (world.refusal || !known)
        return world.refusal ?? { kind: "refused", code: "not-found", message: "", fields: [], isPassing: false };
      const { resolvedBy: _, ...open } = known;
      const comment: CommentRecord = {
        ...(isResolved === false ? open : known),
        ...(isResolved && { resolvedBy: "Ann Lindqvist" }),
        ...(text !== undefined && { text, isEdited: true }),
      };
      world.comments = world.comments.map((each) => (each.id === id ? comment : each));
      return { kind: "written", comment };
    },
    remove: async (id) => {
      if (world.refusal) return world.refusal;
      world.comments = world.comments.filter((comment) => comment.id !== id);
      return { kind: "removed" };
    },
    people: async () => world.refusal ?? { kind: "listed", people },
    follow(onChange) {
      world.tellCommented = onChange;
    },
  };
  return async () => port;
}
