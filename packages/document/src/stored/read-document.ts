import type { BlockRegistry } from "../definition/registry.js";
import { extraParts, extraSpecs, storedExtra } from "../extras/extras.js";
import { findWrongMembers } from "../props/list.js";
import type { PropSpec } from "../props/prop-spec.js";
import { propOrigin } from "../props/resolve-props.js";
import { type Block, documentVersion, type EmailDocument, type JsonValue } from "../tree/block.js";
import { depthMax } from "../tree/depth-max.js";
import { isRecord } from "../tree/is-record.js";

/** What a stored document holds that we could not read, or had to repair. `path` is for people: `root/0/2`. */
export interface DocumentProblem {
  readonly code:
    | "not-a-document"
    | "missing-version"
    | "newer-version"
    | "bad-settings"
    | "unreadable-block"
    | "unknown-type"
    | "bad-props"
    | "bad-value"
    | "duplicate-id"
    | "too-deep";
  readonly path: string;
  readonly blockId?: string;
  readonly detail?: string;
}

/** What `readDocument` answers: a document that opens, and what it could not read. */
export interface ReadDocument {
  readonly document: EmailDocument;
  readonly problems: readonly DocumentProblem[];
}

/** The type of a block that stands for JSON we could not read; the JSON itself is in `props.original`. */
export const unreadableType = "unreadable";

interface Reading {
  readonly registry: BlockRegistry;
  readonly newId: () => string;
  readonly problems: DocumentProblem[];
  readonly ids: Set<string>;
}

/**
 * Opens any JSON as far as it can. Unknown blocks, wrong props and values stay in the document as they are (so saving loses
 * nothing) and are reported; what is no block at all becomes an `unreadable` block that `writeDocument` writes back unchanged.
 * Never throws.
 */
export function readDocument(stored: unknown, registry: BlockRegistry, newId: () => string): ReadDocument {
  const reading: Reading = { registry, newId, problems: [], ids: new Set() };
  if (!isRecord(stored) || !isRecord(stored["root"])) {
    reading.problems.push({ code: "not-a-document", path: "" });
    return {
      document: { version: documentVersion, settings: {}, root: { id: newId(), type: "root", props: {}, children: [] } },
      problems: reading.problems,
    };
  }
  const version = readVersion(stored["version"], reading);
  const settings = stored["settings"];
  if (settings !== undefined && !isRecord(settings)) reading.problems.push({ code: "bad-settings", path: "settings" });
  const root = readBlock(stored["root"], "root", 0, reading);
  return { document: { version, settings: isRecord(settings) ? settings : {}, root: asRoot(root, newId) }, problems: reading.problems };
}

/** The document as it is stored: the reverse of `readDocument`, unreadable parts included. */
export function writeDocument(document: EmailDocument): JsonValue {
  return { version: document.version, settings: document.settings, root: writeBlock(document.root) };
}

function writeBlock(block: Block): JsonValue {
  if (block.type === unreadableType && "original" in block.props) return block.props["original"] ?? null;
  const written = { id: block.id, type: block.type, props: block.props, ...(block.extras && { extras: block.extras }) };
  return block.children ? { ...written, children: block.children.map(writeBlock) } : written;
}

function readVersion(version: unknown, { problems }: Reading): number {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    problems.push({ code: "missing-version", path: "version" });
    return documentVersion;
  }
  if (version > documentVersion) problems.push({ code: "newer-version", path: "version", detail: String(version) });
  return version;
}

function asRoot(block: Block, newId: () => string): Block {
  return block.type === "root" ? { ...block, children: block.children ?? [] } : { id: newId(), type: "root", props: {}, children: [block] };
}

function readBlock(stored: unknown, path: string, depth: number, reading: Reading): Block {
  if (!isRecord(stored) || typeof stored["type"] !== "string") return unreadable(stored, "unreadable-block", path, reading);
  if (depth > depthMax) return unreadable(stored, "too-deep", path, reading);
  const { type, children } = stored;
  const id = readId(stored["id"], path, reading);
  const props = readProps(stored["props"], id, path, reading);
  const extras = readExtras(stored["extras"], id, path, reading);
  const block = { id, type, props, ...(extras && { extras }) };
  checkProps(block, path, reading);
  if (children === undefined) return block;
  if (!Array.isArray(children)) return unreadable(stored, "unreadable-block", path, reading);
  return { ...block, children: children.map((child: unknown, index) => readBlock(child, `${path}/${index}`, depth + 1, reading)) };
}

function unreadable(stored: unknown, code: "unreadable-block" | "too-deep", path: string, { problems, newId }: Reading): Block {
  const id = newId();
  problems.push({ code, path, blockId: id });
  return { id, type: unreadableType, props: { original: (stored ?? null) as JsonValue } };
}

function readId(id: unknown, path: string, { ids, newId, problems }: Reading): string {
  const usable = typeof id === "string" && /^[\w-]{1,64}$/.test(id);
  if (usable && !ids.has(id)) {
    ids.add(id);
    return id;
  }
  const fresh = newId();
  if (usable) problems.push({ code: "duplicate-id", path, blockId: fresh, detail: id });
  ids.add(fresh);
  return fresh;
}

function readProps(props: unknown, blockId: string, path: string, { problems }: Reading): Record<string, JsonValue> {
  if (isRecord(props)) return props;
  if (props !== undefined) problems.push({ code: "bad-props", path, blockId });
  return {};
}

function readExtras(extras: unknown, blockId: string, path: string, { problems }: Reading): Record<string, JsonValue> | undefined {
  if (isRecord(extras)) return extras;
  if (extras !== undefined) problems.push({ code: "bad-props", path, blockId, detail: "extras" });
  return undefined;
}

function checkProps(block: Block, path: string, { registry, problems }: Reading): void {
  const { type, props, id: blockId } = block;
  const definition = registry.get(type);
  if (!definition) {
    problems.push({ code: "unknown-type", path, blockId, detail: type });
    return;
  }
  for (const [name, spec] of Object.entries(definition.props)) {
    for (const detail of findWrongValues(name, spec, props[name])) problems.push({ code: "bad-value", path, blockId, detail });
  }
  if (!block.extras) return;
  for (const part of extraParts) {
    const stored = storedExtra(block, part);
    for (const [name, spec] of Object.entries(extraSpecs(definition, part))) {
      if (propOrigin(spec, stored[name]) === "invalid") problems.push({ code: "bad-value", path, blockId, detail: `${part}.${name}` });
    }
  }
}

function findWrongValues(name: string, spec: PropSpec, value: JsonValue | undefined): readonly string[] {
  if (propOrigin(spec, value) === "invalid") return [name];
  return spec.kind === "list" && Array.isArray(value) ? findWrongMembers(spec, value).map((member) => `${name}.${member}`) : [];
}
