import { blockDefinitions } from "@mailwright/blocks";
import { type Block, createRegistry, findBlock, type Picture, type PictureRequest } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import { aBlock, aDocumentAround, counterIds } from "@mailwright/testing";
import { expect, test, vi } from "vitest";
import type { PictureAnswer } from "../../ports/picture-port.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { createPictureKeeper } from "./picture-keeper.js";

const registry = createRegistry(blockDefinitions);
const own = "https://example.com/own.png";

/** An editor with one map, and a port whose answers are given by hand. */
function aMap(props: Block["props"] = { address: "Cambridge", src: own }) {
  const document = aDocumentAround([aBlock("map", props, undefined, "map")], registry);
  const editor = createEditor({ registry, document, newId: counterIds("new-"), clock: () => 0 });
  const asked: { readonly request: PictureRequest; readonly answer: (answer: PictureAnswer) => void }[] = [];
  const make = (request: PictureRequest) => new Promise<PictureAnswer>((answer) => asked.push({ request, answer }));
  const keeper = createPictureKeeper(editor, { kinds: ["map"], make }, 0);
  return {
    editor,
    keeper,
    asked,
    press: async () => {
      keeper.make("map");
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    },
    answer: async (answer: PictureAnswer) => {
      asked.pop()?.answer(answer);
      await vi.waitFor(() => expect(keeper.stateOf("map").phase).not.toBe("asking"));
    },
    set: (values: Block["props"]) => editor.run("set-props", { blockIds: ["map"], props: values }),
    props: () => findBlock(editor.document.get().root, "map")?.props ?? {},
  };
}

const made = { kind: "made", picture: { url: "https://example.com/map.png", title: "Cambridge, UK", credit: "© Maps" } } as const;

test("a map is asked for only when somebody presses for it, and is one step that undo takes back", async () => {
  const { editor, asked, press, answer, props, set } = aMap({ src: own });
  set({ address: "Cambridge" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  await press();
  expect(asked[0]?.request).toMatchObject({ kind: "map", address: "Cambridge" });
  await answer(made);
  expect(props()).toMatchObject({ src: made.picture.url, made: made.picture });
  editor.run("undo");
  expect(props()).toEqual({ address: "Cambridge", src: own });
});

test("the address changes while the map is made: it comes all the same, and is known to be of the old one", async () => {
  const { press, answer, props, set, editor } = aMap();
  await press();
  set({ address: "Oxford" });
  await answer(made);
  expect(props()).toMatchObject({ address: "Oxford", src: made.picture.url });
  const { made: stored } = props();
  expect((stored as Picture).key).not.toBe("");
  set({ address: "Cambridge" });
  expect(editor.document.history().entries).toHaveLength(3);
});

test("a refusal stays until the block says something else, and changes nothing", async () => {
  const { keeper, press, answer, props, set } = aMap();
  await press();
  await answer(refusalOf("place-not-found"));
  expect(keeper.stateOf("map")).toMatchObject({ phase: "failed", refusal: { code: "place-not-found" } });
  expect(props()).toEqual({ address: "Cambridge", src: own });
  set({ width: 300 });
  await Promise.resolve();
  expect(keeper.stateOf("map").phase).toBe("failed");
  set({ address: "Oxford" });
  await vi.waitFor(() => expect(keeper.stateOf("map").phase).toBe("idle"));
});

test("nothing is asked for without an address, twice at once, or by who may only look", async () => {
  const { editor, asked, keeper, press, set } = aMap({});
  keeper.make("map");
  set({ address: "Cambridge" });
  editor.viewState.setState({ readOnly: true });
  keeper.make("map");
  expect(keeper.stateOf("map").phase).toBe("idle");
  editor.viewState.setState({ readOnly: false });
  await press();
  keeper.make("map");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
});
