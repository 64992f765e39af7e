import { type Client, searchIcons } from "@mailwright/client";
import type { IconPort } from "../icon-port.js";
import { refusalFrom } from "./answers.js";

/** How many icons the chooser shows at a time. */
const iconPageSize = 36;

/** The icons that the server draws. */
export function connectedIcons(client: Client): IconPort {
  return {
    search: (query, offset, signal) =>
      searchIcons(client, { query, offset, count: iconPageSize }, signal).then(
        ({ icons, total_count: total }) => ({
          kind: "listed" as const,
          icons: icons.map(({ id, description, url }) => ({ id, name: description, url: client.resolveUrl(url) })),
          total,
        }),
        refusalFrom,
      ),
  };
}
