import { Readable } from "node:stream";
import { type ErrorCode, refusalOf, type TemplateChangeKind, type TemplateState } from "@mailwright/contract";
import type { Heard } from "../../database/news.js";
import type { Ports } from "../../ports/ports.js";
import { findSessionUser, type SignedInUser } from "../../security/authenticate.js";
import { sessionMark } from "../../security/tokens.js";
import { findTemplate } from "../templates/repository.js";
import { toPolicyTemplate } from "../templates/stored-template.js";
import { readTemplateState } from "./template-state.js";

/** Bytes that wait for a reader who does not read; then the stream ends, and whoever comes again is told how things stand. */
const waitingMaxBytes = 64 * 1024;

interface Look {
  kind: TemplateChangeKind;
  byId: string | null;
}

/**
 * What happens to a template from now on, as server-sent events: first how things stand, then each change, and why it ended where the right to see it
 * did. The right is asked anew for every event, and every few seconds, so it ends with the session, the share and the template.
 */
export function followTemplate(ports: Ports, user: SignedInUser, templateId: string): Readable {
  const { news, following } = ports;
  const leave = following.enter(user.id);
  const stream = new Readable({ read() {} });
  const write = (text: string) => {
    if (stream.readableLength > waitingMaxBytes) stream.destroy();
    else stream.push(text);
  };
  const end = (code?: ErrorCode) => {
    if (stream.readableEnded || stream.destroyed) return;
    if (code) write(writeEvent("ended", { code }));
    stop();
    stream.push(null);
  };
  const look = createLooker(ports, user, templateId, { write, end });
  const unhear = news.hear((heard) => {
    const concerned = concernOf(heard, templateId, user);
    if (concerned === "closing") end();
    else if (concerned) look(concerned);
  });
  const timers = [
    setInterval(() => look({ kind: "state", byId: null }), following.lookMs),
    setInterval(() => write(": beat\n\n"), following.beatMs),
    setTimeout(() => end(), following.lastsMs),
  ];
  function stop() {
    unhear();
    leave();
    for (const timer of timers) clearTimeout(timer);
  }
  for (const timer of timers) timer.unref();
  stream.once("close", stop);
  look({ kind: "state", byId: null });
  return stream;
}

function concernOf(heard: Heard, templateId: string, user: SignedInUser): Look | "closing" | null {
  if (heard.kind === "closing") return "closing";
  if (heard.kind === "gap") return { kind: "state", byId: null };
  if (heard.kind === "template") return heard.templateId === templateId ? { kind: heard.what, byId: heard.byId } : null;
  return heard.sessionMark === sessionMark(user.sessionHash) ? { kind: "state", byId: null } : null;
}

interface Sink {
  write(text: string): void;
  end(code: ErrorCode): void;
}

/** Looks how things stand, one look at a time, and writes what is new. */
function createLooker(ports: Ports, user: SignedInUser, templateId: string, sink: Sink): (look: Look) => void {
  const waiting: Look[] = [];
  let isLooking = false;
  let before = "";
  const lookOnce = async ({ kind, byId }: Look) => {
    const found = await readFollowed(ports, user, templateId);
    if (found.code !== undefined) return sink.end(found.code);
    const text = JSON.stringify(found.state);
    if (kind === "state" && text === before) return;
    before = text;
    sink.write(writeEvent("change", { kind, byId, state: found.state }));
  };
  const run = async () => {
    isLooking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // The database may be away; the next look finds what this one did not.
      await lookOnce(next).catch(() => undefined);
    }
    isLooking = false;
  };
  return (look) => {
    // Many saves in a row are one look: all of them read the same.
    if (waiting.some(({ kind }) => kind === look.kind)) return;
    waiting.push(look);
    if (!isLooking) void run();
  };
}

type Followed = { state: TemplateState; code?: undefined } | { code: ErrorCode };

async function readFollowed({ database, clock }: Ports, { sessionHash, workspaceId }: SignedInUser, id: string): Promise<Followed> {
  const user = await findSessionUser(database, sessionHash, clock.now());
  if (!user) return { code: "session-ended" };
  const template = await findTemplate(database, { id, kind: "user", workspaceId });
  if (!template) return { code: "template-not-found" };
  const refusal = refusalOf("followTemplate", toPolicyTemplate(template), user);
  return refusal === null ? { state: await readTemplateState(database, template, user) } : { code: refusal };
}

const writeEvent = (name: "change" | "ended", data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
