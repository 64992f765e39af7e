import { PNG } from "pngjs";
import { type ServedAnswer, type ServedCall, startTestService, type TestService } from "../packages/server/src/testing/test-service.js";
import { testFeed } from "../packages/server/src/testing/test-shops.js";
import { type Product, startProduct } from "./product.js";
import { test as base } from "./test.js";

/** A shop's feed, a service of photos as Unsplash, and a service that makes and changes pictures as OpenAI, all on this machine. */
export interface PictureServices extends TestService {
  /** What the products of the feed cost from now on. */
  sellFor(price: string): void;
}

/** Shown by the browser, so that it stands at an address that the policy of the product allows. */
export const photoUrl = "https://pictures.example/photo.jpg";

const size = (across: number, down: number, grey: number) => {
  const picture = new PNG({ width: across, height: down });
  picture.data.fill(grey);
  return PNG.sync.write(picture);
};

async function startPictureServices(): Promise<PictureServices> {
  let price = "14.90 EUR";
  let made = 0;
  const draw = () => {
    made += 1;
    return { body: { data: [{ b64_json: size(90, 90, made).toString("base64") }] } };
  };
  const answer = ({ url, body }: ServedCall): ServedAnswer => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === "/products.xml") return { headers: { "content-type": "application/xml" }, body: testFeed(3, price) };
    if (pathname === "/photos/search/photos" && url.includes("query=lamps")) return { body: lampsAt(service.base, url) };
    if (pathname === "/photos/search/photos" || pathname === "/photos/photos") return { body: photosAt(service.base) };
    if (/^\/photos\/photos\/\w+\/download$/.test(pathname)) return { body: { url: photoUrl } };
    if (pathname.startsWith("/ai/images/") && body.includes("broken")) return { status: 500, body: { error: { code: "server_error" } } };
    if (pathname === "/ai/images/generations" && body.includes("forbidden"))
      return { status: 400, body: { error: { code: "content_policy_violation" } } };
    if (pathname === "/ai/images/generations" || pathname === "/ai/images/edits") return draw();
    return { status: 404, body: { error: "Not Found" } };
  };
  const service = await startTestService(answer);
  return {
    ...service,
    sellFor: (next) => {
      price = next;
    },
  };
}

const photosAt = (base: string) => ({ total_pages: 1, results: [photoOf(base, "h7", "A harbour")] });

const photoOf = (base: string, id: string, description: string) => ({
  id,
  width: 1200,
  height: 800,
  alt_description: description,
  user: { name: "Mia Lund", links: { html: "https://unsplash.com/@mia" } },
  urls: { raw: photoUrl, small: photoUrl },
  links: { html: `https://unsplash.com/photos/${id}`, download_location: `${base}/photos/photos/${id}/download` },
});

/** Two pages, of as many photos as somebody asks for at once. */
function lampsAt(base: string, url: string) {
  const { searchParams } = new URL(url, base);
  const [page, count] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
  const numbers = Array.from({ length: count }, (_, index) => (page - 1) * count + index + 1);
  return { total_pages: 2, results: page > 2 ? [] : numbers.map((number) => photoOf(base, `l${number}`, `Lamp ${number}`)) };
}

/** The product with these services, and with a shop that may be read on this machine. */
export const testWithServices = base.extend<object, { readonly services: PictureServices; readonly product: Product }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const services = await startPictureServices();
      await use(services);
      await services.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ services: { base: url } }, use) => {
      const product = await startProduct({
        EXPORT_ORIGINS: url,
        ...{ PHOTOS_SERVICE: "unsplash", PHOTOS_KEY: "photo-key", PHOTOS_URL: `${url}/photos` },
        ...{ AI_IMAGES_SERVICE: "openai", AI_IMAGES_URL: `${url}/ai`, AI_IMAGES_MODEL: "draw", AI_IMAGES_EDIT_MODEL: "change" },
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
