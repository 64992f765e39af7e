import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { InPieces } from "../../pieces/in-pieces.js";
import { loadReaders } from "../../tree/readers.js";
import type { LayoutOptions } from "../email/layout-email.js";
import { readByLayout } from "./read-by-layout.js";
import { runInPieces } from "./run-in-pieces.js";

const row = `<tr><td style="padding:12px" bgcolor="#eef0f3"><table width="100%"><tr><td><h2>Tulips</h2><p>Two weeks, half price.</p></td><td><a href="https://example.com/go" style="display:inline-block;padding:10px 20px;background:#c2185b;color:#ffffff">Book</a></td></tr></table></td></tr><tr><td style="padding:8px"><p>Between the beds.</p></td></tr>`;
const longEmail = `<!doctype html><table width="600" align="center">${row.repeat(120)}</table>`;

async function read(options: Partial<LayoutOptions>) {
  const readers = await loadReaders(blockRegistry);
  const compile: LayoutOptions["compile"] = (email) => compileDocument(email, blockRegistry).html;
  return readByLayout(longEmail, { readers, newId: counterIds("i"), document, compile, ...options });
}

test("others have their turn while a long email is read, from its beginning to its end", async () => {
  const turns: number[] = [];
  let share = 0;
  let isRead = false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns.push(share);
    if (!isRead) port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  const { bands } = await read({ onProgress: (now) => (share = now) });
  isRead = true;
  port1.close();
  expect(bands.length).toBeGreaterThan(50);
  // A turn between each two of the shares that are told: nothing of it is done in one piece.
  expect([...new Set(turns)]).toEqual(expect.arrayContaining([0.1, 0.4, 0.5, 0.6]));
});

test.each([0.4, 0.5, 0.6, 0.8])("it is stopped when %d of it is done, and leaves nothing in the page", async (at) => {
  const before = document.body.childElementCount;
  const stopping = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => {
    shares.push(share);
    if (share === at) stopping.abort();
  };
  const { bands, problems } = await read({ signal: stopping.signal, onProgress });
  expect(bands).toEqual([]);
  expect(problems.map(({ code }) => code)).toEqual(["layout-stopped"]);
  expect(shares.at(-1)).toBe(at);
  expect(document.body.childElementCount).toBe(before);
});

test("a piece that is long is followed by a turn of others, and a stop is heard at the next piece", async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  function* work(): InPieces<void> {
    try {
      for (let piece = 0; piece < 9; piece++) {
        const until = performance.now() + 25;
        while (performance.now() < until);
        done.push(piece);
        yield undefined;
      }
    } finally {
      done.push(-1);
    }
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => stopping.abort();
  port2.postMessage(undefined);
  expect(await runInPieces(work(), { signal: stopping.signal })).toBeUndefined();
  expect(done.at(-1)).toBe(-1);
  expect(done.length).toBeLessThan(9);
});
