import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { TestEngine } from "./test-engines.js";
import { type LiveTester, openLive } from "./test-live.js";
import { startTestServer, type TestServer, type TestUser } from "./test-server.js";

/** A server at which the tests of a suite have templates open together; whoever is still in one leaves after each test. */
export interface LiveServer {
  readonly server: TestServer;
  readonly url: string;
  /** Lets somebody open a template. */
  enter(user: TestUser, id: string, options?: Parameters<typeof openLive>[3]): LiveTester;
  /** The same, once they are in. */
  open(user: TestUser, id: string): Promise<LiveTester>;
}

/** Sets it up for the suite in which this is called. */
export function useLiveServer(engine: TestEngine): LiveServer {
  const testers: LiveTester[] = [];
  const started: { server?: TestServer } = {};
  beforeAll(async () => {
    started.server = await startTestServer(engine, { config: { liveEditing: true } });
    await started.server.app.listen({ port: 0, host: "127.0.0.1" });
  }, 60_000);
  afterAll(() => started.server?.close());
  afterEach(() => {
    for (const tester of testers.splice(0)) tester.leave();
  });
  const live: LiveServer = {
    get server() {
      if (!started.server) throw new Error("The server is not there before the first test.");
      return started.server;
    },
    get url() {
      return `http://127.0.0.1:${(live.server.app.server.address() as AddressInfo).port}`;
    },
    enter(user, id, options) {
      const tester = openLive(live.url, user, id, options);
      testers.push(tester);
      return tester;
    },
    async open(user, id) {
      const tester = live.enter(user, id);
      await expect.poll(tester.isSynced).toBe(true);
      return tester;
    },
  };
  return live;
}
