import { rmSync } from "node:fs";
import type { Writable } from "node:stream";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createApp } from "../app/app.js";
import type { Clock } from "../base/clock.js";
import { createIds } from "../base/ids.js";
import { type Config, requireConfig } from "../config/config.js";
import { unlimited } from "../config/quotas.js";
import { createDiskBlobStore } from "../ports/blob-store/disk-blob-store.js";
import { createFollowing } from "../ports/following.js";
import { createHeldJobs } from "../ports/held-jobs.js";
import { createLiveStoring } from "../ports/live-storing.js";
import { createInboxMailer } from "../ports/mailer/inbox-mailer.js";
import type { Ports } from "../ports/ports.js";
import { storeSession, upsertUser } from "../resources/auth/mint-session.js";
import { createSecrets } from "../security/secrets.js";
import { createCookies } from "../security/session-cookies.js";
import { ensureWorkspace } from "../seed/workspace.js";
import { makeTestDirectory } from "./test-directory.js";
import type { TestEngine } from "./test-engines.js";
import { openTestIsolates } from "./test-isolates.js";

/** A clock that moves only when told to. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** A signed-in user with the calls of a client. */
export interface TestUser {
  id: string;
  sessionId: string;
  headers: Record<string, string>;
  /** A new session and token, after the clock has moved past the old ones. */
  signInAgain(): Promise<void>;
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  ports: Ports;
  config: Config;
  clock: TestClock;
  dataDir: string;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A new user, alone in the world unless told otherwise. */
  addUser(options?: NewUser): Promise<TestUser>;
  close(): Promise<void>;
}

/** Time stands still in tests, so no minute ever ends. */
const noLimits = { CALLS_PER_MINUTE: "0", USER_CALLS_PER_MINUTE: "0", KEY_CALLS_PER_MINUTE: "0", OPERATION_LIMITS: "off" };

export const testWorkspaceId = "testing";

/** A whole server on a fresh database, reached without a network. */
export async function startTestServer(
  engine: TestEngine,
  change: { config?: Partial<Config>; ports?: Partial<Ports>; logTo?: Writable } = {},
): Promise<TestServer> {
  const opened = await engine.open();
  const dataDir = makeTestDirectory("blobs");
  const clock = createTestClock(new Date("2026-11-21T12:00:00.000Z"));
  const ids = createIds(clock);
  const { database } = opened;
  const config: Config = {
    ...requireConfig({ AUTH_MODE: "host", LOG_LEVEL: "silent", ...noLimits, PUBLIC_URL: "http://mail.test" }),
    siteDir: null,
    cdnDir: null,
    storybookDir: null,
    ...change.config,
  };
  const { close: closeIsolates, ...isolates } = openTestIsolates();
  const ports: Ports = {
    ...isolates,
    database,
    databaseLoad: opened.load,
    pictureHold: opened.pictureHold,
    processMark: opened.processMark,
    news: opened.news,
    following: createFollowing(),
    clock,
    ids,
    secrets: createSecrets("a secret for tests, long enough to be one"),
    cookies: createCookies(config.publicUrl),
    blobStore: createDiskBlobStore(dataDir),
    mailer: createInboxMailer({ database, clock, from: "Mailwright <mailwright@mail.test>" }),
    outbound: null,
    videos: null,
    photos: null,
    maps: null,
    aiImages: null,
    screenshots: null,
    renderer: null,
    emailReader: null,
    freeBytes: null,
    makesPreviews: false,
    worksHere: true,
    heldJobs: createHeldJobs(),
    liveRooms: createLiveStoring(),
    limitsRecipients: false,
    checksPublishing: false,
    quotas: unlimited,
    retention: config.retention,
    sending: config,
    tracer: null,
    ...change.ports,
  };
  const app = await createApp(ports, config, change.logTo);
  await database.transaction((tx) => ensureWorkspace(tx, ports, testWorkspaceId, "Testing"));
  const close = async () => {
    await app.close();
    await closeIsolates();
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    ports,
    config,
    clock,
    dataDir,
    close,
    inject: (options) => app.inject(options),
    addUser: (options) => addUser(app, ports, options),
  };
}

function createTestClock(start: Date): TestClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}

interface NewUser {
  workspaceId?: string;
  role?: "ROLE_ADMIN" | "user";
  plan?: number;
  firstName?: string;
  entitlements?: string[];
}

async function addUser(app: FastifyInstance, ports: Ports, options: NewUser = {}): Promise<TestUser> {
  const { workspaceId = testWorkspaceId, role = "user", plan = 1, firstName = "Test", entitlements = [] } = options;
  const sessionId = ports.ids.secret();
  const id = await ports.database.transaction(async (tx) => {
    await ensureWorkspace(tx, ports, workspaceId, workspaceId);
    const externalId = ports.ids.uuid();
    const email = `${externalId}@mail.test`;
    return upsertUser(tx, ports, workspaceId, {
      externalId,
      email,
      firstName,
      lastName: "User",
      imageUrl: "",
      role,
      plan,
      entitlements,
    });
  });
  const headers: Record<string, string> = {};
  const signInAgain = async () => {
    const now = ports.clock.now();
    const expiresAt = new Date(now.getTime() + sessionMs);
    await storeSession(ports.database, { sessionId, userId: id, workspaceId, createdAt: now, expiresAt });
    const exchange = await app.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId, type: "test" } });
    Object.assign(headers, { authorization: `Bearer ${exchange.json().token}`, "x-session-id": sessionId });
  };
  await signInAgain();
  const call: TestUser["call"] = (method, url, body, more = {}) =>
    app.inject({ method, url, headers: { ...headers, ...more }, ...(body === undefined ? {} : { payload: body }) });
  return { id, sessionId, headers, signInAgain, call };
}

const sessionMs = 8 * 60 * 60 * 1000;
