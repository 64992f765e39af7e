import type { BlockId } from "@mailwright/document";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { laterCode } from "../../base/later/later-code.js";
import type { PictureState } from "./picture-askings.js";
import type { PictureKeeper } from "./picture-keeper.js";

const keeperCode = laterCode(() => import("./picture-keeper.js"));

const PicturesContext = createContext<PictureKeeper | undefined>(undefined);

/** Keeps the pictures of the opened template up to date, if there is a port that makes them. */
export function PicturesProvider({ children }: { readonly children: ReactNode }) {
  const { editor, ports } = useEditorServices();
  const port = ports.pictures;
  const [keeper, setKeeper] = useState<PictureKeeper>();
  useEffect(() => {
    if (!port) return undefined;
    let isOver = false;
    let made: PictureKeeper | undefined;
    const start = ({ createPictureKeeper }: NonNullable<ReturnType<typeof keeperCode.peek>>) => {
      if (isOver) return;
      made = createPictureKeeper(editor, port);
      setKeeper(made);
    };
    // Without a connection the code cannot be fetched, but no picture could be made either.
    keeperCode.load().then(start, () => undefined);
    return () => {
      isOver = true;
      made?.stop();
      setKeeper(undefined);
    };
  }, [editor, port]);
  return <PicturesContext.Provider value={keeper}>{children}</PicturesContext.Provider>;
}

const idle: PictureState = { phase: "idle" };
const never = () => () => undefined;

interface BlockPictures {
  readonly state: PictureState;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Asks for the picture that is made by hand only. */
  readonly make: () => void;
}

/** The state of a block's pictures, with functions that ask for them. */
export function usePictureState(blockId: BlockId | undefined): BlockPictures {
  const keeper = useContext(PicturesContext);
  const read = () => (keeper && blockId !== undefined ? keeper.stateOf(blockId) : idle);
  const state = useSyncExternalStore(keeper?.subscribe ?? never, read, read);
  const ask = (how: "retry" | "make") => () => {
    if (blockId !== undefined) keeper?.[how](blockId);
  };
  return { state, retry: ask("retry"), make: ask("make") };
}
