import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { VersionRecord } from "../version-port.js";
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

/** The version port over a page's own functions. */
export function hostVersions({ versions }: HostVersionProviders): Pick<EditorPorts, "versions"> {
  if (!versions) return {};
  const { keep, rename } = versions;
  return {
    versions: {
      ...(keep && { keep: (name) => ask(async () => named(await keep(name))) }),
      ...(rename && { rename: (date, name) => ask(async () => named(await rename(date, name))) }),
      list: () => ask(async () => ({ kind: "listed", versions: readVersions(await versions.list()) }) as const),
      load: (date) => ask(async () => ({ kind: "loaded", document: await versions.load(date) }) as const),
    },
  };
}

function readVersions(answer: unknown): readonly VersionRecord[] {
  return Array.isArray(answer) ? answer.flatMap((version: unknown) => readVersion(version) ?? []) : [];
}

function named(answer: unknown) {
  const version = readVersion(answer);
  if (!version) throw new Error("the page answered no version");
  return { kind: "named", version } as const;
}

function readVersion(version: unknown): VersionRecord | undefined {
  if (!isRecord(version)) return undefined;
  const { date, userName, previewUrl, name, authors } = version;
  if (typeof date !== "string" || Number.isNaN(Date.parse(date))) return undefined;
  const people = Array.isArray(authors) ? authors.filter((author) => typeof author === "string" && author !== "") : [];
  return { date, userName: textOf(userName), name: textOf(name), authors: people, previewUrl: textOf(previewUrl) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
