import { checkTemplateName, type components } from "@mailwright/contract";
import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories, modules } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { requirePageReader } from "../../security/page-reader.js";
import { systemGroup } from "../categories/require-category.js";
import { answerList } from "../lists/answer-list.js";
import { keepWithin } from "../quotas/keep-within.js";
import { checkContent, sizeOf } from "../templates/check-content.js";
import { requireTemplate } from "../templates/enforce.js";
import { emptyBody } from "../templates/stored-template.js";
import { findModule, findModules, requireOwnModule, writeModule } from "./stored-module.js";

type Draft = components["schemas"]["CustomBlockDraft"];

export const moduleHandlers = {
  listCustomBlocks: async ({ query: { after } }, { ports, user }) => {
    const { found, goesOn } = await findModules(ports.database, user, after);
    return answerList(found, {
      write: (module) => writeModule(module, ports, user),
      keyOf: ({ module }) => [module.updatedAt, module.id],
      goesOn,
    });
  },

  createCustomBlock: async ({ body }, { ports, user }) => {
    const now = ports.clock.now();
    const id = ports.ids.uuid();
    const stored = await ports.database.transaction(async (tx) => {
      const fields = await checkDraft(tx, user, { draft: body, stored: null, operation: "createCustomBlock" });
      await tx.insert(modules).values({ ...fields, id, workspaceId: user.workspaceId, ownerId: user.id, createdAt: now, updatedAt: now });
      await keepWithin(tx, ports, user, { modules: 1, bytes: fields.sizeBytes });
      return requireOwnModule(tx, id, user);
    });
    return { status: 201, body: writeModule(stored, ports, user) };
  },

  saveCustomBlock: async ({ params: { id }, body }, { ports, user }) => {
    const stored = await ports.database.transaction(async (tx) => {
      const { module } = await requireOwnModule(tx, id, user);
      const fields = await checkDraft(tx, user, { draft: body, stored: module, operation: "saveCustomBlock" });
      await tx
        .update(modules)
        .set({ ...fields, updatedAt: ports.clock.now() })
        .where(eq(modules.id, id));
      await keepWithin(tx, ports, { id: module.ownerId, workspaceId: module.workspaceId }, { bytes: fields.sizeBytes - module.sizeBytes });
      return requireOwnModule(tx, id, user);
    });
    return { status: 200, body: writeModule(stored, ports, user) };
  },

  deleteCustomBlock: async ({ params: { id } }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      await requireOwnModule(tx, id, user);
      await tx.delete(modules).where(eq(modules.id, id));
    });
    return { status: 204, body: undefined };
  },

  previewCustomBlock: async ({ params: { id }, query: { t } }, { ports }) => {
    const reader = await requirePageReader(ports, "block", id, t);
    const { module } = (await findModule(ports.database, id, reader)) ?? refuse("not-found");
    // A style element could be closed from inside the style; nothing here runs, but it would show as text.
    const css = module.css.replaceAll(/<\/style/gi, "");
    return { status: 200, body: `<!doctype html><meta charset="utf-8"><style>${css}</style>${module.html}`, headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

interface DraftCheck {
  draft: Draft;
  /** The module as it stands. */
  stored: Pick<typeof modules.$inferSelect, "name" | "components"> | null;
  operation: "createCustomBlock" | "saveCustomBlock";
}

/** The fields as they may be stored. */
async function checkDraft(tx: Database, user: SignedInUser, { draft, stored, operation }: DraftCheck) {
  const { name, description = "", html = "", css = "", components = null, templateId = null } = draft;
  const fault = name === stored?.name ? null : checkTemplateName(name);
  if (fault) refuseFields([{ field: "name", code: fault }]);
  await checkContent({ ...emptyBody, html, css, components });
  await (await import("../templates/check-changes.js")).checkPlan(user, { root: components }, async () => ({
    root: stored?.components ?? null,
  }));
  const sizeBytes = sizeOf(html, css) + Buffer.byteLength(JSON.stringify(components) ?? "");
  if (templateId !== null) await requireTemplate(tx, templateId, user, operation);
  const categoryId = draft.category === undefined ? null : await checkCategory(tx, user, draft.category.id);
  return { type: "email" as const, name, description, html, css, components, sizeBytes, templateId, categoryId };
}

/** A group for modules; those of the library are filled by administrators only. */
async function checkCategory(tx: Database, user: SignedInUser, id: string): Promise<string> {
  const key = and(eq(categories.id, id), eq(categories.workspaceId, user.workspaceId), eq(categories.type, "email_cb"));
  const [row] = isUuid(id) ? await tx.select().from(categories).where(key) : [];
  if (!row) refuse("invalid-request", { fields: [{ field: "category.id", code: "not-allowed" }] });
  if (row.group === systemGroup && user.role !== "ROLE_ADMIN") refuse("admin-only");
  return id;
}
