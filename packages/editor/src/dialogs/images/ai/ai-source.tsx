import { Button, EmptyState, ErrorState, ProgressBar, useAnnounce, useKeptFocus, useToasts, useTranslate } from "@mailwright/ui";
import { FolderInput, ImageOff, WandSparkles } from "@mailwright/ui/icons";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import { PictureGrid, PicturesComing } from "@mailwright/views/pictures";
import { useEffect, useRef, useState } from "react";
import type { AiEdit, AiImagePort } from "../../../ports/ai-image-port.js";
import type { Choice, SourceProps } from "../choice.js";
import { AiEditForm } from "./ai-edit-form.js";
import { AiForm } from "./ai-form.js";
import { aiStrings } from "./ai-strings.js";
import { type AiState, type AskForImages, useAiImages } from "./use-ai-images.js";

interface AiSourceProps extends SourceProps {
  readonly port: AiImagePort;
  /** What can be done to a picture here. */
  readonly edits: readonly AiEdit[];
  /** The picture that is to be changed; without one, pictures are made from words. */
  readonly base: LibraryPicture | undefined;
  readonly onBase: (picture: LibraryPicture | undefined) => void;
}

/** What was asked for last, and of how many pictures. */
interface Asked {
  readonly ask: AskForImages;
  readonly count: number;
  readonly isEdit: boolean;
}

/** How many pictures one request makes. */
const picturesPerRequest = 4;

/** Pictures that are made from words, or of another picture. */
export function AiSource({ port, edits: [edit, ...others], base, onBase, choice, onChoose, onUse }: AiSourceProps) {
  const { state, make, cancel } = useAiImages();
  const [asked, setAsked] = useState<Asked>();
  const keeping = useKeeping(port);
  const whole = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // On a phone they stand below the form, where nobody would see what came of it.
  useEffect(() => {
    if (state.phase !== "idle") results.current?.scrollIntoView({ block: "nearest" });
  }, [state.phase]);
  useMadeNews(state);
  // "Cancel" and "Retry" are gone once they are pressed.
  useKeptFocus(state.phase, () => whole.current?.querySelector<HTMLElement>("[type=submit]"));
  const choiceOf = (picture: LibraryPicture): Choice => ({ picture, take: () => keeping.take(picture) });
  const start = (next: Asked) => {
    onChoose(undefined);
    setAsked(next);
    make(next.ask);
  };
  const isBusy = state.phase === "making";
  return (
    <div ref={whole} className="mw-images-ai">
      {base && edit && port.edit ? (
        <AiEditForm
          key={base.id}
          picture={base}
          edits={[edit, ...others]}
          isBusy={isBusy}
          onChange={(request) =>
            start({ ask: async (work) => (await port.edit?.(request, work)) ?? cannot, count: request.count, isEdit: true })
          }
          onLeave={() => onBase(undefined)}
        />
      ) : (
        <AiForm
          isBusy={isBusy}
          onGenerate={(request) => start({ ask: (work) => port.make(request, work), count: picturesPerRequest, isEdit: false })}
        />
      )}
      <div ref={results} className="mw-images-results">
        <Results
          state={state}
          asked={asked}
          choice={choice}
          isEdit={Boolean(base && edit && port.edit)}
          onChoose={(picture) => onChoose(choiceOf(picture))}
          onUse={(picture) => onUse(choiceOf(picture))}
          onCancel={cancel}
          onRetry={() => asked && start(asked)}
        />
        {choice ? (
          <div className="mw-images-ai-deeds">
            {port.keep ? <KeepButton picture={choice.picture} keep={keeping.keep} /> : null}
            {edit && port.edit ? <ChangeButton onPress={() => onBase(choice.picture)} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Says that what was waited for is there: nothing else of it is heard. */
function useMadeNews(state: AiState): void {
  const say = useTranslate(aiStrings);
  const announce = useAnnounce();
  const count = state.phase === "made" ? state.pictures.length : undefined;
  useEffect(() => {
    if (count !== undefined) announce(say("made", { count }));
  }, [count, announce, say]);
}

const cannot = { kind: "refused", code: "not-configured", message: "", fields: [], isPassing: false } as const;

/** Goes on with a picture: it is what is changed next. */
export function ChangeButton({ onPress }: { readonly onPress: () => void }) {
  const say = useTranslate(aiStrings);
  return (
    <Button icon={WandSparkles} onClick={onPress}>
      {say("change")}
    </Button>
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
  readonly asked: Asked | undefined;
  readonly choice: Choice | undefined;
  /** Is an image changed, and none made? */
  readonly isEdit: boolean;
  readonly onChoose: (picture: LibraryPicture) => void;
  readonly onUse: (picture: LibraryPicture) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

function Results({ state, asked, choice, isEdit, onChoose, onUse, onCancel, onRetry }: ResultsProps) {
  const say = useTranslate(aiStrings);
  if (state.phase === "idle") {
    return (
      <EmptyState title={say(isEdit ? "idleChange" : "idle")} icon={ImageOff}>
        {say(isEdit ? "idleChangeHint" : "idleHint")}
      </EmptyState>
    );
  }
  if (state.phase === "failed") return <AiFailed code={state.code} isEdit={asked?.isEdit === true} onRetry={onRetry} />;
  const pictures = state.pictures.map((picture, index) => ({ ...picture, name: say("result", { number: index + 1 }) }));
  // Numbers are for telling them apart here: who keeps one is told its own name.
  const asMade =
    (tell: (picture: LibraryPicture) => void) =>
    ({ id }: LibraryPicture) => {
      const picture = state.pictures.find((each) => each.id === id);
      if (picture) tell(picture);
    };
  const share = pictures.length === 0 ? undefined : pictures.length / (asked?.count ?? picturesPerRequest);
  return (
    <>
      {state.phase === "making" ? <ProgressBar label={say("generating")} share={share} onCancel={onCancel} /> : null}
      {pictures.length === 0 ? (
        <PicturesComing count={asked?.count ?? picturesPerRequest} />
      ) : (
        <PictureGrid
          label={say("results")}
          pictures={pictures}
          total={undefined}
          chosenId={choice?.picture.id}
          isBusy={state.phase === "making"}
          onChoose={asMade(onChoose)}
          onUse={asMade(onUse)}
          onEnd={nothingMore}
        />
      )}
    </>
  );
}

const nothingMore = () => undefined;

interface AiFailedProps {
  readonly code: string;
  readonly isEdit: boolean;
  readonly onRetry: () => void;
}

const ofPicture = ["unsupported-picture", "picture-too-large", "broken-picture", "picture-unreachable", "picture-empty"];

function AiFailed({ code, isEdit, onRetry }: AiFailedProps) {
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
  if (isEdit && ofPicture.includes(code)) return <ErrorState title={say("changeFailed")}>{say("noImage")}</ErrorState>;
  if (isEdit && code === "invalid-request") return <ErrorState title={say("changeFailed")}>{say("sameShape")}</ErrorState>;
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
    <Button icon={FolderInput} isLoading={isBusy} onClick={() => void press()}>
      {say("keep")}
    </Button>
  );
}
