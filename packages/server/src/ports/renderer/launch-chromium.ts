import type { Browser } from "playwright-core";
import type { SandboxRule } from "../../config/chromium-sandbox.js";

export interface Launch {
  executablePath: string;
  sandbox: SandboxRule;
}

const launchArgs = [
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Hints such as preconnect pass by the page's own requests; with this no name and no address can be reached.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/**
 * Starts Chromium. Throws `SandboxError` where a sandbox is demanded and cannot be had: Chromium refuses it to root, and has none where the
 * system or the container engine forbids user namespaces.
 */
export async function launchChromium({ executablePath, sandbox }: Launch): Promise<Browser> {
  if (sandbox === "off") return launchWith(executablePath, false);
  try {
    return await launchWith(executablePath, true);
  } catch (cause) {
    if (sandbox === "demanded") throw isSandboxFault(cause) ? new SandboxError({ cause }) : cause;
    return launchWith(executablePath, false);
  }
}

async function launchWith(executablePath: string, chromiumSandbox: boolean): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, chromiumSandbox, args: launchArgs, handleSIGINT: false, handleSIGTERM: false });
}

/** The first message is Playwright's. The others are Chromium's: when root starts it, and on a system without user namespaces. */
const isSandboxFault = (cause: unknown) =>
  cause instanceof Error && /sandboxing failed|without --no-sandbox|no usable sandbox/i.test(cause.message);

/** Chromium was started without the sandbox that it has to have. */
export class SandboxError extends Error {
  override readonly name = "SandboxError";

  constructor(options: ErrorOptions) {
    super(
      "Chromium got no sandbox, and nothing is drawn without one. Run the server as a user other than root, allow it user namespaces, or set CHROMIUM_SANDBOX=off.",
      options,
    );
  }
}
