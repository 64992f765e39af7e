import type { MergeTag } from "../ports/editor-ports.js";

const path = /^(?:\{\{[{~-]?|\*\||%%|%|\[\[|<%=|\$\{|\$\[)\s*([a-z_]\w*(?:\.[a-z_]\w*)*)/i;
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Data in which each merge tag finds its own name, so that a preview reads "Dear First name". */
export function sampleOfTags(tags: readonly MergeTag[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { tag, name } of tags) {
    const names = path.exec(tag)?.[1]?.split(".") ?? [];
    const last = names.pop();
    if (last === undefined || [...names, last].some((each) => forbidden.has(each))) continue;
    const parent = names.reduce<Record<string, unknown>>((at, each) => {
      const next = isRecord(at[each]) ? at[each] : {};
      at[each] = next;
      return next;
    }, data);
    if (parent[last] === undefined) parent[last] = name;
  }
  return data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
