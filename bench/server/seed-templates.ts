import type { Database } from "../../packages/server/src/database/database.js";

const ownedByEach = 10_000;
/** In the names of seven templates of every owner. */
export const rareWord = "quokka";
const workspaceId = "acme";
export const ownerOf = (index: number) => `bench-${index}`;

/** Fills an empty server with as many templates as asked for, ten thousand to an owner, made by the database itself. */
export async function seedTemplates(database: Database, templates: number): Promise<void> {
  const owners = Math.ceil(templates / ownedByEach);
  await run(database, "insert into workspaces (id, name, created_at) values ($W, 'Bench', now()) on conflict do nothing");
  await run(
    database,
    `insert into users (id, workspace_id, external_id, email, first_name, last_name, image_url, role, plan, entitlements, dnd_mode, theme, created_at, updated_at)
     select md5('user' || n)::uuid, $W, 'bench-' || n, 'bench-' || n || '@acme.test', 'Bench', n::text, '', 'user', 2, '{}', 'simple', 'auto', now(), now()
     from generate_series(0, ${owners - 1}) n`,
  );
  // In parts: one statement for all would hold all of it in the log at once.
  const part = 50_000;
  for (let first = 0; first < templates; first += part) await blueprintPart(database, first, Math.min(first + part, templates) - 1);
  await run(database, "vacuum analyze");
}

async function blueprintPart(database: Database, first: number, last: number): Promise<void> {
  const words =
    "array['autumn','winter','spring','summer','sale','letter','invitation','receipt','welcome','product','offer','notes','digest','launch']";
  const word = (salt: string) => `(${words})[1 + abs(hashtext(n || '${salt}')) % 14]`;
  await run(
    database,
    `insert into templates (id, workspace_id, owner_id, kind, type, status, name, description, tags, is_favorite, pre_header, is_shared, size_bytes, version, created_at, updated_at)
     select md5('template' || n)::uuid, $W, md5('user' || n / ${ownedByEach})::uuid, 'user', 'email',
       (array['draft','draft','draft','draft','draft','draft','published','published','published','deleted'])[1 + n % 10],
       ${word("a")} || ' ' || ${word("b")} || ' ' || n || case when n % ${ownedByEach} in (11, 1212, 2413, 3614, 4815, 6016, 7217) then ' ${rareWord}' else '' end,
       ${word("c")} || ' for ' || ${word("d")}, ${word("e")}, n % 50 = 0, '', n % 500 = 3, 8000, 1,
       now() - (n % 300) * interval '1 day' - n * interval '1 second', now() - (n % 200) * interval '1 day' - n * interval '1 second'
     from generate_series(${first}, ${last}) n`,
  );
  await run(
    database,
    `insert into template_bodies (template_id, html, css, style, custom_styles, components)
     select md5('template' || n)::uuid, repeat('<p>' || md5(n::text) || '</p>', 200), '', 'null', '', '{"version":1}'
     from generate_series(${first}, ${last}) n`,
  );
}

const run = (database: Database, statement: string) => database.execute(statement.replaceAll("$W", `'${workspaceId}'`));
