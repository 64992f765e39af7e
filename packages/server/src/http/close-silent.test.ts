import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer } from "../testing/test-server.js";

test("a server ends at once, though a browser has opened a connection and asked nothing on it", async () => {
  const [engine] = testEngines;
  if (!engine) throw new Error("There is always PGlite.");
  const server = await startTestServer(engine);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const arrived = once(server.app.server, "connection");
  const socket = connect(port, "127.0.0.1");
  await arrived;
  const ended = once(socket, "close");
  await server.close();
  await ended;
  expect(socket.destroyed).toBe(true);
});
