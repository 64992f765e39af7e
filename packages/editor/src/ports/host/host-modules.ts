import type { EditorPorts } from "../editor-ports.js";
import type { ModuleChange, ModuleDraft, ModulePort } from "../module-port.js";
import { ask } from "./ask-host.js";

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
  /** `false`: people cannot rename or delete it. */
  readonly mayChange?: boolean;
}

export interface HostModuleGroup {
  readonly id: string;
  readonly name: string;
  /** Ready-made for everybody: listed after people's own modules, and not changed here. */
  readonly isSystem?: boolean;
}

/** Functions of a page that keeps modules. Those that are left out are not offered. */
export interface HostModuleProviders {
  readonly modules?: {
    readonly list: () => Promise<{ readonly modules: readonly HostModule[]; readonly groups?: readonly HostModuleGroup[] }>;
    readonly create?: (draft: ModuleDraft) => unknown;
    readonly save?: (id: string, change: ModuleChange) => unknown;
    readonly remove?: (id: string) => unknown;
    readonly createGroup?: (name: string) => unknown;
    readonly renameGroup?: (id: string, name: string) => unknown;
    readonly removeGroup?: (id: string) => unknown;
  };
}

/** The module port over a page's own functions. The code that reads their answers is fetched with the first one. */
export function hostModules({ modules }: HostModuleProviders): Pick<EditorPorts, "modules"> {
  if (!modules) return {};
  const { list, create, save, remove, createGroup, renameGroup, removeGroup } = modules;
  const port: ModulePort = {
    list: () => ask(async () => (await import("./read-host-modules.js")).readShelf(await list(), createGroup !== undefined)),
    ...(create && { create: (draft) => done(() => create(draft)) }),
    ...(save && { save: (id, change) => done(() => save(id, change)) }),
    ...(remove && { remove: (id) => done(() => remove(id)) }),
    ...(createGroup && { createGroup: (name) => done(() => createGroup(name)) }),
    ...(renameGroup && { renameGroup: (id, name) => done(() => renameGroup(id, name)) }),
    ...(removeGroup && { removeGroup: (id) => done(() => removeGroup(id)) }),
  };
  return { modules: port };
}

const done = (call: () => unknown) =>
  ask(async () => {
    await call();
    return { kind: "done" } as const;
  });
