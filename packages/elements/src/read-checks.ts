import type { ChecksFeature } from "@mailwright/editor";

type Known = Record<string, unknown>;

const severities = ["error", "warning", "hint", "off"];

/** How a page wants its emails looked at; `false` where it wants no checks. What is no such thing is left out. */
export function readChecks(value: unknown): ChecksFeature | false | undefined {
  if (value === false) return false;
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(accepts).flatMap(([name, isFine]) => (isFine(value[name]) ? [[name, value[name]]] : [])));
}

const accepts = {
  publish: (value) => value === "warn" || value === "block",
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
