import { describe, expect, test } from "vitest";
import { askAhead } from "./first-answers.js";
import { firstQuestions } from "./first-questions.js";

const address = "https://site.test/api/v2/session";

/** A server that answers with how often it was asked, and what was asked of it. */
function createServer() {
  const asked: string[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url, headers } = new Request(input, init);
    asked.push(`${method} ${url} ${headers.get("x-session-id") ?? ""}`.trim());
    return new Response(String(asked.length));
  };
  return { asked, send };
}

const read = async (answer: Promise<Response>) => (await answer).text();

describe("what is asked ahead", () => {
  test("is asked at once, and answers the request that comes later", async () => {
    const { asked, send } = createServer();
    const fetch = askAhead([{ address, headers: { "x-session-id": "cookie" } }], send);
    expect(asked).toEqual([`GET ${address} cookie`]);
    expect(await read(fetch(new Request(address, { headers: { "x-session-id": "cookie" } })))).toBe("1");
    expect(asked).toHaveLength(1);
  });

  test("answers as many requests as it was asked for, and the next goes to the server", async () => {
    const { asked, send } = createServer();
    const fetch = askAhead([{ address, times: 2 }], send);
    const answers = [await read(fetch(address)), await read(fetch(address)), await read(fetch(address))];
    expect(answers).toEqual(["1", "1", "2"]);
    expect(asked).toHaveLength(2);
  });

  test("says nothing about other addresses", async () => {
    const { send } = createServer();
    const fetch = askAhead([{ address }], send);
    expect(await read(fetch(`${address}/events`))).toBe("2");
    expect(await read(fetch(address))).toBe("1");
  });

  test("answers nobody with another session", async () => {
    const { asked, send } = createServer();
    const fetch = askAhead([{ address, headers: { "x-session-id": "cookie" } }], send);
    expect(await read(fetch(address, { headers: { "x-session-id": "of-a-page" } }))).toBe("2");
    expect(await read(fetch(address))).toBe("3");
    expect(await read(fetch(address, { headers: { "x-session-id": "cookie" } }))).toBe("1");
    expect(asked).toHaveLength(3);
  });

  test("leaves what is sent as it is: a body that can be read once goes to the server", async () => {
    const bodies: string[] = [];
    const send = async (input: RequestInfo | URL, init?: RequestInit) => {
      bodies.push(await new Request(input, init).text());
      return new Response("sent");
    };
    const fetch = askAhead([{ address }], send);
    const put = (body: string) => new Request("https://site.test/api/v2/usertemplate/1", { method: "PUT", body });
    expect(await read(fetch(put("first"), {}))).toBe("sent");
    expect(bodies).toEqual(["", "first"]);
  });

  test("is void once something is sent that may change it", async () => {
    const { send } = createServer();
    const fetch = askAhead([{ address }], send);
    await fetch("https://site.test/api/v2/demo/session", { method: "POST" });
    expect(await read(fetch(address))).toBe("3");
  });

  test("is void once it is old", async () => {
    const { send } = createServer();
    let now = 0;
    const fetch = askAhead([{ address, times: 3 }], send, () => now);
    expect(await read(fetch(address))).toBe("1");
    now = 10_000;
    expect(await read(fetch(address))).toBe("1");
    now = 10_001;
    expect(await read(fetch(address))).toBe("2");
  });

  test("that failed fails for who asked, and is asked again afterwards", async () => {
    let isThere = false;
    const fetch = askAhead([{ address }], async () => (isThere ? new Response("there") : Promise.reject(new TypeError("no network"))));
    await expect(fetch(address)).rejects.toThrow("no network");
    isThere = true;
    expect(await read(fetch(address))).toBe("there");
  });

  test("is not told to who has given up", async () => {
    const { send } = createServer();
    const fetch = askAhead([{ address }], send);
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(fetch(new Request(address, { signal: gone }))).rejects.toThrow("gone");
  });
});

describe("what a page asks ahead", () => {
  const pathsAt = (url: string) => {
    const questions = firstQuestions(new URL(url, "https://site.test") as unknown as Location, "cookie");
    return questions.map(({ address: asked }) => asked.replace(/^https:\/\/site\.test(?:\/api\/v2)?\//, "").replace(/\?.*/, ""));
  };

  test("is what its first screen shows", () => {
    expect(pathsAt("/edit/018f")).toEqual(["session", "usertemplate/018f", "contacts/customfields", "site-config.json"]);
    expect(pathsAt("/edit/018f?system=true")).toEqual(["session", "contacts/customfields", "site-config.json"]);
    expect(pathsAt("/")).toEqual(["session", "usertemplate", "usertemplate/counts", "categories", "usage"]);
  });

  test("is nothing where another list is shown, where nobody has an account, and before a code has signed somebody in", () => {
    for (const url of ["/?status=draft", "/login", "/review/018f", "/edit/018f?embed=true#code=abc"])
      expect([url, pathsAt(url)]).toEqual([url, []]);
  });
});
