import type { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as passing } from "node:timers/promises";
import type { Ports } from "../ports/ports.js";
import { findHolder, type Holder } from "./kept-rooms.js";

/**
 * Says which process is meant: another one may have its address by now. What bears it is never passed on again. Whoever says it from outside only
 * has this very process open the room, if no other has it.
 */
export const passedOnHeader = "x-mailwright-passed-on";

/** So long may the process that has a room open say nothing at all. */
const silenceMs = 4000;
/** A process that has just ended is known to have ended a moment later. */
const tries = 8;
const pauseMs = 250;

/** Somebody who comes to a room: their connection, and what they said on it already. */
export interface Arrival {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Passes those who come to rooms that other processes have open on to them, byte by byte. */
export interface PassingOn {
  /**
   * Answers `passed` where they are with the process that has the room, or have hung up; `here` where none has it; and `beside` where one has it that
   * cannot be reached.
   */
  pass(arrival: Arrival, templateId: string): Promise<"passed" | "here" | "beside">;
  /** Those who are on their way, or there. */
  count(): number;
  /** Of these, those who are on their way. */
  waiting(): number;
  close(): void;
}

export function createPassingOn(ports: Ports): PassingOn {
  const arrivals = new Set<Duplex>();
  let waiting = 0;

  async function find(arrival: Arrival, templateId: string) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (attempt > 0) await passing(pauseMs);
      // Where the database is away nobody gets in here either, and is told so.
      const holder = await findHolder(ports, templateId).catch(() => null);
      if (!holder) return "here";
      if (holder.address === "") return "beside";
      const answer = await carry(holder, arrival);
      if (answer === "passed" || arrival.socket.destroyed) return "passed";
      if (answer === "silent") return "beside";
    }
    return "beside";
  }

  return {
    async pass(arrival, templateId) {
      const { socket } = arrival;
      arrivals.add(socket);
      socket.once("close", () => arrivals.delete(socket));
      // Until somebody else has the connection, whoever hangs up would end the process.
      socket.on("error", ignore);
      waiting += 1;
      const answer = await find(arrival, templateId);
      waiting -= 1;
      if (answer === "passed") return answer;
      arrivals.delete(socket);
      socket.off("error", ignore);
      return answer;
    },
    count: () => arrivals.size,
    waiting: () => waiting,
    close() {
      for (const socket of arrivals) socket.destroy();
    },
  };
}

const ignore = () => undefined;

/** `refused`: nobody is there, or somebody else. */
type Carried = "passed" | "refused" | "silent";

/** Connects somebody with the process that has the room, and answers once that has answered. */
function carry({ address, mark }: Holder, { request, socket, head }: Arrival): Promise<Carried> {
  const { hostname, port } = new URL(`http://${address}`);
  const far = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
  return new Promise((resolve) => {
    let said = Buffer.alloc(0);
    const giveUp = (answer: Carried) => {
      far.destroy();
      resolve(answer);
    };
    const onData = (piece: Buffer) => {
      said = Buffer.concat([said, piece]);
      if (said.length < statusLength) return;
      far.off("data", onData);
      if (!isHolders(said)) return giveUp("refused");
      far.setTimeout(0);
      socket.write(said);
      join(socket, far);
      resolve("passed");
    };
    far.setTimeout(silenceMs, () => giveUp("silent"));
    far.on("error", ignore);
    const hangUp = () => far.destroy();
    socket.once("close", hangUp);
    far.once("close", () => {
      socket.off("close", hangUp);
      resolve("refused");
    });
    far.once("connect", () => far.write(Buffer.concat([Buffer.from(writeRequest(request, mark), "latin1"), head])));
    far.on("data", onData);
  });
}

const statusLength = "HTTP/1.1 101".length;

/** That it lets somebody in, or has no room: anything else is said by somebody who is not meant. */
const isHolders = (said: Buffer) => /^HTTP\/1\.1 (?:101|503)/.test(said.toString("latin1", 0, statusLength));

function writeRequest({ method, url, rawHeaders }: IncomingMessage, mark: number): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  return `${[...lines, `${passedOnHeader}: ${mark}`].join("\r\n")}\r\n\r\n`;
}

function join(near: Duplex, far: Socket): void {
  near.pipe(far).pipe(near);
  far.setKeepAlive(true, keptAliveMs);
  // What was said last is still told.
  far.once("close", () => (near instanceof Socket ? near.destroySoon() : near.destroy()));
}

const keptAliveMs = 15_000;
