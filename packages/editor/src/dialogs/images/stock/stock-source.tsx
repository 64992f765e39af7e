import { photoSearchDelayMs } from "@mailwright/contract";
import { EmptyState, ErrorState, useToasts, useTranslate } from "@mailwright/ui";
import { ImageOff } from "@mailwright/ui/icons";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import { PictureBrowser } from "@mailwright/views/pictures";
import { useMemo, useState } from "react";
import type { StockSource as Service, StockPhoto, StockPort } from "../../../ports/stock-port.js";
import type { Choice, SourceProps } from "../choice.js";
import { createStockLibrary } from "./stock-library.js";
import { stockStrings } from "./stock-strings.js";

interface StockSourceProps extends SourceProps {
  readonly port: StockPort;
}

/** Photos that anybody may use, with the names of who took them. */
export function StockSource({ port, choice, onChoose, onUse }: StockSourceProps) {
  const say = useTranslate(stockStrings);
  const toasts = useToasts();
  const [service, setService] = useState<Service>();
  const { library, photoOf } = useMemo(
    () => createStockLibrary(port, ({ authorName, name }) => (authorName === "" ? name : say("by", { name: authorName })), setService),
    [port, say],
  );
  const choiceOf = (picture: LibraryPicture): Choice => ({
    picture,
    take: async () => {
      const photo = photoOf(picture);
      const answer = photo && (await port.choose(photo).catch(() => undefined));
      if (answer?.kind === "chosen") return answer.url;
      toasts.show({ kind: "error", message: say("notChosen") });
      return undefined;
    },
  });
  const photo = choice && photoOf(choice.picture);
  return (
    <PictureBrowser
      library={library}
      label={say("photos")}
      chosen={choice?.picture}
      onChoose={(picture) => onChoose(picture && choiceOf(picture))}
      onUse={(picture) => onUse(choiceOf(picture))}
      searchDelayMs={photoSearchDelayMs}
      note={service ? <Credit words={say("from")} name={service.name} url={service.url} /> : null}
      actions={photo ? <Photographer photo={photo} /> : null}
      failed={(code, retry) => {
        if (code === "photos-not-configured") return <NotConfigured />;
        return code === "service-busy" ? <ErrorState title={say("busy")} onRetry={retry} /> : undefined;
      }}
    />
  );
}

function Photographer({ photo: { authorName, authorUrl, name } }: { readonly photo: StockPhoto }) {
  const say = useTranslate(stockStrings);
  return (
    <div className="mw-images-photo">
      {name === "" ? null : <p>{name}</p>}
      {authorName === "" ? null : <Credit words={say("photographer")} name={authorName} url={authorUrl} />}
    </div>
  );
}

function Credit({ words, name, url }: { readonly words: string; readonly name: string; readonly url: string }) {
  return (
    <p className="mw-images-credit">
      {words}{" "}
      {url === "" ? (
        name
      ) : (
        <a className="mw-dialog-link" href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
    </p>
  );
}

/** Says how a service is connected. */
function NotConfigured() {
  const say = useTranslate(stockStrings);
  return (
    <EmptyState title={say("notConfigured")} icon={ImageOff}>
      {say("notConfiguredHint")}
    </EmptyState>
  );
}
