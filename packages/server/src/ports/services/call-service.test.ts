import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestService, type TestService } from "../../testing/test-service.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import { callService } from "./call-service.js";
import { ServiceError } from "./service-error.js";

const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
let service: TestService;
beforeAll(async () => {
  service = await startTestService(({ url }) => {
    const status = Number(url.slice(1, 4));
    if (url === "/never") return null;
    if (url === "/large") return { body: "x".repeat(5000) };
    return { status, headers: url.includes("later") ? { "retry-after": "7.2" } : {}, body: { key: "secret" } };
  });
});
afterAll(async () => {
  await outbound.close();
  await service.close();
});

const faultAt = async (path: string, more: { signal?: AbortSignal } = {}) => {
  const url = `${service.base}${path}?key=secret`.replace("/never?key=secret", "/never").replace("/large?key=secret", "/large");
  const call = callService(outbound, { service: "Test", url, caller: "ann", timeoutMs: 100, bytesMax: 1000, ...more });
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error !== null && !(error instanceof ServiceError)) throw error;
  expect(`${error?.message} ${error?.stack} ${error?.cause}`).not.toContain("secret");
  return error && [error.fault, error.retryAfterSeconds];
};

test.each([
  ["/200", null],
  ["/401", ["key-refused", null]],
  ["/402", ["used-up", null]],
  ["/404", ["not-found", null]],
  ["/422", ["invalid", null]],
  ["/429/later", ["busy", 8]],
  ["/302", ["unreachable", null]],
  ["/500", ["unreachable", null]],
  ["/never", ["unreachable", null]],
  ["/large", ["unreachable", null]],
])("what %s says is told in one way for every service", async (path, expected) => {
  expect(await faultAt(path)).toEqual(expected);
});

test("a call that nobody waits for any more is given up", async () => {
  expect(await faultAt("/never", { signal: AbortSignal.abort() })).toEqual(["unreachable", null]);
});
