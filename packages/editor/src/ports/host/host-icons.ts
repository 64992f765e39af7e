import type { EditorPorts } from "../editor-ports.js";
import type { IconListAnswer, IconRecord } from "../icon-port.js";
import { isRecord } from "../is-record.js";
import { ask, refused } from "./ask-host.js";

/** Icons as a host's page may supply them. */
export interface HostIconProviders {
  /** One page of the icons that fit the query, with their number. `makePicture` gets the id of the chosen one. */
  readonly searchIcons?: (
    query: string,
    options: { readonly offset: number; readonly signal: AbortSignal },
  ) => Promise<{ readonly icons: readonly IconRecord[]; readonly total?: number }>;
}

/** The port over a page that has icons. */
export function hostIcons({ searchIcons }: HostIconProviders): Pick<EditorPorts, "icons"> {
  if (!searchIcons) return {};
  return {
    icons: { search: (query, offset, signal) => ask(async () => readIcons(await searchIcons(query, { offset, signal }), offset)) },
  };
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
