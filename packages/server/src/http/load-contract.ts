import { readFileSync } from "node:fs";
import type { operations } from "@mailwright/contract";
import { isRecord } from "../base/is-record.js";
import { contractPath } from "../base/package-root.js";

export type OperationId = keyof operations;
export type Access = "signed-in" | "public" | "host";
export type JsonSchema = { readonly [key: string]: unknown };

/** One call of the contract, as the router takes it. */
export interface Operation {
  id: string;
  method: string;
  /** In the router's form: `/api/v2/usertemplate/:id`. */
  url: string;
  access: Access;
  params: JsonSchema | null;
  query: JsonSchema | null;
  headers: JsonSchema | null;
  body: JsonSchema | null;
  /** The most bytes that a JSON body may have. A larger one is refused before it is read to its end. */
  bodyMaxBytes: number;
  takesFiles: boolean;
  /** JSON answers by status; pages and files are not serialised. */
  answers: Record<string, JsonSchema>;
}

export interface Contract {
  operations: Operation[];
  /** The schemas that other schemas refer to by `$ref`. */
  shared: JsonSchema & { $id: string };
}

const contractId = "contract";
const methods = ["get", "post", "put", "patch", "delete"];

/** Reads openapi.yaml into what the router needs. */
export function loadContract(path = contractPath): Contract {
  const document = asRecord(JSON.parse(readFileSync(path, "utf8").replaceAll('"#/components/', `"${contractId}#/components/`)));
  const read = createReader(document);
  const found = Object.entries(asRecord(document["paths"])).flatMap(([url, item]) =>
    methods.flatMap((method) => {
      const operation = asRecord(item)[method];
      return operation === undefined ? [] : [readOperation(url, method, asRecord(operation), asRecord(item), read)];
    }),
  );
  return { operations: found, shared: { $id: contractId, components: document["components"] } };
}

type Reader = (node: unknown) => Record<string, unknown>;

/** Follows references to parameters, answers and headers; schemas keep theirs for the validator. */
function createReader(document: Record<string, unknown>): Reader {
  return function read(node) {
    const reference = asRecord(node)["$ref"];
    if (typeof reference !== "string") return asRecord(node);
    const steps = reference.slice(reference.indexOf("#/") + 2).split("/");
    return read(steps.reduce<unknown>((at, step) => asRecord(at)[step], document));
  };
}

function readOperation(
  url: string,
  method: string,
  operation: Record<string, unknown>,
  item: Record<string, unknown>,
  read: Reader,
): Operation {
  const parameters = [...asList(item["parameters"]), ...asList(operation["parameters"])].map(read);
  const content = asRecord(read(operation["requestBody"] ?? {})["content"] ?? {});
  return {
    id: String(operation["operationId"]),
    method: method.toUpperCase(),
    url: url.replaceAll(/\{(\w+)\}/g, ":$1"),
    access: readAccess(operation["security"]),
    params: gather(parameters, "path"),
    query: gather(parameters, "query"),
    headers: gather(parameters, "header"),
    body: "application/json" in content ? asRecord(asRecord(content["application/json"])["schema"]) : null,
    bodyMaxBytes: readBodyMax(operation, "application/json" in content),
    takesFiles: "multipart/form-data" in content,
    answers: readAnswers(asRecord(operation["responses"]), read),
  };
}

/** The most bytes of the operation's body. Of an operation without one no body is read, so its limit never matters. */
function readBodyMax(operation: Record<string, unknown>, takesBody: boolean): number {
  const bytes = operation["x-body-max-bytes"];
  if (takesBody && typeof bytes !== "number")
    throw new Error(`${String(operation["operationId"])} does not say how large its body may be.`);
  return typeof bytes === "number" ? bytes : noBodyBytes;
}

const noBodyBytes = 1024;

function readAccess(security: unknown): Access {
  if (security === undefined) return "signed-in";
  const schemes = asList(security).flatMap((entry) => Object.keys(asRecord(entry)));
  return schemes.includes("hostKey") ? "host" : "public";
}

function gather(parameters: Record<string, unknown>[], place: string): JsonSchema | null {
  const here = parameters.filter((parameter) => parameter["in"] === place);
  if (here.length === 0) return null;
  // Node gives header names in lower case.
  const nameOf = (parameter: Record<string, unknown>) =>
    place === "header" ? String(parameter["name"]).toLowerCase() : String(parameter["name"]);
  return {
    type: "object",
    properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), parameter["schema"]])),
    required: here.filter((parameter) => parameter["required"] === true).map(nameOf),
  };
}

function readAnswers(responses: Record<string, unknown>, read: Reader): Record<string, JsonSchema> {
  const entries = Object.entries(responses).flatMap(([status, response]) => {
    const json = asRecord(read(response)["content"] ?? {})["application/json"];
    return json === undefined ? [] : [[status, asRecord(asRecord(json)["schema"])] as const];
  });
  return Object.fromEntries(entries);
}

function asRecord(node: unknown): Record<string, unknown> {
  if (!isRecord(node)) throw new Error(`openapi.yaml has ${JSON.stringify(node)} where a map belongs.`);
  return node;
}
const asList = (node: unknown): unknown[] => (Array.isArray(node) ? node : []);
