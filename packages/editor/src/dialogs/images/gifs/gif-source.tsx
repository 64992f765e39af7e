import { photoSearchDelayMs } from "@mailwright/contract";
import { EmptyState, ErrorState, useTranslate } from "@mailwright/ui";
import { ImageOff } from "@mailwright/ui/icons";
import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import { PictureBrowser } from "@mailwright/views/pictures";
import { type ReactNode, useMemo } from "react";
import type { GifPort } from "../../../ports/gif-port.js";
import type { Choice, SourceProps } from "../choice.js";
import { gifStrings } from "./gif-strings.js";

interface GifSourceProps extends SourceProps {
  readonly port: GifPort;
}

/** Moving pictures of GIPHY, under its name. The email gets the address that GIPHY answered. */
export function GifSource({ port, choice, onChoose, onUse }: GifSourceProps) {
  const say = useTranslate(gifStrings);
  const untitled = say("untitled");
  const library = useMemo(() => libraryOf(port, untitled), [port, untitled]);
  const failures: Readonly<Record<string, (retry: () => void) => ReactNode>> = {
    "service-key-refused": () => <EmptyState title={say("keyRefused")} icon={ImageOff} />,
    "service-busy": (retry) => <ErrorState title={say("busy")} onRetry={retry} />,
    "service-unreachable": (retry) => <ErrorState title={say("unreachable")} onRetry={retry} />,
  };
  return (
    <PictureBrowser
      library={library}
      label={say("gifs")}
      chosen={choice?.picture}
      onChoose={(picture) => onChoose(picture && choiceOf(picture))}
      onUse={(picture) => onUse(choiceOf(picture))}
      searchDelayMs={photoSearchDelayMs}
      note={
        <p className="mw-images-credit">
          <a className="mw-dialog-link" href="https://giphy.com" target="_blank" rel="noreferrer">
            {say("powered")}
          </a>{" "}
          {say("linked")}
        </p>
      }
      failed={(code, retry) => failures[code ?? ""]?.(retry)}
    />
  );
}

function choiceOf(picture: LibraryPicture): Choice {
  return { picture, take: async () => picture.url };
}

function libraryOf(port: GifPort, untitled: string): PictureLibrary {
  return {
    orders: [],
    list: async ({ search, after }, signal) => {
      const page = Number(after ?? 1);
      const answer = await port.search(search, page, signal);
      if (answer.kind === "refused") return answer;
      const pictures = answer.gifs.map((gif) => ({ ...gif, name: gif.name || untitled }));
      return { kind: "listed", pictures, ...(answer.hasMore && { next: String(page + 1) }) };
    },
  };
}
