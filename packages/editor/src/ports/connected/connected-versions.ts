import { createVersion, getVersion, listVersionPage, nameVersion } from "@mailwright/client";
import type { Version } from "@mailwright/contract";
import type { VersionPort, VersionRecord } from "../version-port.js";
import { refusalFrom } from "./answers.js";
import type { TemplateHold } from "./template-hold.js";

/** The versions of a template at the server. */
export function connectedVersions(hold: TemplateHold): Required<VersionPort> {
  const { client } = hold;
  const id = () => hold.id;
  const read = ({ versionDate, userName, previewUrl, name, authors }: Version): VersionRecord => {
    return { date: versionDate, userName, name, authors: authors.map((author) => author.name), previewUrl: client.resolveUrl(previewUrl) };
  };
  const named = (asked: Promise<Version>) => asked.then((version) => ({ kind: "named", version: read(version) }) as const, refusalFrom);
  return {
    restored(date) {
      // What is open together with others is stored by the server, as soon as it is changed.
      if (hold.say) return date === null ? undefined : hold.say({ kind: "restored", version: date });
      hold.made = date === null ? undefined : { restores: date };
    },
    keep: (name) => named(createVersion(client, id(), name)),
    rename: (date, name) => named(nameVersion(client, id(), date, name)),
    list: (signal, after) =>
      listVersionPage(client, id(), after ?? null, signal).then(
        ({ entries, next }) => ({
          kind: "listed" as const,
          next: next ?? undefined,
          versions: entries.map(read),
        }),
        refusalFrom,
      ),
    load: (date, signal) =>
      getVersion(client, id(), date, signal).then(
        ({ template }) => ({ kind: "loaded", document: template.components }) as const,
        refusalFrom,
      ),
  };
}
