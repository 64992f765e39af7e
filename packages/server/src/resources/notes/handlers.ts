import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { notes, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { tellFollowers } from "../following/tell-followers.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { requireTemplate } from "../templates/enforce.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";

type NoteRow = typeof notes.$inferSelect;

const oldestFirst = listOrder("up", { column: notes.createdAt, kind: "moment" }, { column: notes.id, kind: "id" });

export const noteHandlers = {
  createNote: async ({ body }, { ports, user }) => {
    const text = body.text.trim();
    if (text === "") refuse("invalid-request", { fields: [{ field: "text", code: "required" }] });
    if (body.userId !== undefined && body.userId !== user.id) refuse("not-yours");
    const row = await ports.database.transaction(async (tx) => {
      const { isShared } = await requireTemplate(tx, body.templateId, user, "createNote");
      const note = { id: ports.ids.uuid(), templateId: body.templateId, userId: user.id, text, createdAt: ports.clock.now() };
      await tx.insert(notes).values(note);
      if (isShared) await tellFollowers(tx, [body.templateId], "noted", user);
      return { ...note, userName: await findName(tx, user.id) };
    });
    return { status: 201, body: writeNote(row) };
  },

  listNotes: async ({ params: { id }, query: { after } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "listNotes");
    const rows = await ports.database
      .select({ note: notes, firstName: users.firstName, lastName: users.lastName })
      .from(notes)
      .leftJoin(users, eq(users.id, notes.userId))
      .where(and(eq(notes.templateId, id), oldestFirst.after(after)))
      .orderBy(...oldestFirst.orderBy)
      .limit(listRowsMax);
    return answerList(rows, {
      write: ({ note, firstName, lastName }) =>
        writeNote({ ...note, userName: writeName({ firstName: firstName ?? "", lastName: lastName ?? "" }) }),
      keyOf: ({ note }) => [note.createdAt, note.id],
    });
  },

  deleteNote: async ({ params: { id } }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      const [note] = isUuid(id) ? await tx.select().from(notes).where(eq(notes.id, id)) : [];
      if (!note) refuse("not-found");
      const template = await requireTemplate(tx, note.templateId, user, "deleteNote");
      if (note.userId !== user.id && !mayDeleteAny(template, user)) refuse("not-yours");
      await tx.delete(notes).where(eq(notes.id, id));
    });
    return { status: 204, body: undefined };
  },

  deleteNotes: async ({ params: { id } }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      await requireTemplate(tx, id, user, "deleteNotes");
      await tx.delete(notes).where(eq(notes.templateId, id));
    });
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

const mayDeleteAny = (template: StoredTemplate, user: SignedInUser) => user.role === "ROLE_ADMIN" || template.ownerId === user.id;

const writeNote = ({ createdAt, userId, ...note }: NoteRow & { userName: string }) => ({
  ...note,
  userId: userId ?? "",
  createdAt: createdAt.toISOString(),
});

async function findName(tx: Database, userId: string): Promise<string> {
  const [row] = await tx.select({ firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, userId));
  return row ? writeName(row) : "";
}
