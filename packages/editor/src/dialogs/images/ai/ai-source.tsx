import { Button, EmptyState, ErrorState, ProgressBar, useToasts, useTranslate } from "@mailwright/ui";
import { FolderInput, ImageOff } from "@mailwright/ui/icons";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import { PictureGrid } from "@mailwright/views/pictures";
import { useState } from "react";
import type { AiImagePort, AiImageRequest } from "../../../ports/ai-image-port.js";
import type { Choice, SourceProps } from "../choice.js";
import { AiForm } from "./ai-form.js";
import { aiStrings } from "./ai-strings.js";
import { type AiState, useAiImages } from "./use-ai-images.js";

interface AiSourceProps extends SourceProps {
  readonly port: AiImagePort;
}

/** How many pictures one request makes. */
const picturesPerRequest = 4;

/** Pictures that are made from words. */
export function AiSource({ port, choice, onChoose, onUse }: AiSourceProps) {
  const { state, make, cancel } = useAiImages(port);
  const [asked, setAsked] = useState<AiImageRequest>();
  const keeping = useKeeping(port);
  const choiceOf = (picture: LibraryPicture): Choice => ({ picture, take: () => keeping.take(picture) });
  const start = (request: AiImageRequest) => {
    onChoose(undefined);
    setAsked(request);
    make(request);
  };
  return (
    <div className="mw-images-ai">
      <AiForm isBusy={state.phase === "making"} onGenerate={start} />
      <div className="mw-images-results">
        <Results
          state={state}
          choice={choice}
          onChoose={(picture) => onChoose(choiceOf(picture))}
          onUse={(picture) => onUse(choiceOf(picture))}
          onCancel={cancel}
          onRetry={() => asked && start(asked)}
        />
        {choice && port.keep ? <KeepButton picture={choice.picture} keep={keeping.keep} /> : null}
      </div>
    </div>
  );
}

/** Keeps each picture once, whether it is used or only kept. */
function useKeeping(port: AiImagePort) {
  const say = useTranslate(aiStrings);
  const toasts = useToasts();
  const [kept] = useState(() => new Map<string, string>());
  const take = async (picture: LibraryPicture): Promise<string | undefined> => {
    if (!port.keep) return picture.url;
    const known = kept.get(picture.id);
    if (known !== undefined) return known;
    const answer = await port.keep(picture).catch(() => undefined);
    if (answer?.kind !== "kept") {
      toasts.show({ kind: "error", message: say("notKept") });
      return undefined;
    }
    kept.set(picture.id, answer.picture.url);
    return answer.picture.url;
  };
  const keep = async (picture: LibraryPicture) => {
    if ((await take(picture)) !== undefined) toasts.show({ kind: "success", message: say("kept") });
  };
  return { take, keep };
}

interface ResultsProps {
  readonly state: AiState;
  readonly choice: Choice | undefined;
  readonly onChoose: (picture: LibraryPicture) => void;
  readonly onUse: (picture: LibraryPicture) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

function Results({ state, choice, onChoose, onUse, onCancel, onRetry }: ResultsProps) {
  const say = useTranslate(aiStrings);
  if (state.phase === "idle") {
    return (
      <EmptyState title={say("idle")} icon={ImageOff}>
        {say("idleHint")}
      </EmptyState>
    );
  }
  if (state.phase === "failed") return <AiFailed code={state.code} onRetry={onRetry} />;
  const pictures = state.pictures.map((picture, index) => ({ ...picture, name: say("result", { number: index + 1 }) }));
  const share = pictures.length === 0 ? undefined : pictures.length / picturesPerRequest;
  return (
    <>
      {state.phase === "making" ? <ProgressBar label={say("generating")} share={share} onCancel={onCancel} /> : null}
      {pictures.length === 0 ? null : (
        <PictureGrid
          label={say("results")}
          pictures={pictures}
          total={undefined}
          chosenId={choice?.picture.id}
          isBusy={state.phase === "making"}
          onChoose={onChoose}
          onUse={onUse}
          onEnd={nothingMore}
        />
      )}
    </>
  );
}

const nothingMore = () => undefined;

function AiFailed({ code, onRetry }: { readonly code: string; readonly onRetry: () => void }) {
  const say = useTranslate(aiStrings);
  if (code === "ai-not-configured") {
    return (
      <EmptyState title={say("notConfigured")} icon={ImageOff}>
        {say("notConfiguredHint")}
      </EmptyState>
    );
  }
  if (code === "content-refused") return <ErrorState title={say("refused")} />;
  if (code === "quota-generated") return <ErrorState title={say("quota")} />;
  return <ErrorState title={say("failed")} onRetry={onRetry} />;
}

interface KeepButtonProps {
  readonly picture: LibraryPicture;
  readonly keep: (picture: LibraryPicture) => Promise<void>;
}

function KeepButton({ picture, keep }: KeepButtonProps) {
  const say = useTranslate(aiStrings);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await keep(picture);
    setBusy(false);
  };
  return (
    <div>
      <Button icon={FolderInput} isLoading={isBusy} onClick={() => void press()}>
        {say("keep")}
      </Button>
    </div>
  );
}
