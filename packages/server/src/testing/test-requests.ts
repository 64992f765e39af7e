import { fc } from "@mailwright/testing/fast-check";
import type { JsonSchema, Operation } from "../http/load-contract.js";
import { loadContract } from "../http/load-contract.js";
import { arbitraryOf } from "./test-arbitraries.js";

/** The contract that the generated requests are made from. */
export const contract = loadContract();

function resolve(reference: string): JsonSchema {
  const steps = reference.slice(reference.indexOf("#/") + 2).split("/");
  return steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), contract.shared) as JsonSchema;
}

/** What a request is made of, before it is written down. */
export interface GeneratedRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Requests of an operation that fit the contract, for the most part; `ids` are tried wherever an id may stand. */
export const requestOf = (operation: Operation, ids: readonly string[]): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    params: operation.params ? arbitraryOf(operation.params, resolve, ids) : fc.constant({}),
    query: operation.query ? arbitraryOf(operation.query, resolve, ids) : fc.constant({}),
    headers: operation.headers ? arbitraryOf(operation.headers, resolve, ids) : fc.constant({}),
    body: operation.body ? arbitraryOf(operation.body, resolve, ids) : fc.constant(undefined),
  });

/** The address of a request, its parameters filled in. */
export function writeUrl(pattern: string, { params, query }: GeneratedRequest): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => writeSegment(Reflect.get(Object(params), name) ?? "x"));
  const search = Object.entries(Object(query)).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** The headers of a request that a client may send, and those of who is signed in. */
export function writeHeaders(
  operation: Operation,
  { headers }: GeneratedRequest,
  signedIn: Readonly<Record<string, string>>,
): Record<string, string> {
  const given = Object.entries(Object(headers)).map(([name, value]) => [name, toText(value).replaceAll(/[^\x20-\x7e]/g, "?")]);
  const json = { "content-type": "application/json" };
  return {
    ...(operation.body ? json : {}),
    ...Object.fromEntries(given.filter(([name]) => operation.headers && name !== undefined && /^[a-z-]+$/.test(name))),
    ...signedIn,
  };
}

const toText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
/** One or two dots, and nothing, are no part of a path: no client sends `/templates/.`, but `/templates/`, which names another operation. */
const writeSegment = (value: unknown) => encode(value).replace(/^\.{0,2}$/, "x");
const encode = (value: unknown) => encodeURIComponent(toText(value).replaceAll(/[\ud800-\udfff]/g, "?"));
