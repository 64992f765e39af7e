import { isRecord } from "../../ports/is-record.js";
import type { MergeTag } from "../../ports/merge-tag-port.js";

const path = /^(?:\{\{[{~-]?|\*\||%%|%|\[\[|<%=|\$\{|\$\[)\s*([a-z_]\w*(?:\.[a-z_]\w*)*)/i;
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Data in which each merge tag has its sample as its value, else its own name, so that a preview reads "Dear First name". */
export function sampleOfTags(tags: readonly MergeTag[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { tag, name, sample = name } of tags) writeAt(data, pathOfTag(tag), sample);
  return data;
}

/** The path of names in a merge tag. Empty if the tag holds no path. */
export function pathOfTag(tag: string): readonly string[] {
  return path.exec(tag)?.[1]?.split(".") ?? [];
}

/** Sets the value at this path, unless there is one, or a name is one that every object has. */
export function writeAt(data: Record<string, unknown>, names: readonly string[], value: unknown): void {
  const last = names.at(-1);
  if (last === undefined || names.some((each) => forbidden.has(each))) return;
  const parent = names.slice(0, -1).reduce<Record<string, unknown>>((at, each) => {
    const next = isRecord(at[each]) ? at[each] : {};
    at[each] = next;
    return next;
  }, data);
  if (parent[last] === undefined) parent[last] = value;
}
