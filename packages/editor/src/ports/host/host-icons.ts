import type { EditorPorts } from "../editor-ports.js";
import type { IconGroup, IconListAnswer, IconPort, IconRecord } from "../icon-port.js";
import { isRecord } from "../is-record.js";
import { ask, refused } from "./ask-host.js";

export interface HostIconQuery {
  readonly offset: number;
  readonly signal: AbortSignal;
  /** The `id` of a category; empty for all. */
  readonly category: string;
  /** The `id` of a style; empty for the usual one. */
  readonly style: string;
}

/** A page's own icons. Functions that are left out are not offered. */
export interface HostIcons {
  /** One page of the icons that fit the query, with their number. `makePicture` gets the id of the chosen one. */
  readonly search?: (query: string, options: HostIconQuery) => Promise<{ readonly icons: readonly IconRecord[]; readonly total?: number }>;
  /** What people may narrow the search by. */
  readonly groups?: () => Promise<{ readonly categories?: readonly IconGroup[]; readonly styles?: readonly IconGroup[] }>;
  /** Shows the page's own dialog instead of the editor's, and answers the icon that was chosen, or nothing. */
  readonly open?: () => Promise<{ readonly id: string } | null | undefined>;
}

/** Icons as a host's page may supply them. */
export interface HostIconProviders {
  /** Icons to choose from. `false` is the same as leaving it out. */
  readonly icons?: HostIcons | false;
  /** `icons.search` for a page whose icons have no groups. */
  readonly searchIcons?: HostIcons["search"];
}

/** The port over a page that has icons. */
export function hostIcons({ icons, searchIcons }: HostIconProviders): Pick<EditorPorts, "icons"> {
  if (icons === false) return {};
  const { search = searchIcons, groups, open } = icons ?? {};
  if (!search && !open) return {};
  const port: IconPort = {
    search: (query, offset, signal, among = { category: "", style: "" }) =>
      ask(async () => readIcons(await search?.(query, { ...among, offset, signal }), offset)),
    ...(groups && { groups: () => ask(async () => readGroups(await groups())) }),
    ...(open && { open: () => ask(async () => readIcon(await open())) }),
  };
  return { icons: port };
}

function readIcon(answer: unknown) {
  if (answer === null || answer === undefined) return { kind: "none" } as const;
  if (isRecord(answer) && typeof answer["id"] === "string") return { kind: "chosen", id: answer["id"] } as const;
  return refused("unreadable-answer", "The page answered no icon.");
}

function readGroups(answer: unknown) {
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

function readIcons(answer: unknown, offset: number): IconListAnswer {
  const { icons: list, total } = isRecord(answer) ? answer : {};
  if (!Array.isArray(list)) return refused("unreadable-answer", "The page answered no list of icons.");
  const icons = list.flatMap((icon: unknown) => {
    if (!isRecord(icon) || typeof icon["id"] !== "string" || typeof icon["url"] !== "string") return [];
    const { id, url, name } = icon;
    return [{ id, url, name: typeof name === "string" ? name : id }];
  });
  return { kind: "listed", icons, total: typeof total === "number" ? total : offset + icons.length };
}
