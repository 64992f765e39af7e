import type { AddressInfo } from "node:net";
import { type Client, createClient } from "@mailwright/client";
import { testEngines } from "../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.js";

/** A real server that listens, and a user who is signed in there. */
export interface ConnectedServer {
  readonly server: TestServer;
  readonly apiUrl: string;
  readonly client: Client;
}

/** Starts a real server in demo mode on a free port of this machine. Close `server` at the end. */
export async function startConnected(): Promise<ConnectedServer> {
  const [engine] = testEngines;
  if (!engine) throw new Error("There is always PGlite.");
  const server = await startTestServer(engine, { config: { authMode: "demo" } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  return { server, apiUrl, client: createClient({ apiUrl, sessionId: (await server.addUser()).sessionId }) };
}
