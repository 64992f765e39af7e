import type { Database } from "../../packages/server/src/database/database.js";

/** In the names of seven templates of every owner of ten thousand, of one of an owner of a thousand. */
export const rareWord = "quokka";
const workspaceId = "acme";
export const ownerOf = (index: number) => `bench-${index}`;

interface Seed {
  ownedByEach?: number;
  /** The picture on every card: a key of the blob store. */
  previewKey?: string;
}

/** Fills an empty server with as many templates as asked for, ten thousand to an owner, made by the database itself. */
export async function seedTemplates(database: Database, templates: number, { ownedByEach = 10_000, previewKey }: Seed = {}): Promise<void> {
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
  for (let first = 0; first < templates; first += part)
    await blueprintPart(database, { first, last: Math.min(first + part, templates) - 1, ownedByEach, previewKey });
  await run(database, "vacuum analyze");
}

interface Part extends Required<Pick<Seed, "ownedByEach">> {
  first: number;
  last: number;
  previewKey: string | undefined;
}

async function blueprintPart(database: Database, { first, last, ownedByEach, previewKey }: Part): Promise<void> {
  const preview = previewKey === undefined ? "null, null" : `'${previewKey}', 1`;
  const words =
    "array['autumn','winter','spring','summer','sale','letter','invitation','receipt','welcome','product','offer','notes','digest','launch']";
  const word = (salt: string) => `(${words})[1 + abs(hashtext(n || '${salt}')) % 14]`;
  await run(
    database,
    `insert into templates (id, workspace_id, owner_id, kind, type, status, name, description, tags, pre_header, is_shared, size_bytes, version, preview_key, preview_version, created_at, updated_at)
     select md5('template' || n)::uuid, $W, md5('user' || n / ${ownedByEach})::uuid, 'user', 'email',
       (array['draft','draft','draft','draft','draft','draft','published','published','published','deleted'])[1 + n % 10],
       ${word("a")} || ' ' || ${word("b")} || ' ' || n || case when n % ${ownedByEach} in (11, 1212, 2413, 3614, 4815, 6016, 7217) then ' ${rareWord}' else '' end,
       ${word("c")} || ' for ' || ${word("d")}, ${word("e")}, '', n % 500 = 3, 8000, 1, ${preview},
       now() - (n % 300) * interval '1 day' - n * interval '1 second', now() - (n % 200) * interval '1 day' - n * interval '1 second'
     from generate_series(${first}, ${last}) n`,
  );
  await run(
    database,
    `insert into template_bodies (template_id, html, css, style, custom_styles, components)
     select md5('template' || n)::uuid, repeat('<p>' || md5(n::text) || '</p>', 200), '', 'null', '', '{"version":1}'
     from generate_series(${first}, ${last}) n`,
  );
  await run(database, favorites(first, last, ownedByEach));
}

const favorites = (first: number, last: number, ownedByEach: number) =>
  `insert into template_favorites (user_id, template_id)
   select md5('user' || n / ${ownedByEach})::uuid, md5('template' || n)::uuid from generate_series(${first}, ${last}) n where n % 50 = 0`;

const run = (database: Database, statement: string) => database.execute(statement.replaceAll("$W", `'${workspaceId}'`));
