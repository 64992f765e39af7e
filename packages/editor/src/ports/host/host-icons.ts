import type { EditorPorts } from "../editor-ports.js";
import type { IconGroup, IconPort, IconRecord } from "../icon-port.js";
import { ask } from "./ask-host.js";

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

const reading = () => import("./read-host-icons.js");

/** The port over a page that has icons. The code that reads its answers is fetched with the first one. */
export function hostIcons({ icons, searchIcons }: HostIconProviders): Pick<EditorPorts, "icons"> {
  if (icons === false) return {};
  const { search = searchIcons, groups, open } = icons ?? {};
  if (!search && !open) return {};
  const port: IconPort = {
    search: (query, offset, signal, among = { category: "", style: "" }) =>
      ask(async () => (await reading()).readIcons(await search?.(query, { ...among, offset, signal }), offset)),
    ...(groups && { groups: () => ask(async () => (await reading()).readGroups(await groups())) }),
    ...(open && { open: () => ask(async () => (await reading()).readIcon(await open())) }),
  };
  return { icons: port };
}
