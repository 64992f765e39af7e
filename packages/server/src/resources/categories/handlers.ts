import { and, eq, ne, sql } from "drizzle-orm";
import { categories } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { type CategoryRow, requireCategory, startersGroup } from "./require-category.js";
import { createCategory, saveCategory } from "./save-category.js";

/** How many published starters, or modules, a category holds. The outer column is written with its table's name, which drizzle leaves out here. */
const countInside = sql<number>`(case when "categories"."type" = 'email_cb'
  then (select count(*)::int from custom_blocks b where b.category_id = "categories"."id")
  else (select count(*)::int from template_categories tc join templates t on t.id = tc.template_id
    where tc.category_id = "categories"."id" and t.kind = 'system' and t.status = 'published') end)`;

/** The reader's own templates inside, drafts and published ones. */
const ownInside = (
  userId: string,
) => sql<number>`(select count(*)::int from template_categories tc join templates t on t.id = tc.template_id
  where tc.category_id = "categories"."id" and t.kind = 'user' and t.owner_id = ${userId} and t.status <> 'deleted')`;

const byPosition = listOrder("up", { column: categories.position, kind: "integer" }, { column: categories.id, kind: "id" });

export const categoryHandlers = {
  listCategories: async ({ query: { type = "email", group, hidden, after } }, { ports, user }) => {
    const isAdmin = user.role === "ROLE_ADMIN";
    const rows = await ports.database
      .select({
        id: categories.id,
        name: categories.name,
        hidden: categories.hidden,
        type: categories.type,
        group: categories.group,
        count: countInside,
        ownCount: ownInside(user.id),
        position: categories.position,
      })
      .from(categories)
      .where(
        and(
          eq(categories.workspaceId, user.workspaceId),
          eq(categories.type, type),
          // Users do not see the category of basic starters in the library, but the dialog *Create* asks for it by name.
          group === undefined ? (isAdmin ? undefined : ne(categories.group, startersGroup)) : eq(categories.group, group),
          isAdmin ? undefined : eq(categories.hidden, false),
          hidden === undefined ? undefined : eq(categories.hidden, hidden),
          byPosition.after(after),
        ),
      )
      .orderBy(...byPosition.orderBy)
      .limit(listRowsMax);
    return answerList(rows, { write: ({ position: _, ...category }) => category, keyOf: ({ position, id }) => [position, id] });
  },

  createCategory: async ({ body }, { ports, user }) => ({
    status: 201,
    body: { ...writeCategory(await createCategory(ports, user, body)), count: 0 },
  }),

  saveCategory: async ({ params, body }, { ports, user }) => {
    const row = await saveCategory(ports, user, params.id, body);
    const [inside] = await ports.database.select({ count: countInside }).from(categories).where(eq(categories.id, row.id));
    return { status: 200, body: { ...writeCategory(row), count: inside?.count ?? 0 } };
  },

  deleteCategory: async ({ params }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      const { id } = await requireCategory(tx, params.id, user);
      await tx.delete(categories).where(eq(categories.id, id));
    });
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

const writeCategory = ({ id, name, hidden, type, group }: CategoryRow) => ({ id, name, hidden, type, group });
