import { blockRegistry, blueprint } from "@mailwright/blocks";
import { plantStarter, type StarterDocument, type SystemModule, starterDocuments, systemModules } from "@mailwright/blocks/starters";
import { type CompileOptions, compileDocument } from "@mailwright/compiler";
import { writeTags } from "@mailwright/contract";
import { type EmailDocument, plantBlock } from "@mailwright/document";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.js";
import { categories, modules } from "../database/schema.js";
import { plantOnce } from "./plant-once.js";
import { type SeedTemplate, storeTemplates } from "./store-template.js";
import type { SeedParts } from "./workspace.js";

/** Fills the library of a new workspace: designed starters, basic starters and modules, each in its categories. */
export async function plantLibrary(tx: Database, parts: SeedParts, workspaceId: string): Promise<void> {
  const categoryIds = await findCategoryIds(tx, workspaceId);
  // Compiling takes a while: by the clock of each, the last of them would be the newest.
  const library = { ...parts, workspaceId, categoryIds, plantedAtMs: parts.clock.now().getTime() };
  await storeTemplates(
    tx,
    parts.ids,
    starterDocuments.map((starter, index) => planTemplate(library, starter, index)),
  );
  await tx.insert(modules).values(systemModules.map((module, index) => planModule(library, module, index)));
}

interface Library extends SeedParts {
  workspaceId: string;
  categoryIds: ReadonlyMap<string, string>;
  plantedAtMs: number;
}

async function findCategoryIds(tx: Database, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const ofLibrary = and(eq(categories.workspaceId, workspaceId), inArray(categories.group, ["system", "layouts"]));
  const rows = await tx.select({ id: categories.id, name: categories.name }).from(categories).where(ofLibrary);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function planTemplate({ plantedAtMs, ids, workspaceId, categoryIds }: Library, starter: StarterDocument, index: number): SeedTemplate {
  const { name, description, preHeader, tags } = starter;
  const at = writeOrder(plantedAtMs, index);
  const document = plantOnce(starter, ids.uuid);
  const html = compileOnce(starter, document, { title: name, preheader: preHeader });
  return {
    ...{ name, description, preHeader, tags: writeTags(tags), workspaceId },
    id: ids.uuid(),
    ownerId: null,
    kind: "system",
    status: "published",
    categoryIds: starter.categories.flatMap((category) => categoryIds.get(category) ?? []),
    createdAt: at,
    updatedAt: at,
    body: { html, css: "", style: null, customStyles: "", components: document },
  };
}

function planModule({ plantedAtMs, ids, workspaceId, categoryIds }: Library, module: SystemModule, index: number) {
  const { name, description, category, block } = module;
  const at = writeOrder(plantedAtMs, index);
  const shown = plantStarter({ settings: {}, page: blueprint.wrapper({}, block) }, ids.uuid);
  const html = compileOnce(module, shown, { title: name });
  const components = plantBlock(block, ids.uuid);
  return {
    ...{ name, description, workspaceId, html, components },
    id: ids.uuid(),
    ownerId: null,
    type: "email" as const,
    css: "",
    sizeBytes: Buffer.byteLength(html) + Buffer.byteLength(JSON.stringify(components)),
    categoryId: categoryIds.get(category) ?? null,
    createdAt: at,
    updatedAt: at,
  };
}

const compiled = new Map<StarterDocument | SystemModule, string>();

/** The email of a document, which is the same in every workspace: it holds no ids. */
function compileOnce(source: StarterDocument | SystemModule, document: EmailDocument, options: CompileOptions): string {
  const html = compiled.get(source) ?? compileDocument(document, blockRegistry, options).html;
  compiled.set(source, html);
  return html;
}

/** Lists show the newest first, so what comes first is the newest by a moment. */
function writeOrder(plantedAtMs: number, index: number): Date {
  return new Date(plantedAtMs - index - 1);
}
