import { Button, Select, TextArea, TextField, useTranslate } from "@mailwright/ui";
import { type FormEvent, useState } from "react";
import { type AiImageRequest, type AiRatio, type AiStyle, aiRatios, aiStyles } from "../../../ports/ai-image-port.js";
import { aiStrings } from "./ai-strings.js";

interface AiFormProps {
  readonly isBusy: boolean;
  readonly onGenerate: (request: AiImageRequest) => void;
}

const promptMaxLength = 4000;
const negativeMaxLength = 1000;

/** What the pictures are to show, and how. */
export function AiForm({ isBusy, onGenerate }: AiFormProps) {
  const say = useTranslate(aiStrings);
  const [prompt, setPrompt] = useState("");
  const [negativePrompt, setNegativePrompt] = useState("");
  const [aspectRatio, setAspectRatio] = useState<AiRatio>("1:1");
  const [style, setStyle] = useState<AiStyle>("photograph");
  const isMissing = prompt.trim() === "" || prompt.length > promptMaxLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing && !isBusy) onGenerate({ prompt: prompt.trim(), negativePrompt: negativePrompt.trim(), aspectRatio, style });
  };
  return (
    <form className="mw-images-ai-form" onSubmit={submit}>
      <TextArea label={say("prompt")} placeholder={say("promptExample")} value={prompt} countTo={promptMaxLength} onChange={setPrompt} />
      <TextField label={say("negative")} value={negativePrompt} maxLength={negativeMaxLength} onChange={setNegativePrompt} />
      <Select
        label={say("ratio")}
        value={aspectRatio}
        options={aiRatios.map((value) => ({ value, label: value }))}
        onChange={setAspectRatio}
      />
      <Select label={say("style")} value={style} options={aiStyles.map((value) => ({ value, label: say(value) }))} onChange={setStyle} />
      <Button type="submit" variant="primary" disabled={isMissing} isLoading={isBusy}>
        {say("generate")}
      </Button>
    </form>
  );
}
