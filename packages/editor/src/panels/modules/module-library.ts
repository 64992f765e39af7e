import { createStore, type StoreApi } from "zustand/vanilla";
import { prepareIncoming } from "../../base/document/prepare-mjml.js";
import type { ModuleAnswer, ModulePort, ModuleShelf } from "../../ports/module-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";

/** The state of the modules. While they are fetched again, or if that fails, the last ones still show. */
export interface ModuleLibraryState {
  readonly phase: "idle" | "loading" | "ready" | "failed";
  readonly shelf: ModuleShelf | undefined;
  /** More of them are being fetched. */
  readonly isPart?: boolean;
}

/** The modules of one editor: fetched once, and again after each change. */
export interface ModuleLibrary extends Pick<StoreApi<ModuleLibraryState>, "getState" | "subscribe"> {
  readonly port: ModulePort;
  refresh(): Promise<void>;
  /** Makes the change, and fetches the modules again whether it worked or not. Answers the refusal, if any. */
  change(doing: (port: ModulePort) => Promise<ModuleAnswer> | undefined): Promise<PortRefusal | undefined>;
}

const libraries = new WeakMap<ModulePort, ModuleLibrary>();

/** The library of a port. The same port always gives the same library. */
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
      // When the list is fetched again, the old list shows until the new one is complete.
      if (isFirst && turn === latest) store.setState({ shelf: part, isPart: true });
    });
    if (answer.kind === "listed") await prepareModules(answer.shelf);
    // An answer that comes later than a newer one is ignored.
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

/** A module may hold imported MJML. The code that compiles it is fetched before anybody can insert the module. */
async function prepareModules({ modules }: ModuleShelf): Promise<void> {
  try {
    await prepareIncoming(modules.map(({ block }) => block));
  } catch {
    // Without a connection the modules are listed all the same, and such a module is inserted as if it had been made here.
  }
}
