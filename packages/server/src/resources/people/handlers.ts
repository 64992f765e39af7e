import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { aliasOf } from "../../security/audit.js";
import { orderExport } from "../exports/run-export.js";
import { countOwned } from "./count-owned.js";
import { endSessionsOf } from "./end-sessions.js";
import { removePerson } from "./remove-person.js";
import { removeWorkspace } from "./remove-workspace.js";
import { requirePerson } from "./require-person.js";

export const peopleHandlers = {
  removePerson: async ({ params: { id }, query: { owned, to, email } }, { ports, user }) => {
    const person = await requirePerson(ports, user, id);
    if (person.id === user.id) refuse("own-account");
    if (person.email.toLowerCase() !== email.toLowerCase())
      refuse("invalid-request", { fields: [{ field: "email", code: "not-allowed" }] });
    const heirId = owned === "remove" ? null : readHeir(to);
    const alias = await removePerson(ports, { workspaceId: user.workspaceId, personId: id, heirId, byId: user.id });
    return { status: 204, body: undefined, audit: { target: alias ?? "" } };
  },

  countOwned: async ({ params: { id } }, { ports, user }) => {
    const person = await requirePerson(ports, user, id);
    return { status: 200, body: await countOwned(ports.database, person.id) };
  },

  endPersonSessions: async ({ params: { id } }, { ports, user }) => {
    const person = await requirePerson(ports, user, id);
    await endSessionsOf(ports.database, person.id, ports.clock.now());
    return { status: 204, body: undefined, audit: await noteOf(ports, person.id) };
  },

  exportPerson: async ({ params: { id }, headers }, { ports, user }) => {
    const person = await requirePerson(ports, user, id);
    const answer = await orderExport(ports, { id: headers["x-job-id"], user }, { of: "person", personId: person.id });
    return { ...answer, audit: await noteOf(ports, person.id) };
  },

  removeWorkspace: async ({ query: { id } }, { ports, user }) => {
    if (id !== user.workspaceId) refuse("invalid-request", { fields: [{ field: "id", code: "not-allowed" }] });
    await removeWorkspace(ports, user.workspaceId);
    return { status: 204, body: undefined, audit: { isLost: true } };
  },
} satisfies Partial<Handlers>;

function readHeir(to: string | undefined): string {
  return to !== undefined && isUuid(to)
    ? to
    : refuse("invalid-request", { fields: [{ field: "to", code: to ? "not-allowed" : "required" }] });
}

const noteOf = async ({ database, ids }: Ports, personId: string) => ({ target: (await aliasOf(database, ids, personId)) ?? "" });
