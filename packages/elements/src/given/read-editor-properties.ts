import { type PictureKind, pictureKinds } from "@mailwright/document";
import type { EditorFeatures, HostBlocks, HostProviders, HostUser } from "@mailwright/editor";
import { readChecks } from "./read-checks.js";

const providerNames = ["save", "uploadImage", "listImages", "makePicture", "searchIcons", "listCustomFields", "sendTestEmail"] as const;

/** The functions a page supplies; anything that is no function is left out. */
export function readProviders(value: unknown): HostProviders {
  if (!isRecord(value)) return {};
  const given = providerNames.filter((name) => typeof value[name] === "function").map((name) => [name, value[name]]);
  const { pictureKinds: kinds, shop, modules, notes, versions, listMergeTags } = value;
  return {
    ...Object.fromEntries(given),
    ...(isListOf(kinds, isPictureKind) && { pictureKinds: kinds }),
    ...(isShop(shop) && { shop }),
    ...(isShelf(modules) && { modules }),
    ...(isNotes(notes) && { notes }),
    ...(isVersions(versions) && { versions }),
    ...(isFunction(listMergeTags) && { listMergeTags: async () => readMergeTags(await listMergeTags()) }),
  };
}

export type MergeTags = readonly { readonly tag: string; readonly name: string; readonly group?: string }[];

/** Merge tags as a page gives them: `[{ value, label, group? }]`. Entries that are none are left out. */
export function readMergeTags(value: unknown): MergeTags {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["value"] !== "string") return [];
    const { value: tag, label, group } = entry;
    return [{ tag, name: typeof label === "string" ? label : tag, ...(typeof group === "string" && { group }) }];
  });
}

/** Who works in the editor; what is no text is left out. */
export function readUser(value: unknown): HostUser {
  if (!isRecord(value)) return {};
  return Object.fromEntries(["id", "name", "email"].flatMap((name) => (typeof value[name] === "string" ? [[name, value[name]]] : [])));
}

/** Block types and presets of the page's own. */
export function readBlocks(value: unknown): HostBlocks | undefined {
  if (!isRecord(value)) return undefined;
  const { definitions, presets } = value;
  if (!isListOf(definitions, isDefinition)) return undefined;
  return { definitions, presets: isListOf(presets, isPreset) ? presets : [] };
}

/** What a page takes away of the interface. Without a server there is no list of templates to go home to. */
export function readFeatures(value: unknown, isConnected: boolean, checksWorkerUrl?: string): EditorFeatures {
  const given = isRecord(value) ? value : {};
  const { home, tour, entitlements } = given;
  const checks = readChecks(given["checks"], checksWorkerUrl);
  return {
    home: typeof home === "boolean" ? home : isConnected,
    ...(typeof tour === "boolean" && { tour }),
    ...(checks !== undefined && { checks }),
    ...(isListOf(entitlements, (entry): entry is string => typeof entry === "string") && { entitlements }),
  };
}

function isDefinition(value: unknown): value is HostBlocks["definitions"][number] {
  return isRecord(value) && typeof value["type"] === "string" && typeof value["compile"] === "function" && isRecord(value["props"]);
}

function isPreset(value: unknown): value is HostBlocks["presets"][number] {
  return isRecord(value) && typeof value["id"] === "string" && typeof value["makes"] === "function";
}

function isShop(value: unknown): value is NonNullable<HostProviders["shop"]> {
  return isRecord(value) && typeof value["stores"] === "function" && typeof value["products"] === "function";
}

function isNotes(value: unknown): value is NonNullable<HostProviders["notes"]> {
  return isRecord(value) && isFunction(value["list"]) && isFunction(value["add"]) && isFunction(value["remove"]);
}

function isVersions(value: unknown): value is NonNullable<HostProviders["versions"]> {
  return isRecord(value) && isFunction(value["list"]) && isFunction(value["load"]);
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === "function";
}

/** A record of functions, of which `list` must be there. */
function isShelf(value: unknown): value is NonNullable<HostProviders["modules"]> {
  return isRecord(value) && Object.values(value).every((member) => typeof member === "function") && "list" in value;
}

function isPictureKind(value: unknown): value is PictureKind {
  return pictureKinds.some((kind) => kind === value);
}

function isListOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
