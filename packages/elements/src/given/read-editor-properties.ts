import type { EditorFeatures, HostBlocks, HostProviders, HostUser } from "@mailwright/editor";
import { definitionShape, featureShapes, presetShape, providerShapes } from "./email-editor-shapes.js";
import { readChecks } from "./read-checks.js";
import { fits, isRecord, pickFitting } from "./shapes.js";

/** The functions a page supplies; what does not fit is left out. */
export function readProviders(value: unknown): HostProviders {
  const { listMergeTags, ...given } = pickFitting(value, providerShapes);
  return { ...given, ...(isFunction(listMergeTags) && { listMergeTags: async () => readMergeTags(await listMergeTags()) }) };
}

export type MergeTags = readonly { readonly tag: string; readonly name: string; readonly group?: string; readonly sample?: string }[];

/** Merge tags as a page gives them: `[{ value, label, group?, sample? }]`. Entries that are none are left out. */
export function readMergeTags(value: unknown): MergeTags {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["value"] !== "string") return [];
    const { value: tag, label, group, sample } = entry;
    const name = typeof label === "string" ? label : tag;
    return [{ tag, name, ...(typeof group === "string" && { group }), ...(typeof sample === "string" && { sample }) }];
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
  const { home, tour } = pickFitting(value, featureShapes);
  const { checks: wanted, entitlements } = isRecord(value) ? value : {};
  const checks = readChecks(wanted, checksWorkerUrl);
  return {
    home: typeof home === "boolean" ? home : isConnected,
    ...(typeof tour === "boolean" && { tour }),
    ...(checks !== undefined && { checks }),
    // A right that nobody knows gives nothing; no list at all would give everything.
    ...(isListOf(entitlements, (entry): entry is string => typeof entry === "string") && { entitlements }),
  };
}

function isDefinition(value: unknown): value is HostBlocks["definitions"][number] {
  return fits(value, definitionShape);
}

function isPreset(value: unknown): value is HostBlocks["presets"][number] {
  return fits(value, presetShape);
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === "function";
}

function isListOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isEntry);
}
