import { vi } from "vitest";

// Waiting ends with the state that is waited for; a busy machine may need longer for it than the second that is Vitest's default.
const patienceMs = 15_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, typeof options === "number" ? options : { timeout: patienceMs, ...options });
