import type { ChecksFeature } from "@mailwright/editor";

type Known = Record<string, unknown>;

const severities = ["error", "warning", "hint", "off"];

/**
 * How a page wants its emails looked at; `false` where it wants no checks. What is no such thing is left out. `workerUrl` is where the worker is
 * if the page says nothing of it.
 */
export function readChecks(value: unknown, workerUrl: string | undefined): ChecksFeature | false | undefined {
  if (value === false) return false;
  const given = isRecord(value) ? value : {};
  const own = Object.fromEntries(Object.entries(accepts).flatMap(([name, isFine]) => (isFine(given[name]) ? [[name, given[name]]] : [])));
  return { ...(workerUrl !== undefined && { workerUrl }), ...own };
}

const accepts = {
  publish: (value) => value === "warn" || value === "block",
  workerUrl: isText,
  unsubscribe: isWanted,
  postalAddress: isWanted,
  tracking: (value) => isRecordOf(value, isText),
  mergeTags: (value) => Array.isArray(value) && value.every(isText),
  clientShares: (value) => isRecordOf(value, (share) => typeof share === "number" && share >= 0),
  rules: (value) => isRecordOf(value, (severity) => severities.some((known) => known === severity)),
} satisfies Record<keyof ChecksFeature, (value: unknown) => boolean>;

function isWanted(value: unknown): boolean {
  return typeof value === "boolean" || isText(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecordOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isMember);
}

function isRecord(value: unknown): value is Known {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
