import type { JWTPayload } from "jose";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import type { Ports } from "../../ports/ports.js";
import { pictureTypeOf } from "../../ports/screenshots/fetch-picture.js";
import type { ScreenshotService, ScreenshotState } from "../../ports/screenshots/screenshot-service.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { seal, unseal } from "../../security/seal.js";
import { takeBudget } from "../quotas/take-budget.js";
import { refuseService } from "../service-refusal.js";
import { requireTemplate } from "../templates/enforce.js";
import { findHtml } from "../templates/repository.js";

/** Services keep their pictures for a day at least. */
const keptMs = 24 * 60 * 60 * 1000;
/** What is not there by then never comes. */
const waitingMaxMs = 15 * 60 * 1000;

/** What was asked of a service, in the hand of whoever asked: nothing of it is stored here. */
interface Run {
  service: string;
  test: string;
  clients: readonly string[];
  userId: string;
  startedAt: number;
}

export const screenshotHandlers = {
  getScreenshotSource: async (_, { ports, user }) => {
    const { id, name, siteUrl: url, listClients } = requireService(ports);
    return { status: 200, body: { id, name, url, clients: [...(await listClients(user.id).catch(refuseService))] } };
  },

  takeScreenshots: async ({ params: { id }, body: { clients } }, { ports, user, origin }) => {
    const template = await requireTemplate(ports.database, id, user, "takeScreenshots");
    const service = requireService(ports);
    const html = await ports.emails.run("writeHtmlFile", { html: await findHtml(ports.database, id), origin }, { caller: user.id });
    const giveBack = await takeBudget(ports, user, "screenshots", clients.length);
    const test = await service.start({ subject: template.name, html }, clients, user.id).catch(async (error: unknown) => {
      await giveBack(clients.length);
      return refuseService(error);
    });
    const startedAt = ports.clock.now().getTime();
    const run: Run = { service: service.id, test, clients, userId: user.id, startedAt };
    const sealed = await seal(ports.secrets.sealKey, { screenshots: run }, new Date(startedAt + keptMs));
    return { status: 201, body: writeRun(sealed, new Map(clients.map((client) => [client, "waiting"])), origin) };
  },

  getScreenshots: async ({ params: { run: sealed }, query }, { ports, user, origin }) => {
    const service = requireService(ports);
    const { test, clients, startedAt } = await requireOwnRun(ports, service, sealed, user);
    const wanted = query.clients?.split(",");
    const asked = clients.filter((client) => wanted?.includes(client) ?? true);
    const ordered = wanted ? asked.sort((a, b) => wanted.indexOf(a) - wanted.indexOf(b)) : asked;
    const states = await service.read(test, ordered, user.id).catch(refuseService);
    const isOver = ports.clock.now().getTime() - startedAt > waitingMaxMs;
    const settle = (state: ScreenshotState): ScreenshotState => (isOver && state === "waiting" ? "failed" : state);
    return { status: 200, body: writeRun(sealed, new Map([...states].map(([client, state]) => [client, settle(state)])), origin) };
  },

  cancelScreenshots: async ({ params: { run: sealed } }, { ports, user }) => {
    const service = requireService(ports);
    const { test } = await requireOwnRun(ports, service, sealed, user);
    await service.cancel(test, user.id).catch(refuseService);
    return { status: 204, body: undefined };
  },

  getScreenshotPicture: async ({ params: { run: sealed, client } }, { ports }) => {
    const service = requireService(ports);
    const { test, clients, userId } = await requireRun(ports, service, sealed);
    if (!clients.includes(client)) refuse("not-found");
    const bytes = await service.fetchPicture(test, client, userId).catch(refuseService);
    const about = { "content-type": pictureTypeOf(bytes) ?? "image/png", "content-length": String(bytes.length) };
    return { status: 200, body: bytes, headers: { ...pictureHeaders, ...about, "cache-control": `private, max-age=${keptMs / 1000}` } };
  },
} satisfies Partial<Handlers>;

const requireService = ({ screenshots }: Ports): ScreenshotService => screenshots ?? refuse("screenshots-not-configured");

async function requireOwnRun(ports: Ports, service: ScreenshotService, sealed: string, user: SignedInUser): Promise<Run> {
  const run = await requireRun(ports, service, sealed);
  return run.userId === user.id ? run : refuse("not-found");
}

async function requireRun({ secrets, clock }: Ports, { id }: ScreenshotService, sealed: string): Promise<Run> {
  return readRun(await unseal(secrets.sealKey, sealed, clock.now()), id) ?? refuse("not-found");
}

/** Only this server can have sealed it, so it is what was written; the operator may have chosen another service since. */
function readRun(payload: JWTPayload | null, service: string): Run | null {
  const run = payload?.["screenshots"] as Run | undefined;
  return run?.service === service ? run : null;
}

function writeRun(sealed: string, states: ReadonlyMap<string, ScreenshotState>, origin: string) {
  const urlOf = (client: string) => `${origin}/api/v2/screenshots/${sealed}/${encodeURIComponent(client)}`;
  const results = Array.from(states, ([client, state]) => ({ client, state, url: state === "done" ? urlOf(client) : null }));
  return { id: sealed, results };
}
