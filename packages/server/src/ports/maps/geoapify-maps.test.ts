import { afterAll, beforeAll, expect, test } from "vitest";
import { startMapService, testMapKey } from "../../testing/test-map-service.js";
import type { TestService } from "../../testing/test-service.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import type { Outbound } from "../outbound/outbound.js";
import { ServiceError } from "../services/service-error.js";
import { createMapSource } from "./create-map-source.js";

const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
let service: TestService;
beforeAll(async () => {
  service = await startMapService();
});
afterAll(async () => {
  await outbound.close();
  await service.close();
});

const open = (key = testMapKey, way: Outbound = outbound) =>
  createMapSource({ service: "geoapify", key, style: "osm-bright", base: service.base }, way);
const wish = { address: "Market Square, Cambridge", zoom: 16, widthPx: 700, heightPx: 350 };

const faultOf = async (address: string, source = open()) => {
  const error = await source.draw({ ...wish, address }, "ann").then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error("It did not fail as services do.");
  expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain(testMapKey);
  return [error.fault, error.retryAfterSeconds];
};

test("a place is looked for and drawn as the service says, with a pin, for sharp screens", async () => {
  const drawn = await open().draw(wish, "ann");
  expect(drawn?.place).toBe("Market Square, Cambridge CB2 3QJ, United Kingdom");
  expect(drawn?.bytes.subarray(1, 4).toString()).toBe("PNG");
  const [search, picture] = service.calls.slice(-2).map(({ url }) => new URL(url, service.base));
  expect(Object.fromEntries(search?.searchParams ?? [])).toEqual({ text: wish.address, format: "json", limit: "1", apiKey: testMapKey });
  expect(Object.fromEntries(picture?.searchParams ?? [])).toEqual({
    style: "osm-bright",
    width: "700",
    height: "350",
    scaleFactor: "2",
    format: "png",
    center: "lonlat:0.1192,52.2051",
    zoom: "16",
    marker: "lonlat:0.1192,52.2051;type:awesome;color:#d93025;size:large",
    apiKey: testMapKey,
  });
});

test("of several places it is the most likely one, and its name says which", async () => {
  expect((await open().draw({ ...wish, address: "Springfield" }, "ann"))?.place).toBe("Springfield, Illinois, United States of America");
});

test.each(["Atlantis", "unsure"])("a place that is not known draws nothing: %s", async (address) => {
  const before = service.calls.length;
  expect(await open().draw({ ...wish, address }, "ann")).toBeNull();
  expect(service.calls).toHaveLength(before + 1);
});

test.each([
  ["limit", "busy", 30],
  ["outage", "unreachable", null],
  ["page of words", "unreachable", null],
  ["no picture", "unreachable", null],
])("what goes wrong is told in one way: %s", async (address, fault, retryAfterSeconds) => {
  expect(await faultOf(address)).toEqual([fault, retryAfterSeconds]);
});

test("a key that the service does not know is told as such", async () => {
  expect(await faultOf("Cambridge", open("wrong-key"))).toEqual(["key-refused", null]);
});

test("a service that does not answer is given up", async () => {
  const hasty: Outbound = { ...outbound, send: (url, call) => outbound.send(url, { ...call, timeoutMs: 50 }) };
  expect(await faultOf("never", open(testMapKey, hasty))).toEqual(["unreachable", null]);
});
