import { createStore, type StoreApi } from "zustand/vanilla";
import { prepareIncoming } from "../../base/document/prepare-mjml.js";
import type { ModuleAnswer, ModulePort, ModuleShelf } from "../../ports/module-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";

/** What is known of the modules. While they are fetched again, or that failed, the last ones stay to be seen. */
export interface ModuleLibraryState {
  readonly phase: "idle" | "loading" | "ready" | "failed";
  readonly shelf: ModuleShelf | undefined;
  /** More of them are on their way. */
  readonly isPart?: boolean;
}

/** The modules of one editor: fetched once, and again after each change. */
export interface ModuleLibrary extends Pick<StoreApi<ModuleLibraryState>, "getState" | "subscribe"> {
  readonly port: ModulePort;
  refresh(): Promise<void>;
  /** Does it, and fetches the modules again whatever came of it. Answers why not, if so. */
  change(doing: (port: ModulePort) => Promise<ModuleAnswer> | undefined): Promise<PortRefusal | undefined>;
}

const libraries = new WeakMap<ModulePort, ModuleLibrary>();

/** The library over a port; the same port gives the same library. */
export function moduleLibrary(port: ModulePort): ModuleLibrary {
  const known = libraries.get(port);
  if (known) return known;
  const library = createModuleLibrary(port);
  libraries.set(port, library);
  return library;
}

/** Makes a library. Nothing is fetched before `refresh`. */
export function createModuleLibrary(port: ModulePort): ModuleLibrary {
  const store = createStore<ModuleLibraryState>(() => ({ phase: "idle", shelf: undefined }));
  let latest = 0;
  const refresh = async () => {
    const turn = ++latest;
    store.setState({ phase: "loading" });
    const isFirst = store.getState().shelf === undefined;
    const answer = await port.list(undefined, (part) => {
      // Fetched again, the whole list is seen until the whole new one is there.
      if (isFirst && turn === latest) store.setState({ shelf: part, isPart: true });
    });
    if (answer.kind === "listed") await prepareModules(answer.shelf);
    // An older answer that comes late is not the state of things.
    if (turn !== latest) return;
    if (answer.kind === "listed") store.setState({ phase: "ready", shelf: answer.shelf, isPart: false });
    else store.setState({ phase: "failed", isPart: false });
  };
  return {
    port,
    getState: store.getState,
    subscribe: store.subscribe,
    refresh,
    async change(doing) {
      const answer = await doing(port);
      if (answer?.kind === "refused") store.setState({ phase: "failed" });
      await refresh();
      return answer?.kind === "refused" ? answer : undefined;
    },
  };
}

/** A module may have been made of imported MJML: what compiles it is there before anybody can insert it. */
async function prepareModules({ modules }: ModuleShelf): Promise<void> {
  try {
    await prepareIncoming(modules.map(({ block }) => block));
  } catch {
    // Without a connection the modules are listed all the same, and land as if they had been made here.
  }
}
