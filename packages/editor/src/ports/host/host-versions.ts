import type { EditorPorts } from "../editor-ports.js";
import { ask } from "./ask-host.js";

/** A version that a page keeps. */
export interface HostVersion {
  /** When it was stored, as ISO 8601; it names the version. */
  readonly date: string;
  readonly userName?: string;
  /** What somebody called it. */
  readonly name?: string;
  /** Everybody who changed something since the version before, by name; left out, it is by `userName` alone. */
  readonly authors?: readonly string[];
  /** A page that shows it. */
  readonly previewUrl?: string;
}

/** Functions of a page that keeps versions. */
export interface HostVersionProviders {
  readonly versions?: {
    readonly list: () => Promise<readonly HostVersion[]>;
    /** The block tree of a version. */
    readonly load: (date: string) => Promise<unknown>;
    /** Keeps what was saved last under a name, and answers the version. With `rename` versions can be named by hand. */
    readonly keep?: (name: string) => Promise<HostVersion>;
    /** Names a version, or renames it; an empty name takes it away. Answers the version. */
    readonly rename?: (date: string, name: string) => Promise<HostVersion>;
  };
}

/** The version port over a page's own functions. The code that reads their answers is fetched with the first one. */
export function hostVersions({ versions }: HostVersionProviders): Pick<EditorPorts, "versions"> {
  if (!versions) return {};
  const { keep, rename } = versions;
  return {
    versions: {
      ...(keep && { keep: (name) => ask(async () => (await reading()).readNamed(await keep(name))) }),
      ...(rename && { rename: (date, name) => ask(async () => (await reading()).readNamed(await rename(date, name))) }),
      list: () => ask(async () => ({ kind: "listed", versions: (await reading()).readVersions(await versions.list()) }) as const),
      load: (date) => ask(async () => ({ kind: "loaded", document: await versions.load(date) }) as const),
    },
  };
}

const reading = () => import("./read-host-versions.js");
