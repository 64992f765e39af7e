import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import type { SharedNews } from "../../ports/collaboration-port.js";
import { startTogether } from "./start-together.js";

const awareness = { clientID: 1, getStates: () => new Map(), setLocalState: () => undefined, on: () => undefined, off: () => undefined };

test("where no WebSocket comes through, the template is opened alone after a few tries", async () => {
  const close = vi.fn();
  let tell: ((news: SharedNews) => void) | undefined;
  const collaboration = {
    open(onNews: (news: SharedNews) => void) {
      tell = onNews;
      return { document: new Y.Doc(), awareness, isSent: () => true, onHeard: () => undefined, close };
    },
  };
  const started = startTogether({ collaboration: async () => collaboration }, { id: "ann", name: "Ann" }, new AbortController().signal);
  await vi.waitFor(() => expect(tell).toBeDefined());
  for (let time = 0; time < 3; time++) tell?.({ kind: "lost" });
  expect(await started).toBeNull();
  expect(close).toHaveBeenCalledOnce();
});
