import { type Client, listIconCategories, listIconStyles, searchIcons } from "@mailwright/client";
import type { IconPort } from "../icon-port.js";
import { refusalFrom } from "./answers.js";

/** How many icons the chooser shows at a time. */
const iconPageSize = 36;

interface ServerGroup {
  readonly identifier: string;
  readonly name: string;
}

const groupsOf = (groups: readonly ServerGroup[]) => groups.map(({ identifier: id, name }) => ({ id, name }));

/** The icons that the server draws. */
export function connectedIcons(client: Client): IconPort {
  return {
    search: (query, offset, signal, among) =>
      searchIcons(client, { query, offset, count: iconPageSize, ...among }, signal).then(
        ({ icons, total_count: total }) => ({
          kind: "listed" as const,
          icons: icons.map(({ id, description, url }) => ({ id, name: description, url: client.resolveUrl(url) })),
          total,
        }),
        refusalFrom,
      ),
    groups: (signal) =>
      Promise.all([listIconCategories(client, signal), listIconStyles(client, signal)]).then(
        ([categories, styles]) => ({ kind: "grouped" as const, categories: groupsOf(categories), styles: groupsOf(styles) }),
        refusalFrom,
      ),
    inColor: ({ url }, color) => `${url}&color=${color.replace("#", "")}`,
  };
}
