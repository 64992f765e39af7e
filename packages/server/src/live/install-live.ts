import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import type { Config } from "../config/config.js";
import type { Heard } from "../database/news.js";
import type { Ports } from "../ports/ports.js";
import { sessionMark } from "../security/tokens.js";
import { createHub } from "./create-hub.js";
import { createEntrance, type Place } from "./entrance.js";
import { endings } from "./guarded-socket.js";
import { type LivePeer, openPeer } from "./live-peers.js";
import { createRooms } from "./live-rooms.js";
import { lookAgain } from "./live-session.js";
import { ownAddress } from "./own-address.js";
import { createPeopleHere } from "./people-here.js";

/**
 * Lets people work in one template at once, on the port of the API: who may, by the same rules as its calls; what they do, stored as the same
 * JSON; and what is stored by other ways, at everybody who has the template open.
 */
export function installLive(app: FastifyInstance, ports: Ports, { liveAddress }: Pick<Config, "liveAddress">): void {
  const peers = new Set<LivePeer>();
  const rooms = createRooms(ports, {
    log: app.log,
    address: () => ownAddress(app.server.address(), liveAddress),
    onTaken: (templateId) => {
      for (const peer of peers) if (peer.templateId === templateId) peer.socket.end(endings.moved);
    },
  });
  const hub = createHub(ports, rooms, createPeopleHere(ports, rooms, app.log));
  ports.liveRooms.serve((templateId) => rooms.store(templateId, false));

  function welcome(ws: WebSocket, request: IncomingMessage, place: Place) {
    // A server where nobody works together asks its database for nothing.
    unhear ??= ports.news.hear(hear);
    const onRefused: Parameters<typeof openPeer>[1]["onRefused"] = (refused, { reason }) => tellRefused(app, refused, reason);
    const peer = openPeer(ws, { ...place, ports, rooms, onRefused });
    peers.add(peer);
    ws.once("close", () => peers.delete(peer));
    hub.connect(peer, request);
  }

  const look = (concerned: Iterable<LivePeer>) => {
    for (const peer of concerned) void lookAt(ports, peer);
  };
  let unhear: (() => void) | undefined;
  const hear = (heard: Heard) => {
    // What people wrote together changes nobody's rights, and where it was stored it is known.
    const { storedBy } = heard.kind === "template" ? heard : {};
    if (storedBy === ports.processMark.own) return;
    if (storedBy === undefined) look([...peers].filter((peer) => isConcerned(peer, heard)));
    if (heard.kind === "template" || heard.kind === "gap") {
      const ids = heard.kind === "gap" ? rooms.ids() : [heard.templateId];
      for (const id of ids)
        rooms.catchUp(id).catch((error: unknown) => app.log.error({ err: error }, "a stored template was not taken over"));
    }
  };
  const timer = setInterval(() => look(peers), ports.following.lookMs).unref();
  const strangers = () => [...peers].filter(({ person }) => !person).length;
  const entrance = createEntrance({ ports, log: app.log, rooms, strangers, welcome });
  app.server.on("upgrade", entrance.onUpgrade);
  app.addHook("preClose", async () => {
    entrance.close();
    clearInterval(timer);
    unhear?.();
    for (const { socket } of peers) socket.end(endings.closing);
    await rooms.leaveAll();
  });
}

/** The right is asked anew, so that it ends with the session, the share and the template. */
async function lookAt(ports: Ports, peer: LivePeer): Promise<void> {
  const { person, socket } = peer;
  if (!person) return;
  // The database may be away; the next look finds what this one did not.
  const found = await lookAgain(ports, person).catch(() => person);
  if (typeof found === "string") socket.end({ code: 4403, reason: found });
  // A copy that holds what may not be sent any more is thrown away, so whoever may still look begins anew.
  else if (found.isReadOnly !== person.isReadOnly) socket.end(endings.rightsChanged);
  else peer.person = found;
}

function isConcerned({ person, templateId }: LivePeer, heard: Heard): boolean {
  if (!person) return false;
  switch (heard.kind) {
    case "template":
      return heard.templateId === templateId;
    case "person":
      return heard.userId === person.user.id;
    case "session":
      return heard.sessionMark === sessionMark(person.user.sessionHash);
    case "gap":
      return true;
    case "closing":
      return false;
  }
}

function tellRefused(app: FastifyInstance, { person, templateId }: LivePeer, reason: string): void {
  app.log.warn({ reason, templateId, userId: person?.user.id }, "a live connection was ended for what its peer sent");
}
