import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Ports } from "../ports/ports.js";
import type { LivePeer } from "./live-peers.js";
import type { LiveRooms } from "./live-rooms.js";
import { type Arrival, createPassingOn, passedOnHeader } from "./pass-on.js";

/** One message. A whole template of usual size is a hundredth of it. */
const messageMaxBytes = 4 * 1024 * 1024;
/** Connections that have not said yet who they are. */
const strangersMax = 200;
const address = /^\/api\/v2\/live\/([0-9a-f-]{36})(?:\?.*)?$/;

/** Which room somebody is let in to, and whether another process has it open that could not be reached. */
export type Place = Pick<LivePeer, "templateId" | "isBeside">;

interface Inside {
  readonly ports: Ports;
  readonly log: FastifyBaseLogger;
  readonly rooms: LiveRooms;
  /** How many are in who have not said yet who they are. */
  strangers(): number;
  welcome(ws: WebSocket, request: IncomingMessage, place: Place): void;
}

/** Where connections come in: to the rooms of this process, or on to the process that has theirs open. */
export interface Entrance {
  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Nobody is let in any more, and those who were passed on are let go. */
  close(): void;
}

export function createEntrance({ ports, log, rooms, strangers, welcome }: Inside): Entrance {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageMaxBytes, perMessageDeflate: false });
  const passingOn = createPassingOn(ports);
  const { own, isShared } = ports.processMark;
  let isClosing = false;

  const letIn = ({ request, socket, head }: Arrival, place: Place) =>
    sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws, request, place));

  async function passOn(arrival: Arrival, templateId: string): Promise<void> {
    const answer = await passingOn.pass(arrival, templateId);
    if (answer === "passed") return;
    if (isClosing) return refuseUpgrade(arrival.socket, "503 Service Unavailable");
    if (answer === "beside") log.warn({ templateId }, besideWords);
    letIn(arrival, { templateId, isBeside: answer === "beside" });
  }

  return {
    onUpgrade(request, socket, head) {
      const templateId = address.exec(request.url ?? "")?.[1];
      if (templateId === undefined) return refuseUpgrade(socket, "404 Not Found");
      const meant = request.headers[passedOnHeader];
      if (meant !== undefined && meant !== String(own)) return refuseUpgrade(socket, "421 Misdirected Request");
      if (isClosing || strangers() + passingOn.waiting() >= strangersMax) return refuseUpgrade(socket, "503 Service Unavailable");
      const arrival = { request, socket, head };
      const held = rooms.get(templateId);
      const isHere = meant !== undefined || !isShared || (held !== undefined && !held.isGone);
      if (isHere) return letIn(arrival, { templateId, isBeside: false });
      if (passingOn.count() >= ports.following.max) return refuseUpgrade(socket, "503 Service Unavailable");
      void passOn(arrival, templateId);
    },
    close() {
      isClosing = true;
      passingOn.close();
      sockets.close();
    },
  };
}

const besideWords = "the process that has a template open cannot be reached, which LIVE_ADDRESS may mend; it is opened here too";

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
