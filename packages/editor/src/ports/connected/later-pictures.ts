import type { Client } from "@mailwright/client";
import type { EditorPorts } from "../editor-ports.js";

/** Free photos and pictures made from words; their code comes with the first question. */
export function laterPictures(client: Client): Pick<EditorPorts, "stock" | "aiImages"> {
  const stock = once(async () => (await import("./connected-stock.js")).connectedStock(client));
  const ai = once(async () => (await import("./connected-ai-images.js")).connectedAiImages(client));
  return {
    stock: {
      search: async (...asked) => (await stock()).search(...asked),
      choose: async (photo) => (await stock()).choose(photo),
    },
    aiImages: {
      make: async (...asked) => (await ai()).make(...asked),
      keep: async (picture) => (await ai()).keep(picture),
      edits: async (signal) => (await ai()).edits(signal),
      edit: async (...asked) => (await ai()).edit(...asked),
    },
  };
}

/** Makes a port when it is first asked for. One whose code did not come is asked for again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
