import type { IconGroup, IconListAnswer } from "../icon-port.js";
import { isRecord } from "../is-record.js";
import { refused } from "./ask-host.js";

/** What was chosen in a page's own dialog. */
export function readIcon(answer: unknown) {
  if (answer === null || answer === undefined) return { kind: "none" } as const;
  if (isRecord(answer) && typeof answer["id"] === "string") return { kind: "chosen", id: answer["id"] } as const;
  return refused("unreadable-answer", "The page answered no icon.");
}

/** A page's groups of icons. */
export function readGroups(answer: unknown) {
  const { categories, styles } = isRecord(answer) ? answer : {};
  return { kind: "grouped", categories: readList(categories), styles: readList(styles) } as const;
}

function readList(list: unknown): readonly IconGroup[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((group: unknown) => {
    if (!isRecord(group) || typeof group["id"] !== "string" || group["id"] === "") return [];
    const { id, name } = group;
    return [{ id, name: typeof name === "string" ? name : id }];
  });
}

/** A page's answer to a search for icons. */
export function readIcons(answer: unknown, offset: number): IconListAnswer {
  const { icons: list, total } = isRecord(answer) ? answer : {};
  if (!Array.isArray(list)) return refused("unreadable-answer", "The page answered no list of icons.");
  const icons = list.flatMap((icon: unknown) => {
    if (!isRecord(icon) || typeof icon["id"] !== "string" || typeof icon["url"] !== "string") return [];
    const { id, url, name } = icon;
    return [{ id, url, name: typeof name === "string" ? name : id }];
  });
  return { kind: "listed", icons, total: typeof total === "number" ? total : offset + icons.length };
}
