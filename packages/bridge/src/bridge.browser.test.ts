import type { FrameMessage, HostMessage } from "@mailwright/contract";
import { afterEach, expect, test } from "vitest";
import type { FrameBridge, startFrameBridge } from "./frame.js";
import { connectFrame } from "./host.js";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A framed page that has loaded our frame half itself, so that its messages come from its own window. */
interface FramedPage extends Window {
  startFrameBridge?: typeof startFrameBridge;
}

async function openFrame(): Promise<{ frame: HTMLIFrameElement; inside: FramedPage }> {
  const frame = document.createElement("iframe");
  const module = new URL("./frame.ts", import.meta.url).href;
  frame.srcdoc = `<!doctype html><title>framed</title><script type="module">import * as half from ${JSON.stringify(module)}; window.startFrameBridge = half.startFrameBridge;</script>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  stops.push(() => frame.remove());
  await loaded;
  const inside: FramedPage | null = frame.contentWindow;
  if (!inside) throw new Error("the frame has no window");
  return { frame, inside };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

function talk(frame: HTMLIFrameElement, inside: FramedPage, { hostOrigins = [location.origin], frameOrigin = location.origin } = {}) {
  const heardByHost: FrameMessage[] = [];
  const heardByFrame: HostMessage[] = [];
  const framed: FrameBridge | undefined = inside.startFrameBridge?.({
    window: inside,
    hostOrigins,
    onMessage: (message) => heardByFrame.push(message),
  });
  if (!framed) throw new Error("the frame has not loaded its half");
  const host = connectFrame(frame, frameOrigin, (message) => heardByHost.push(message));
  stops.push(framed.stop, host.stop);
  return { framed, host, heardByHost, heardByFrame };
}

test("both halves hear each other", async () => {
  const { frame, inside } = await openFrame();
  const { framed, host, heardByHost, heardByFrame } = talk(frame, inside);
  framed.post({ type: "haveChanges", haveChanges: true });
  host.send({ type: "save" });
  await settled();
  expect(heardByHost).toEqual([{ mailwright: 1, type: "haveChanges", haveChanges: true }]);
  expect(heardByFrame).toEqual([{ mailwright: 1, type: "save" }]);
});

test("a frame tells nothing to a host that its list does not name", async () => {
  const { frame, inside } = await openFrame();
  const { framed, host, heardByHost, heardByFrame } = talk(frame, inside, { hostOrigins: ["https://other.example"] });
  framed.post({ type: "cancel" });
  host.send({ type: "publish" });
  await settled();
  expect(heardByHost).toEqual([]);
  expect(heardByFrame).toEqual([]);
});

test("a host hears nothing from a frame of another origin than it expects", async () => {
  const { frame, inside } = await openFrame();
  const { framed, heardByHost } = talk(frame, inside, { frameOrigin: "https://mail.example" });
  framed.post({ type: "cancel" });
  await settled();
  expect(heardByHost).toEqual([]);
});

test("a hostile sibling frame is not taken for the product", async () => {
  const { frame, inside } = await openFrame();
  const { frame: sibling } = await openFrame();
  const { heardByHost, heardByFrame } = talk(frame, inside);
  speak(sibling, { mailwright: 1, type: "cancel" });
  speakFrom(sibling, `parent.frames[0].postMessage({ mailwright: 1, type: "publish" }, "*")`);
  await settled();
  expect(heardByHost).toEqual([]);
  expect(heardByFrame).toEqual([]);
});

const huge = "x".repeat(10_001);

test.each([
  null,
  "save",
  7,
  [],
  { type: "save" },
  { mailwright: 2, type: "save" },
  { mailwright: "1", type: "save" },
  { mailwright: 1, type: "format-disk" },
  { mailwright: 1, type: "constructor" },
  { mailwright: 1, type: "set-theme", theme: 7 },
  { mailwright: 1, type: "run", command: huge },
])("a frame does not hear %j", async (data) => {
  const { frame, inside } = await openFrame();
  const { heardByFrame } = talk(frame, inside);
  frame.contentWindow?.postMessage(data, location.origin);
  await settled();
  expect(heardByFrame).toEqual([]);
});

test.each([
  null,
  "cancel",
  [],
  { type: "cancel" },
  { mailwright: 0, type: "cancel" },
  { mailwright: 1, type: "__proto__" },
  { mailwright: 1, type: "navigate" },
  { mailwright: 1, type: "navigate", path: huge },
  { mailwright: 1, type: "select", blockIds: "all" },
  { mailwright: 1, type: "select", blockIds: [{}] },
  { mailwright: 1, type: "template-saved", templateId: 1, isNew: false, status: "draft" },
  { mailwright: 1, type: "save-status", status: "lost" },
])("a host does not hear %j from its own frame", async (data) => {
  const { frame, inside } = await openFrame();
  const { heardByHost } = talk(frame, inside);
  speak(frame, data);
  await settled();
  expect(heardByHost).toEqual([]);
});

test("what was said once is no good to another window, nor after the end", async () => {
  const { frame, inside } = await openFrame();
  const { frame: thief } = await openFrame();
  const { framed, host, heardByHost, heardByFrame } = talk(frame, inside);
  framed.post({ type: "cancel" });
  host.send({ type: "save" });
  await settled();
  const [said, asked] = [heardByHost.splice(0)[0], heardByFrame.splice(0)[0]];
  speak(thief, said);
  speakFrom(thief, `parent.frames[0].postMessage(${JSON.stringify(asked)}, "*")`);
  await settled();
  expect([heardByHost, heardByFrame]).toEqual([[], []]);
  framed.stop();
  host.stop();
  speak(frame, said);
  frame.contentWindow?.postMessage(asked, location.origin);
  await settled();
  expect([heardByHost, heardByFrame]).toEqual([[], []]);
});

test("a page of the wrong origin in the right frame is not heard, and is told nothing", async () => {
  const { frame, inside } = await openFrame();
  const heardByHost: FrameMessage[] = [];
  const heardByStranger: unknown[] = [];
  // Of a sandboxed frame the browser says "null", whatever it holds.
  const sandboxed = document.createElement("iframe");
  sandboxed.setAttribute("sandbox", "allow-scripts");
  sandboxed.srcdoc = `<script>addEventListener("message", ({ data }) => parent.postMessage({ stranger: data }, "*")); parent.postMessage({ mailwright: 1, type: "cancel" }, "*");</script>`;
  const listen = ({ data }: MessageEvent<{ stranger?: unknown } | null>) => void (data?.stranger && heardByStranger.push(data.stranger));
  window.addEventListener("message", listen);
  const host = connectFrame(sandboxed, location.origin, (message) => heardByHost.push(message));
  stops.push(
    host.stop,
    () => sandboxed.remove(),
    () => window.removeEventListener("message", listen),
  );
  const loaded = new Promise((resolve) => sandboxed.addEventListener("load", resolve, { once: true }));
  document.body.append(sandboxed);
  await loaded;
  host.send({ type: "publish" });
  await settled();
  expect([heardByHost, heardByStranger]).toEqual([[], []]);
  expect(frame.contentWindow).toBe(inside);
});

/** Has a frame post something to this page, as its own window. */
function speak(frame: HTMLIFrameElement, data: unknown): void {
  speakFrom(frame, `parent.postMessage(${JSON.stringify(data)}, "*")`);
}

function speakFrom(frame: HTMLIFrameElement, code: string): void {
  const script = frame.contentDocument?.createElement("script");
  if (!script) throw new Error("no document");
  script.textContent = code;
  frame.contentDocument?.body.append(script);
}
