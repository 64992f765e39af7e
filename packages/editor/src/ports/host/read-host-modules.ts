import { isRecord } from "../is-record.js";
import type { ModuleGroupRecord, ModuleRecord, ModuleShelfAnswer } from "../module-port.js";

/** What a page answered when it was asked for its modules. Entries that are none are left out. */
export function readShelf(answer: unknown, mayKeepGroups: boolean): ModuleShelfAnswer {
  const { modules, groups } = isRecord(answer) ? answer : {};
  const shelf = { modules: records(modules).flatMap(readModule), groups: records(groups).flatMap(readGroup), mayKeepGroups };
  return { kind: "listed", shelf };
}

function readModule({ id, name, block, description, groupId, pictureUrl, mayChange }: Readonly<Record<string, unknown>>): ModuleRecord[] {
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [
    {
      id,
      name,
      block,
      description: typeof description === "string" ? description : "",
      groupId: typeof groupId === "string" ? groupId : null,
      ...(typeof pictureUrl === "string" && { preview: { kind: "picture", url: pictureUrl } }),
      mayChange: mayChange !== false,
    },
  ];
}

function readGroup({ id, name, isSystem }: Readonly<Record<string, unknown>>): ModuleGroupRecord[] {
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [{ id, name, isSystem: isSystem === true, mayChange: isSystem !== true }];
}

const records = (value: unknown) => (Array.isArray(value) ? value : []).filter(isRecord);
