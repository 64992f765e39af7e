import sharp from "sharp";
import { startTestService, type TestService } from "./test-service.js";

export const testMapKey = "map-key-that-nobody-may-see";

const cambridge = { lon: 0.1192, lat: 52.2051, formatted: "Market Square, Cambridge CB2 3QJ, United Kingdom", rank: { confidence: 1 } };
const springfields = ["Illinois", "Missouri"].map((state, index) => ({
  ...cambridge,
  lon: -89.6 - index,
  formatted: `Springfield, ${state}, United States of America`,
  rank: { confidence: 0.5 },
}));

/** Speaks Geoapify's protocol: how it is entered, what it finds and draws, and how it says no. Words of the address choose what goes wrong. */
export async function startMapService(): Promise<TestService> {
  const create = { width: 1400, height: 700, channels: 3, background: "#cfe3d2" } as const;
  const pin = Buffer.from('<svg width="80" height="80"><circle cx="40" cy="40" r="30" fill="#d93025"/></svg>');
  const picture = await sharp({ create })
    .composite([{ input: pin }])
    .png()
    .toBuffer();
  return startTestService(({ url }) => {
    const { pathname, searchParams: words } = new URL(url, "http://localhost");
    const text = words.get("text") ?? "";
    if (words.get("apiKey") !== testMapKey || text.includes("other key"))
      return { status: 401, body: { statusCode: 401, error: "Unauthorized", message: "Invalid apiKey" } };
    if (pathname === "/v1/geocode/search") {
      if (text.includes("limit"))
        return { status: 429, headers: { "retry-after": "30" }, body: { statusCode: 429, error: "Too Many Requests" } };
      if (text.includes("outage")) return { status: 503, body: "down" };
      if (text.includes("page of words")) return { body: "<html>a proxy</html>" };
      if (text.includes("never")) return null;
      if (text.includes("Atlantis")) return { body: { results: [], query: { text } } };
      if (text.includes("unsure")) return { body: { results: [{ ...cambridge, rank: { confidence: 0 } }] } };
      if (text.includes("no picture")) return { body: { results: [{ ...cambridge, lat: 1 }] } };
      if (text.includes("damaged")) return { body: { results: [{ ...cambridge, lat: 2 }] } };
      return { body: { results: text.includes("Springfield") ? springfields : [cambridge], query: { text } } };
    }
    if (pathname !== "/v1/staticmap") return { status: 404, body: { error: "Not Found" } };
    if (words.get("center") === "lonlat:0.1192,1") return { headers: { "content-type": "text/html" }, body: "<html>soon</html>" };
    if (words.get("center") === "lonlat:0.1192,2") return { headers: { "content-type": "image/png" }, body: "no bytes of a picture" };
    return { headers: { "content-type": "image/png" }, body: picture };
  });
}
