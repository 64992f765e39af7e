import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { VersionRecord } from "../version-port.js";
import { ask } from "./ask-host.js";

/** A version that a page keeps. */
export interface HostVersion {
  /** When it was stored, as ISO 8601; it names the version. */
  readonly date: string;
  readonly userName?: string;
  /** A page that shows it. */
  readonly previewUrl?: string;
}

/** Functions of a page that keeps versions. */
export interface HostVersionProviders {
  readonly versions?: {
    readonly list: () => Promise<readonly HostVersion[]>;
    /** The block tree of a version. */
    readonly load: (date: string) => Promise<unknown>;
  };
}

/** The version port over a page's own functions. */
export function hostVersions({ versions }: HostVersionProviders): Pick<EditorPorts, "versions"> {
  if (!versions) return {};
  return {
    versions: {
      list: () => ask(async () => ({ kind: "listed", versions: readVersions(await versions.list()) }) as const),
      load: (date) => ask(async () => ({ kind: "loaded", document: await versions.load(date) }) as const),
    },
  };
}

function readVersions(answer: unknown): readonly VersionRecord[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((version: unknown) => {
    if (!isRecord(version)) return [];
    const { date, userName, previewUrl } = version;
    if (typeof date !== "string" || Number.isNaN(Date.parse(date))) return [];
    return [{ date, userName: textOf(userName), previewUrl: textOf(previewUrl) }];
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
