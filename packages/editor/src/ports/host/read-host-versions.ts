import { isRecord } from "../is-record.js";
import type { VersionRecord } from "../version-port.js";

/** What a page answered when it was asked for its versions. Entries that are none are left out. */
export function readVersions(answer: unknown): readonly VersionRecord[] {
  return Array.isArray(answer) ? answer.flatMap((version: unknown) => readVersion(version) ?? []) : [];
}

/** The version that a page has named. */
export function readNamed(answer: unknown) {
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
