import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGuardedOutbound } from "./guarded-outbound.js";
import { OutboundError } from "./outbound.js";
import { isPublicAddress } from "./public-address.js";

describe("reading addresses that users name", () => {
  let canary: Server;
  let port: number;
  let hits: string[] = [];
  beforeAll(async () => {
    canary = createServer((request, response) => {
      hits.push(request.url ?? "");
      const [, action = "", target = ""] = /^\/(\w+)\??(.*)$/.exec(request.url ?? "") ?? [];
      if (action === "move") return void response.writeHead(302, { location: decodeURIComponent(target) }).end();
      if (action === "loop") return void response.writeHead(302, { location: "/loop" }).end();
      if (action === "large") return void response.end(Buffer.alloc(5000));
      return void response.setHeader("content-type", "text/plain").end("secret");
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    port = (canary.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => canary.close(resolve)));

  const request = { accept: "*/*", bytesMax: 1000 };
  const faultOf = async (outbound: ReturnType<typeof createGuardedOutbound>, url: string) => {
    try {
      return (await outbound.get(url, request)).bytes.toString();
    } catch (error) {
      return error instanceof OutboundError ? error.fault : error;
    }
  };
  /** Lets this machine be reached under one name only, so that the canary can be called at all. */
  const local = (more: object = {}) => {
    const resolve = async (host: string) => [{ address: host === "friend.test" ? "127.0.0.1" : "10.0.0.1" }];
    return createGuardedOutbound({ resolve, ports: new Set([port]), mayConnect: (address) => address === "127.0.0.1", ...more });
  };

  test("never reaches this machine or its network, in whatever notation", async () => {
    hits = [];
    const ports = new Set([80, 443, port]);
    const answers: Record<string, string> = { "inside.test": "127.0.0.1", "both.test": "93.184.215.14" };
    const resolve = async (host: string) => [
      { address: answers[host] ?? host },
      ...(host === "both.test" ? [{ address: "10.1.2.3" }] : []),
    ];
    const outbound = createGuardedOutbound({ resolve, ports });
    const hosts = ["127.0.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1"];
    hosts.push("169.254.169.254", "100.64.0.1", "[::1]", "[::ffff:127.0.0.1]", "[::]", "[fd00::1]", "[fe80::1]", "[64:ff9b::7f00:1]");
    hosts.push("[2002:7f00:1::]", "localhost", "inside.test", "both.test", "224.0.0.1", "255.255.255.255");
    for (const host of hosts) expect([host, await faultOf(outbound, `http://${host}:${port}/`)]).toEqual([host, "forbidden"]);
    for (const url of [
      "file:///etc/passwd",
      "ftp://a.test/",
      "http://user:pass@a.test/",
      "gopher://a",
      "not an address",
      "http://93.184.215.14:22/",
    ])
      expect([url, await faultOf(outbound, url)]).toEqual([url, "forbidden"]);
    expect(hits).toEqual([]);
    await outbound.close();
  });

  test("judges every step of a redirect, and an address only once", async () => {
    hits = [];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      // A second question would be answered otherwise.
      return [{ address: asked.length === 1 ? "127.0.0.1" : "10.0.0.1" }];
    };
    const outbound = local({ resolve });
    expect(await faultOf(outbound, `http://friend.test:${port}/move?http://inner.test:${port}/`)).toBe("forbidden");
    expect(asked).toEqual(["friend.test", "inner.test"]);
    expect(hits).toHaveLength(1);
    await outbound.close();
  });

  test("follows a few redirects, no endless ones, and reads no more than it should", async () => {
    const outbound = local();
    const at = (path: string) => `http://friend.test:${port}${path}`;
    expect(await faultOf(outbound, at(`/move?${encodeURIComponent("/plain")}`))).toBe("secret");
    expect(await faultOf(outbound, at(`/move?${encodeURIComponent("file:///etc/passwd")}`))).toBe("forbidden");
    hits = [];
    const loop = createGuardedOutbound({ resolve: async () => [{ address: "127.0.0.1" }], ports: new Set([port]), mayConnect: () => true });
    expect(await faultOf(loop, at("/loop"))).toBe("unreachable");
    expect(hits.length).toBeLessThanOrEqual(4);
    expect(await faultOf(outbound, at("/large"))).toBe("too-large");
    await Promise.all([outbound.close(), loop.close()]);
  });

  test("says when nobody answers", async () => {
    const outbound = createGuardedOutbound({
      resolve: async () => [{ address: "127.0.0.1" }],
      ports: new Set([1]),
      mayConnect: () => true,
    });
    expect(await faultOf(outbound, "http://friend.test:1/")).toBe("unreachable");
    await outbound.close();
  });

  test("takes public addresses for public", () => {
    for (const address of ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    expect(isPublicAddress("example.com")).toBe(false);
  });
});

describe("calls to services", () => {
  let canary: Server;
  let origin: string;
  let seen: string[] = [];
  beforeAll(async () => {
    canary = createServer((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers["x-own"]}`);
      if (request.url === "/moved") return void response.writeHead(307, { location: "/elsewhere" }).end();
      return void response.setHeader("retry-after", "3").end("done");
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => canary.close(resolve)));

  const call = { method: "POST", headers: { "x-own": "1" }, body: "{}", bytesMax: 1000, timeoutMs: 5000, caller: "ann" };

  test("reach the own network only where the operator said so, and are never sent on", async () => {
    seen = [];
    const trusting = createGuardedOutbound({ trusted: [origin] });
    const answer = await trusting.send(`${origin}/hook`, call);
    expect([answer.status, answer.header("retry-after"), answer.bytes.toString()]).toEqual([200, "3", "done"]);
    expect((await trusting.send(`${origin}/moved`, call)).status).toBe(307);
    expect(seen).toEqual(["POST /hook 1", "POST /moved 1"]);
    await expect(trusting.send("http://127.0.0.1:9/hook", call)).rejects.toMatchObject({ fault: "forbidden" });
    await expect(trusting.get(`${origin}/hook`, { accept: "*/*", bytesMax: 1000 })).rejects.toMatchObject({ fault: "forbidden" });
    const usual = createGuardedOutbound();
    await expect(usual.send(`${origin}/hook`, call)).rejects.toMatchObject({ fault: "forbidden" });
    await Promise.all([trusting.close(), usual.close()]);
    expect(seen).toHaveLength(2);
  });

  test("end where an answer is too large", async () => {
    const outbound = createGuardedOutbound({ trusted: [origin] });
    await expect(outbound.send(`${origin}/hook`, { ...call, bytesMax: 2 })).rejects.toMatchObject({ fault: "too-large" });
    await outbound.close();
  });
});
