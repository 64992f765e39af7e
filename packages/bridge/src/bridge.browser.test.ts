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
  const script = sibling.contentDocument?.createElement("script");
  if (!script) throw new Error("no document");
  script.textContent = `parent.postMessage({ mailwright: 1, type: "cancel" }, "*"); parent.frames[0].postMessage({ mailwright: 1, type: "publish" }, "*");`;
  sibling.contentDocument?.body.append(script);
  await settled();
  expect(heardByHost).toEqual([]);
  expect(heardByFrame).toEqual([]);
});

test.each([
  null,
  "save",
  { type: "save" },
  { mailwright: 2, type: "save" },
  { mailwright: 1, type: "format-disk" },
  { mailwright: 1, type: "set-theme", theme: 7 },
])("a malformed message %j is ignored", async (data) => {
  const { frame, inside } = await openFrame();
  const { heardByFrame } = talk(frame, inside);
  frame.contentWindow?.postMessage(data, location.origin);
  await settled();
  expect(heardByFrame).toEqual([]);
});
