import {
  type Client,
  type CustomBlock,
  createCategory,
  createCustomBlock,
  deleteCategory,
  deleteCustomBlock,
  listCategories,
  listCustomBlocks,
  loadSession,
  saveCategory,
  saveCustomBlock,
} from "@mailwright/client";
import { isAdmin, type Session } from "@mailwright/contract";
import type { JsonValue } from "@mailwright/document";
import type { ModuleAnswer, ModulePort, ModuleRecord, ModuleShelf } from "../module-port.js";
import { refusalFrom } from "./answers.js";

const systemGroup = "system";
/** The category groups that hold modules: people's own, and those of the library. */
const customGroup = "custom";
const modulesRight = "custom-modules";

type Category = Awaited<ReturnType<typeof listCategories>>[number];

/** The modules that the server keeps: the person's own, and those of the library. */
export function connectedModules(client: Client): Required<ModulePort> {
  // The server replaces a module as a whole, so what does not change is sent again.
  const stored = new Map<string, CustomBlock>();
  let session: Session | undefined;

  const list: (...asked: Parameters<ModulePort["list"]>) => Promise<ModuleShelf> = async (signal, onPart) => {
    const known = session ?? (await loadSession(client, signal));
    session = known;
    const categories = await listCategories(client, { type: "email_cb" }, signal);
    const tell = onPart && ((part: readonly CustomBlock[]) => onPart(writeShelf(client, known, part, categories)));
    const blocks = await listCustomBlocks(client, signal, tell);
    stored.clear();
    for (const block of blocks) stored.set(block.id, block);
    return writeShelf(client, known, blocks, categories);
  };
  return {
    list: (...asked) => list(...asked).then((shelf) => ({ kind: "listed", shelf }) as const, refusalFrom),
    create: ({ name, groupId, block, html }) =>
      done(createCustomBlock(client, { type: "email", name, html, css: "", components: block, ...categoryOf(groupId) })),
    save: (id, { name, groupId, block, html }) =>
      done(saveCustomBlock(client, id, { ...keptOf(stored.get(id)), ...contentOf(block, html), name, ...categoryOf(groupId) })),
    remove: (id) => done(deleteCustomBlock(client, id)),
    createGroup: (name) => done(createCategory(client, { name, type: "email_cb", group: customGroup, hidden: false })),
    renameGroup: (id, name) => done(saveCategory(client, id, { name })),
    removeGroup: (id) => done(deleteCategory(client, id)),
  };
}

function done(doing: Promise<unknown>): Promise<ModuleAnswer> {
  return doing.then(() => ({ kind: "done" }) as const, refusalFrom);
}

const categoryOf = (groupId: string | null) => (groupId === null ? {} : { category: { id: groupId } });

const contentOf = (block: JsonValue | undefined, html = "") => (block === undefined ? {} : { components: block, html, css: "" });

function keptOf(block: CustomBlock | undefined) {
  if (!block) return {};
  const { type, description, html, css, components, templateId } = block;
  return { type, description, html, css, components, ...(templateId !== null && { templateId }) };
}

function writeShelf(client: Client, session: Session, blocks: readonly CustomBlock[], categories: readonly Category[]): ModuleShelf {
  const mayKeepGroups = isAdmin(session) || session.entitlements.includes(modulesRight);
  const mayChange = (group: string | undefined) => (group === systemGroup ? isAdmin(session) : true);
  return {
    mayKeepGroups,
    groups: categories.map(({ id, name, group }) => ({
      id,
      name,
      isSystem: group === systemGroup,
      mayChange: mayKeepGroups && mayChange(group),
    })),
    modules: blocks.map(
      ({ id, name, description, category, components, previewUrl }): ModuleRecord => ({
        id,
        name,
        description,
        groupId: category?.id ?? null,
        block: components,
        preview: { kind: "page", url: client.resolveUrl(previewUrl) },
        mayChange: mayChange(category?.group),
      }),
    ),
  };
}
