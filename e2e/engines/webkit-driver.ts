import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type EngineDriver, type Finger, viewport } from "./driver.js";

// The key codes of the WebDriver standard (section 17.4.2).
const keyCodes: Record<string, string> = {
  Control: "\uE009",
  Shift: "\uE008",
  Alt: "\uE00A",
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  End: "\uE010",
  Space: " ",
  Plus: "+",
  F2: "\uE032",
};

interface PointerStep {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** WebKitGTK, by WebKitWebDriver over plain HTTP, on a display of its own. */
export async function launchWebKit(program: string): Promise<EngineDriver> {
  const display = process.env["DISPLAY"] ? undefined : await startDisplay();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    // Without a UTF-8 locale Intl.Collator finds nothing; without software GL the window stays black.
    env: {
      ...process.env,
      DISPLAY: display?.name ?? process.env["DISPLAY"],
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      GTK_A11Y: "none",
      LIBGL_ALWAYS_SOFTWARE: "1",
      LANG: "en_US.UTF-8",
      LC_ALL: "",
      XDG_RUNTIME_DIR: process.env["XDG_RUNTIME_DIR"] ?? mkdtempSync(join(tmpdir(), "webkit-")),
    },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => {
    endGroup(driver);
    display?.stop();
  };
  process.once("exit", stop);
  await untilAnswers(`http://127.0.0.1:${port}/status`);
  const session = await openSession(port, program);
  await resize(session);
  return driverOf(session, async () => {
    await session("DELETE", "").catch(() => undefined); // a crashed browser has no session to end
    process.off("exit", stop);
    stop();
  });
}

type Session = (method: string, path: string, body?: unknown) => Promise<unknown>;

async function openSession(port: number, program: string): Promise<Session> {
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(40_000),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (isFailure(value)) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const opened = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: program, args: ["--automation"] } } },
  })) as { sessionId: string };
  const session: Session = (method, path, body) => call(method, `/session/${opened.sessionId}${path}`, body);
  await session("POST", "/timeouts", { script: 30_000, pageLoad: 30_000 });
  return session;
}

function driverOf(session: Session, close: () => Promise<void>): EngineDriver {
  let at = { x: 0, y: 0 };
  const point = (actions: readonly PointerStep[]) =>
    session("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  const keys = (actions: readonly PointerStep[]) => session("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  const step = (x: number, y: number): PointerStep => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  const move = async (x: number, y: number, steps = 1) => {
    const from = at;
    await point(
      Array.from({ length: steps }, (_, index) =>
        step(from.x + ((x - from.x) * (index + 1)) / steps, from.y + ((y - from.y) * (index + 1)) / steps),
      ),
    );
    at = { x, y };
  };
  const button = (type: string): PointerStep => ({ type, button: 0 });
  const codeOf = (name: string) => keyCodes[name] ?? name;
  let fingers = 0;
  return {
    version: "WebKitGTK",
    goto: async (url) => {
      await session("POST", "/url", { url });
    },
    evaluate: async (run, argument) => {
      const script = `const done = arguments[1]; (async () => (${String(run)})(JSON.parse(arguments[0])))().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const answer = (await session("POST", "/execute/async", { script, args: [JSON.stringify(argument ?? null)] })) as {
        value?: unknown;
        error?: string;
      };
      if (answer.error) throw new Error(answer.error);
      return answer.value as never;
    },
    move,
    down: async () => {
      await point([button("pointerDown")]);
    },
    up: async () => {
      await point([button("pointerUp")]);
    },
    click: async (x, y, count = 1) => {
      await point([step(x, y), ...Array.from({ length: count }, () => [button("pointerDown"), button("pointerUp")]).flat()]);
      at = { x, y };
    },
    press: async (names) => {
      const codes = names.split("+").map(codeOf);
      await keys([...codes.map((value) => ({ type: "keyDown", value })), ...codes.reverse().map((value) => ({ type: "keyUp", value }))]);
    },
    hold: async (name) => {
      await keys([{ type: "keyDown", value: codeOf(name) }]);
    },
    letGo: async (name) => {
      await keys([{ type: "keyUp", value: codeOf(name) }]);
    },
    wheel: async (deltaY) => {
      const turn = { type: "scroll", duration: 0, x: Math.round(at.x), y: Math.round(at.y), deltaX: 0, deltaY };
      await session("POST", "/actions", { actions: [{ type: "wheel", id: "wheel", actions: [turn] }] });
    },
    finger: () => fingerOf(session, ++fingers),
    type: async (text) => {
      await keys(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      );
    },
    screenshot: async () => Buffer.from(String(await session("GET", "/screenshot")), "base64"),
    close,
  };
}

function fingerOf(session: Session, number: number): Finger {
  const act = async (actions: readonly PointerStep[]) => {
    const source = { type: "pointer", id: `finger ${number}`, parameters: { pointerType: "touch" }, actions };
    await session("POST", "/actions", { actions: [source] });
  };
  const to = (x: number, y: number): PointerStep => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  return {
    down: (x, y) => act([to(x, y), { type: "pointerDown", button: 0 }]),
    moveTo: (x, y) => act([to(x, y)]),
    lift: () => act([{ type: "pointerUp", button: 0 }]),
  };
}

/** The window has frames of its own: grow it until the page has the size that was asked for. */
async function resize(session: Session): Promise<void> {
  await session("POST", "/url", { url: "about:blank" });
  for (let attempt = 0; attempt < 4; attempt++) {
    const [width = 0, height = 0] = (await session("POST", "/execute/sync", {
      script: "return [innerWidth, innerHeight]",
      args: [],
    })) as number[];
    if (width === viewport.width && height === viewport.height) return;
    const window = (await session("GET", "/window/rect")) as { width: number; height: number };
    await session("POST", "/window/rect", {
      x: 0,
      y: 0,
      width: window.width + viewport.width - width,
      height: window.height + viewport.height - height,
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

async function startDisplay(): Promise<{ readonly name: string; readonly stop: () => void }> {
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x4000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const output = xvfb.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    let printed = "";
    output.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("\n")) resolve(printed.trim());
    });
    xvfb.once("error", reject);
    xvfb.once("exit", () => reject(new Error("Xvfb ended before it had a display")));
  });
  return { name: `:${number}`, stop: () => endGroup(xvfb) };
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
  } catch {
    // it has ended by itself
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function isFailure(value: unknown): value is { error: string; message: string } {
  return typeof value === "object" && value !== null && "error" in value && "message" in value;
}
