import { vi } from "vitest";
import { patienceMs } from "./patience.ts";

// Vitest gives these a second, and has no setting for it.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, withPatience(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options));

function withPatience<Options extends object>(
  options: number | Options | undefined,
): number | (Options & { timeout: number }) | { timeout: number } {
  return typeof options === "number" ? options : { timeout: patienceMs, ...options };
}
