import type { JsonValue } from "@mailwright/document";
import type { DropTarget } from "../tree/drop-target.js";
import type { OnBlocks } from "./command-arguments.js";

// What the arguments of a command are checked with when they come from a bridge or a host page.

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNothing(args: unknown): args is undefined {
  return args === undefined || args === null;
}

/** Absent, or what the check says. */
export function isOptional<T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined {
  return value === undefined || is(value);
}

export const isString = (value: unknown): value is string => typeof value === "string";

export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}

export function isOneOf<T extends string>(options: readonly T[]) {
  return (value: unknown): value is T => options.some((option) => option === value);
}

export function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

export function isTarget(value: unknown): value is DropTarget {
  return isFields(value) && isString(value["parentId"]) && isIndex(value["index"]);
}

export function isOnBlocks(args: unknown): args is OnBlocks {
  return isFields(args) && isOptional(args["blockIds"], isStrings);
}

export function isOnBlocksOrNothing(args: unknown): args is OnBlocks | undefined {
  return isNothing(args) || isOnBlocks(args);
}

/** Plain JSON, not deeper than real props are. */
export function isJson(value: unknown, depthLeft = 20): value is JsonValue {
  if (value === null || isString(value) || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depthLeft === 0) return false;
  return Object.values(value).every((item) => isJson(item, depthLeft - 1));
}

export function isJsonRecord(value: unknown): value is Readonly<Record<string, JsonValue | undefined>> {
  return isFields(value) && Object.values(value).every((item) => item === undefined || isJson(item));
}
