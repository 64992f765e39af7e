import { afterEach, expect, test, vi } from "vitest";
import { reduceAside } from "./reduce-aside.js";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const limits = {
  mustConvert: false,
  mayBeSeenThrough: false,
  sideMaxPx: 100,
  bytesMax: 1_000_000,
  sampleSidePx: 32,
  opaqueTries: [{ sideMaxPx: 100, type: "image/jpeg", quality: 0.8 }],
  seenThroughTries: [{ sideMaxPx: 100, type: "image/png", quality: 1 }],
} as const;

async function picture(widthPx: number): Promise<File> {
  const canvas = new OffscreenCanvas(widthPx, 20);
  canvas.getContext("2d")?.fillRect(0, 0, widthPx, 20);
  return new File([await canvas.convertToBlob()], "a.png");
}

const widthOf = async (blob: Blob | undefined) => blob && (await createImageBitmap(blob)).width;

test("pictures are made smaller without a pixel of them on the page", async () => {
  const files = [await picture(300), await picture(50), await picture(400)];
  const read = vi.spyOn(globalThis, "createImageBitmap");
  const reduced = await Promise.all(files.map((file) => reduceAside({ ...limits, file })));
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(await Promise.all(reduced.map(widthOf))).toEqual([100, undefined, 100]);
});

test("thirty files are read one after the other by one worker, which goes with the last", async () => {
  const made: Worker[] = [];
  const ended = vi.spyOn(Worker.prototype, "terminate");
  let held = 0;
  let most = 0;
  vi.stubGlobal(
    "Worker",
    class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        made.push(this);
        this.addEventListener("message", () => {
          held -= 1;
        });
      }
      override postMessage(message: unknown) {
        held += 1;
        most = Math.max(most, held);
        super.postMessage(message);
      }
    },
  );
  const file = await picture(200);
  const reduced = await Promise.all(Array.from({ length: 30 }, () => reduceAside({ ...limits, file })));
  expect(reduced.every((blob) => blob?.type === "image/jpeg")).toBe(true);
  expect([made.length, most]).toEqual([1, 1]);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});

test("a file that cannot be read fails alone", async () => {
  const broken = new File(["words"], "b.png");
  const answers = await Promise.allSettled([broken, await picture(300)].map((file) => reduceAside({ ...limits, file })));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("where the page's policy forbids workers, the page does it itself", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    },
  );
  expect(await widthOf(await reduceAside({ ...limits, file: await picture(300) }))).toBe(100);
});
