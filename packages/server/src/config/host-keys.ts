import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What a host may do with a key: make sessions of users, and of administrators. */
export type HostKeyScope = "sessions" | "admins";

/** A key of a host as the configuration names it. The key itself is not kept, only its SHA-256. */
export interface HostKey {
  workspaceId: string;
  keyHash: string;
  /** For people who look for it in a list. */
  name: string;
  scopes: readonly HostKeyScope[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const scopes: readonly HostKeyScope[] = ["sessions", "admins"];
const form = /^([a-z0-9-]{1,60}):(hk_[^\s:]{32,200}|sha256_[0-9a-f]{64})(?::([\w .-]{1,60}))?(?::([a-z+]+))?$/;

/**
 * Reads `HOST_KEYS` (entries separated by commas) and the file that `HOST_KEYS_FILE` names (an entry a line, `#` begins a comment). An entry is
 * `workspace:key`, and perhaps `:name` and `:scope+scope` behind it; in place of the key its hash may stand, as `sha256_` and 64 hexadecimal digits.
 * What is wrong is added to `faults`, without the key.
 */
export function parseHostKeys(env: Environment, faults: string[]): HostKey[] {
  const listed = split(env["HOST_KEYS"] ?? "", ",").map((entry, index) => ({ entry, at: `HOST_KEYS, entry ${index + 1}` }));
  const keys = [...listed, ...readFile(env["HOST_KEYS_FILE"], faults)].flatMap(({ entry, at }) => parseEntry(entry, at, faults));
  const repeated = keys.find((key, index) => keys.findIndex(({ keyHash }) => keyHash === key.keyHash) < index);
  if (repeated) faults.push(`The host key "${repeated.name}" is listed twice. A key opens one workspace.`);
  return keys;
}

function readFile(path: string | undefined, faults: string[]) {
  if (!path) return [];
  try {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, index) =>
      split(line.replace(/#.*$/, ""), "\n").map((entry) => ({ entry, at: `HOST_KEYS_FILE, line ${index + 1}` })),
    );
  } catch {
    faults.push(`HOST_KEYS_FILE names a file that cannot be read: ${path}`);
    return [];
  }
}

function parseEntry(entry: string, at: string, faults: string[]): HostKey[] {
  const [, workspaceId, key, given, listed] = form.exec(entry) ?? [];
  // `acme:hk_…:sessions` has a scope and no name. Read as a name it would make administrators.
  const isScope = listed === undefined && scopes.some((scope) => scope === given);
  const name = isScope ? workspaceId : (given ?? workspaceId);
  const wanted = ((isScope ? given : listed) ?? "sessions+admins").split("+");
  const known = scopes.filter((scope) => wanted.includes(scope));
  if (workspaceId === undefined || key === undefined || name === undefined || known.length !== wanted.length) {
    faults.push(`${at} must be such as acme:hk_… with at least 32 characters after hk_, and perhaps :name and :sessions+admins behind it.`);
    return [];
  }
  const keyHash = key.startsWith("sha256_") ? key.slice("sha256_".length) : createHash("sha256").update(key).digest("hex");
  return [{ workspaceId, keyHash, name, scopes: known }];
}

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");
