import { Button, Segmented, Select, TextArea, useTranslate } from "@mailwright/ui";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import { type FormEvent, useState } from "react";
import { type AiEdit, type AiEditRequest, type AiRatio, aiRatios } from "../../../ports/ai-image-port.js";
import { aiStrings } from "./ai-strings.js";

interface AiEditFormProps {
  readonly picture: LibraryPicture;
  readonly edits: readonly [AiEdit, ...AiEdit[]];
  readonly isBusy: boolean;
  readonly onChange: (request: AiEditRequest) => void;
  /** Back to making a picture from words. */
  readonly onLeave: () => void;
}

const promptMaxLength = 4000;
/** Words may be understood in many ways; without them there is one outcome. */
const counts: Readonly<Record<AiEdit, number>> = { words: 4, background: 1, extend: 2 };

/** Which picture is changed, and how. */
export function AiEditForm({ picture, edits, isBusy, onChange, onLeave }: AiEditFormProps) {
  const say = useTranslate(aiStrings);
  const [edit, setEdit] = useState<AiEdit>(edits[0]);
  const [prompt, setPrompt] = useState("");
  const [aspectRatio, setAspectRatio] = useState<AiRatio>("16:9");
  const isMissing = (edit === "words" && prompt.trim() === "") || prompt.length > promptMaxLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = edit === "background" ? "" : prompt.trim();
    if (!isMissing && !isBusy) onChange({ picture, edit, prompt: said, aspectRatio, count: counts[edit] });
  };
  return (
    <form className="mw-images-ai-form" onSubmit={submit}>
      <figure className="mw-images-ai-base" aria-label={say("base")}>
        <img src={picture.thumbnailUrl ?? picture.url} alt={picture.name} />
        <figcaption>{say("baseLead")}</figcaption>
      </figure>
      {edits.length > 1 ? (
        <Segmented label={say("way")} value={edit} options={edits.map((value) => ({ value, label: say(value) }))} onChange={setEdit} />
      ) : null}
      {edit === "background" ? (
        <p className="mw-hint">{say("backgroundLead")}</p>
      ) : (
        <TextArea
          label={say(`${edit}Prompt`)}
          placeholder={say(`${edit}Example`)}
          value={prompt}
          countTo={promptMaxLength}
          onChange={setPrompt}
        />
      )}
      {edit === "extend" ? (
        <Select
          label={say("newRatio")}
          value={aspectRatio}
          options={aiRatios.map((value) => ({ value, label: value }))}
          onChange={setAspectRatio}
        />
      ) : null}
      <Button type="submit" variant="primary" disabled={isMissing} isLoading={isBusy}>
        {say("changeIt")}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {say("another")}
      </Button>
    </form>
  );
}
