import { desc, eq } from "drizzle-orm";
import { imports, jobs } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { acceptResults } from "./accept-results.js";
import { chooseForms } from "./choose-forms.js";
import { importAddresses, importUpload, keepFew } from "./create-import.js";
import { readBase } from "./import-base.js";
import { listResults } from "./list-results.js";
import { receiveUpload, uploadsInTurn } from "./receive-upload.js";
import { ownImports, requireImport, requireResult } from "./require-import.js";
import { writeDetail, writeImports } from "./write-import.js";

export const importHandlers = {
  listImports: async (_, { ports, user }) => {
    const rows = await ports.database.select().from(imports).where(ownImports(user)).orderBy(desc(imports.createdAt), desc(imports.id));
    return { status: 200, body: await writeImports(ports.database, rows) };
  },

  createImport: async ({ query }, { ports, user, origin, files }) => {
    const base = readBase(query.base);
    const id = await uploadsInTurn(async () => {
      await keepFew(ports.database, user);
      return importUpload(ports, user, { origin, base }, await receiveUpload(ports, user, files()));
    }, user.id);
    return { status: 201, body: await answerImport(ports, user, id) };
  },

  createImportOfAddresses: async ({ body }, { ports, user, origin }) => {
    return { status: 201, body: await answerImport(ports, user, await importAddresses(ports, user, origin, body.addresses)) };
  },

  getImport: async ({ params: { id } }, { ports, user }) => ({ status: 200, body: await answerImport(ports, user, id) }),

  deleteImport: async ({ params: { id } }, { ports, user }) => {
    const own = await requireImport(ports.database, user, id);
    await ports.database.transaction(async (tx) => {
      await tx.delete(jobs).where(eq(jobs.id, own.id));
      await tx.delete(imports).where(eq(imports.id, own.id));
    });
    ports.heldJobs.abort(own.id);
    return { status: 204, body: undefined };
  },

  listImportResults: async ({ params: { id }, query: { after } }, { ports, user }) => {
    const own = await requireImport(ports.database, user, id);
    return listResults(ports, own.id, after);
  },

  getImportResult: async ({ params: { id, resultId } }, { ports, user }) => {
    const own = await requireImport(ports.database, user, id);
    return { status: 200, body: writeDetail(await requireResult(ports.database, own.id, resultId)), isLarge: true };
  },

  chooseImportForms: async ({ params: { id, resultId }, body: { forms } }, { ports, user }) => {
    const own = await requireImport(ports.database, user, id);
    return { status: 200, body: writeDetail(await chooseForms(ports, user, own, resultId, forms)), isLarge: true };
  },

  acceptImportResults: async ({ params: { id }, body }, { ports, user }) => {
    const own = await requireImport(ports.database, user, id);
    const answer = await acceptResults(ports, user, own.id, body);
    return { status: 200, body: answer, audit: { count: answer.accepted.length } };
  },
} satisfies Partial<Handlers>;

async function answerImport({ database }: Ports, user: SignedInUser, id: string) {
  const own = await requireImport(database, user, id);
  const [written] = await writeImports(database, [own]);
  if (!written) throw new Error("An import is missing.");
  return written;
}
