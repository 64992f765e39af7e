import { ask, isRecord } from "./ask-host.js";
import type { EditorPorts } from "./editor-ports.js";
import type { ModuleAnswer, ModuleDraft, ModuleGroupRecord, ModulePort, ModuleRecord } from "./module-port.js";

/** A module as a page keeps it. `block` is what `create` was given. */
export interface HostModule {
  readonly id: string;
  readonly name: string;
  readonly block: unknown;
  readonly description?: string;
  /** The id of its group; absent: "My modules". */
  readonly groupId?: string | null;
  /** The address of a picture of it. */
  readonly pictureUrl?: string;
  /** `false` keeps people from renaming and deleting it. */
  readonly mayChange?: boolean;
}

export interface HostModuleGroup {
  readonly id: string;
  readonly name: string;
  /** Ready-made for everybody: listed after people's own, and not changed here. */
  readonly isSystem?: boolean;
}

/** Functions of a page that keeps modules. Those that are left out are not offered. */
export interface HostModuleProviders {
  readonly modules?: {
    readonly list: () => Promise<{ readonly modules: readonly HostModule[]; readonly groups?: readonly HostModuleGroup[] }>;
    readonly create?: (draft: ModuleDraft) => unknown;
    readonly save?: (id: string, change: Pick<ModuleDraft, "name" | "groupId">) => unknown;
    readonly remove?: (id: string) => unknown;
    readonly createGroup?: (name: string) => unknown;
    readonly renameGroup?: (id: string, name: string) => unknown;
    readonly removeGroup?: (id: string) => unknown;
  };
}

/** The module port over a page's own functions. */
export function hostModules({ modules }: HostModuleProviders): Pick<EditorPorts, "modules"> {
  if (!modules) return {};
  const { list, create, save, remove, createGroup, renameGroup, removeGroup } = modules;
  const port: ModulePort = {
    list: () => ask(async () => ({ kind: "listed", shelf: { ...readShelf(await list()), mayKeepGroups: createGroup !== undefined } })),
    ...(create && { create: (draft) => done(() => create(draft)) }),
    ...(save && { save: (id, change) => done(() => save(id, change)) }),
    ...(remove && { remove: (id) => done(() => remove(id)) }),
    ...(createGroup && { createGroup: (name) => done(() => createGroup(name)) }),
    ...(renameGroup && { renameGroup: (id, name) => done(() => renameGroup(id, name)) }),
    ...(removeGroup && { removeGroup: (id) => done(() => removeGroup(id)) }),
  };
  return { modules: port };
}

function done(call: () => unknown): Promise<ModuleAnswer> {
  return ask(async () => {
    await call();
    return { kind: "done" } as const;
  });
}

function readShelf(answer: unknown) {
  const { modules, groups } = isRecord(answer) ? answer : {};
  return { modules: records(modules).flatMap(readModule), groups: records(groups).flatMap(readGroup) };
}

function readModule({ id, name, block, description, groupId, pictureUrl, mayChange }: Readonly<Record<string, unknown>>): ModuleRecord[] {
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [
    {
      id,
      name,
      block,
      description: typeof description === "string" ? description : "",
      groupId: typeof groupId === "string" ? groupId : null,
      ...(typeof pictureUrl === "string" && { preview: { kind: "picture", url: pictureUrl } }),
      mayChange: mayChange !== false,
    },
  ];
}

function readGroup({ id, name, isSystem }: Readonly<Record<string, unknown>>): ModuleGroupRecord[] {
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [{ id, name, isSystem: isSystem === true, mayChange: isSystem !== true }];
}

const records = (value: unknown) => (Array.isArray(value) ? value : []).filter(isRecord);
