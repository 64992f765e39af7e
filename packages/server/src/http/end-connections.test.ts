import dns from "node:dns";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer } from "../testing/test-server.js";
import { endConnectionsOnClose } from "./end-connections.js";

async function startAt(host: string) {
  const server = await startTestServer(quickestEngine);
  await server.app.listen({ port: 0, host });
  return { server, addresses: server.app.addresses() as AddressInfo[] };
}

/** Opens a connection and asks nothing on it, as browsers do ahead of need. */
async function openSilently({ address, port }: AddressInfo) {
  const socket = connect(port, address);
  await once(socket, "connect");
  return { socket, ended: once(socket, "close") };
}

test.each(["127.0.0.1", "0.0.0.0"])(
  "a server at %s ends at once, though a connection was opened on which nothing is asked",
  async (host) => {
    const { server, addresses } = await startAt(host);
    const silent = await Promise.all(addresses.map((address) => openSilently({ ...address, address: "127.0.0.1" })));
    await server.app.inject({ url: "/healthz" });
    await server.close();
    await Promise.all(silent.map(({ ended }) => ended));
  },
);

test("a server at localhost ends at once, whichever of its addresses they came to", async () => {
  nameTwoAddresses();
  const { server, addresses } = await startAt("localhost");
  expect(addresses.map(({ address }) => address).sort()).toEqual(twoAddresses);
  const silent = await Promise.all(addresses.map(openSilently));
  await server.app.inject({ url: "/healthz" });
  await server.close();
  await Promise.all(silent.map(({ ended }) => ended));
});

test("the connections of another server in the same process are left alone", async () => {
  const [first, second] = [await startAt("127.0.0.1"), await startAt("127.0.0.1")];
  const [{ socket } = { socket: null }] = await Promise.all(second.addresses.map(openSilently));
  await first.server.close();
  expect(socket?.destroyed).toBe(false);
  await second.server.close();
});

test.each(["before its answer began", "in the middle of its answer"])(
  "a server that began to end %s ends with that answer, and not when its connection has been idle for long",
  async (moment) => {
    const app = Fastify({ forceCloseConnections: "idle", keepAliveTimeout: 600_000 });
    endConnectionsOnClose(app);
    const body = new PassThrough();
    const asked = new Promise<void>((resolve) => {
      app.get("/", async () => {
        resolve();
        return body;
      });
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
    await asked;
    if (moment === "in the middle of its answer") {
      body.write("half of it");
      await once(socket, "data");
    }
    const ended = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    body.end("the rest");
    expect(await text(socket)).toContain("the rest");
    await ended;
  },
);

/** Linux has both; elsewhere the second is that of IPv6, as on most machines. */
const twoAddresses = process.platform === "linux" ? ["127.0.0.1", "127.0.0.2"] : ["127.0.0.1", "::1"];

/** Has `localhost` stand for two addresses, whatever it stands for on this machine. */
function nameTwoAddresses(): void {
  const lookup = dns.lookup;
  const answer = (name: string, ...asked: unknown[]) => {
    const [options, done] = asked;
    const wantsAll = typeof options === "object" && options !== null && "all" in options && options.all === true;
    if (name !== "localhost" || !wantsAll || typeof done !== "function") return Reflect.apply(lookup, dns, [name, ...asked]);
    const found = twoAddresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    return done(null, found);
  };
  vi.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup);
}

afterEach(() => vi.restoreAllMocks());
