import type { CollaboratorRole } from "@mailwright/contract";
import type { EditorPorts } from "../editor-ports.js";
import type { Standing } from "../following-port.js";
import { isRecord } from "../is-record.js";

/** How a page's template stands. What is left out is as if nothing were to be said of it. */
export interface HostStanding {
  /** Why the person may not save: `template-locked`, `lock-released`, or a code of the page's own. */
  readonly refusal?: string | null;
  /** What the person may do: `view`, `comment` (and comments are the page's) or `edit`. Your server has to hold it. */
  readonly role?: CollaboratorRole | null;
  /** Who else has it open. */
  readonly holder?: { readonly name: string } | null;
  readonly ownerName?: string;
  /** The version that is stored, as `save` answers it, and who else stored it. */
  readonly etag?: string | null;
  readonly savedBy?: { readonly name: string } | null;
  /** The right to it is gone, and why; nothing more will come. */
  readonly ended?: string;
}

/** A function of a page whose templates are worked on by several people. */
export interface HostFollowingProviders {
  /** Tells how the template stands, and again whenever that changes, until the signal. */
  readonly follow?: (tell: (standing: HostStanding) => void, options: { readonly signal: AbortSignal }) => void;
}

/** The following port over a page's own function. */
export function hostFollowing({ follow }: HostFollowingProviders): Pick<EditorPorts, "following"> {
  if (!follow) return {};
  return {
    following: {
      follow: (onEvent, signal) =>
        follow(
          (told: unknown) => {
            if (signal.aborted || !isRecord(told)) return;
            const { ended } = told;
            onEvent(typeof ended === "string" ? { kind: "ended", code: ended } : { kind: "stands", standing: readStanding(told) });
          },
          { signal },
        ),
    },
  };
}

const roles: readonly CollaboratorRole[] = ["view", "comment", "edit"];

function readStanding({ refusal, role, holder, ownerName, etag, savedBy }: Readonly<Record<string, unknown>>): Standing {
  const collaboratorRole = roles.find((known) => known === role) ?? null;
  const code = typeof refusal === "string" ? refusal : (collaboratorRole ?? "edit") === "edit" ? null : "not-an-editor";
  return {
    refusal: code,
    holder: readPerson(holder),
    ownerName: typeof ownerName === "string" ? ownerName : "",
    etag: typeof etag === "string" || typeof etag === "number" ? String(etag) : null,
    savedBy: readPerson(savedBy),
    info: { readOnly: code !== null, collaboratorRole },
  };
}

function readPerson(person: unknown): { readonly name: string } | null {
  return isRecord(person) && typeof person["name"] === "string" ? { name: person["name"] } : null;
}
