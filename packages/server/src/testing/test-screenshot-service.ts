import type { ScreenshotServiceId } from "../config/screenshot-settings.js";
import { type ServedAnswer, type ServedCall, startTestService, type TestService } from "./test-service.js";

/** What opens each of the services below. */
export const testScreenshotKeys: Readonly<Record<ScreenshotServiceId, string>> = {
  "email-on-acid": "shot-key-that-nobody-may-see:word",
  litmus: "shot-key-that-nobody-may-see",
};

/** What an email's subject has a service do instead of its work. */
const troubles: Readonly<Record<string, ServedAnswer>> = {
  limit: { status: 429, headers: { "retry-after": "9" }, body: {} },
  poor: { status: 402, body: {} },
  outage: { status: 503, body: "down" },
  page: { status: 200, headers: { "content-type": "text/html" }, body: "<!doctype html><title>Sign in</title>" },
  // Promises more than it sends.
  cut: { headers: { "content-length": "500" }, body: '{"id":"te' },
  nonsense: { body: { id: null, email_guid: {} } },
  refused: { status: 400, body: { error: { name: "InvalidClient" }, description: "no" } },
};

/** Speaks the protocol of each service of screenshots: how it is entered, what it answers, and how it says no. */
export async function startScreenshotService(id: ScreenshotServiceId, picture: Buffer): Promise<TestService> {
  let isSlow = false;
  const service = await startTestService((call) => {
    if (call.url === "/elsewhere.png") return { body: picture };
    if (call.headers.authorization !== entryOf(id)) return { status: 401, body: { error: { name: "AccessDenied" } } };
    if (call.method === "POST") isSlow = call.body.includes("slow");
    const trouble = call.method === "POST" ? troubles[JSON.parse(call.body).subject] : undefined;
    return trouble ?? protocols[id](call, { base: service.base, picture, isSlow });
  });
  return service;
}

function entryOf(id: ScreenshotServiceId): string {
  const key = testScreenshotKeys[id];
  return `Basic ${Buffer.from(id === "litmus" ? `${key}:` : key).toString("base64")}`;
}

interface Around {
  base: string;
  picture: Buffer;
  isSlow: boolean;
}

type Protocol = (call: ServedCall, around: Around) => ServedAnswer | null;

const emailOnAcid: Protocol = ({ method, url }, { base, isSlow }) => {
  if (url === "/email/clients") {
    return {
      body: {
        clients: {
          outlook16: { id: "outlook16", client: "Outlook 2016", os: "Windows", category: "Application" },
          iphone6p_9: { id: "iphone6p_9", client: "iPhone 6+", os: "iOS", category: "Mobile" },
          broken: { id: "broken", client: "Broken", os: "", category: "Web" },
        },
      },
    };
  }
  if (method === "POST") return { body: { id: "test-1" } };
  if (method === "DELETE") return { body: { success: true } };
  if (url === "/email/tests/test-1") {
    return {
      body: {
        subject: "Spring",
        completed: ["outlook16", ...(isSlow ? [] : ["iphone6p_9"])],
        processing: isSlow ? ["iphone6p_9"] : [],
        bounced: ["broken"],
      },
    };
  }
  const [, client = ""] = /^\/email\/tests\/test-1\/results\/(\w+)$/.exec(url) ?? [];
  if (client !== "")
    return { body: { [client]: { id: client, status: "Complete", screenshots: { default: `${base}/pictures/${client}` } } } };
  return url === "/pictures/outlook16" ? movedFrom(base) : { body: "<!doctype html>" };
};

const litmus: Protocol = ({ method, url }, { base, isSlow }) => {
  if (url === "/clients") return { body: ["OL2016", "IPHONE13", "BROKEN"] };
  if (method === "POST") return { status: 201, body: { email_guid: "test-1" } };
  const [, client = "", full] = /^\/emails\/test-1\/previews\/(\w+)(\/full\?fallback=false)?$/.exec(url) ?? [];
  if (client === "BROKEN") return { status: 500, body: { description: "failed" } };
  if (full) return client === "OL2016" ? movedFrom(base) : { body: "<!doctype html>" };
  if (client === "IPHONE13" && isSlow) return null;
  return client === "OL2016" ? { status: 302, headers: { location: "/kept" }, body: "" } : { body: { full_url: `${base}/x` } };
};

/** The picture is kept on another site. */
const movedFrom = (base: string): ServedAnswer => ({
  status: 302,
  headers: { location: `${base.replace("127.0.0.1", "localhost")}/elsewhere.png` },
  body: "",
});

const protocols: Readonly<Record<ScreenshotServiceId, Protocol>> = { "email-on-acid": emailOnAcid, litmus };
