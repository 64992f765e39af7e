import { type ServedAnswer, startTestService, type TestService } from "../packages/server/src/testing/test-service.js";

export const testGiphyKey = "giphy-key-of-the-tests";

export interface GiphyService extends TestService {
  /** Where the pictures of its answers are. */
  showPicturesOf(origin: string): void;
}

/** Speaks GIPHY's protocol, for a browser: any page may ask, with a key. Knows no GIF of a zebra. */
export async function startGiphyService(): Promise<GiphyService> {
  let pictures = "";
  const answer = (body: object, status = 200): ServedAnswer => ({ status, body, headers: { "access-control-allow-origin": "*" } });
  const image = (name: string) => ({ url: `${pictures}/starter/${name}.png`, width: "480", height: "270", size: "90000" });
  const gif = (id: string, title: string, name: string) => ({
    type: "gif",
    id,
    title,
    images: { original: image(name), downsized: image(name), fixed_width: image(name) },
  });
  const service = await startTestService(({ url }) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (searchParams.get("api_key") !== testGiphyKey) return answer({ meta: { status: 401, msg: "Unauthorized" } }, 401);
    const query = searchParams.get("q") ?? "";
    const found = pathname === "/v1/gifs/trending" ? [gif("t1", "Popular GIF", "bakery")] : [gif("s1", `${query} GIF`, "arc-one")];
    const data = query.includes("zebra") ? [] : found;
    return answer({ data, pagination: { total_count: data.length, count: data.length, offset: 0 }, meta: { status: 200, msg: "OK" } });
  });
  return {
    ...service,
    showPicturesOf(origin) {
      pictures = origin;
    },
  };
}
