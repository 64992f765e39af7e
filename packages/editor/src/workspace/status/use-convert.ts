import { useToasts, useTranslate } from "@mailwright/ui";
import { usePortWords } from "../../base/words/port-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../commands/use-later-commands.js";
import { useWorkspace } from "../workspace-context.js";
import { headerExtraStrings } from "./header-extra-strings.js";

/** Makes a starter of the open template, and tells the person how that went. */
export function useConvert() {
  const say = useTranslate(headerExtraStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const tell = useTellRefusal();
  const editor = useLaterCommands();
  const isConverting = useWorkspace(({ working }) => working === "convert");
  const convert = async () => {
    const outcome = editor.run("convert");
    if (!tell(outcome) || !outcome.done) return;
    const refusal = await outcome.value;
    // Where the review stands says why, and offers to ask.
    if (refusal?.code === "not-approved" && editor.run("show-approval").done) return;
    toasts.show(refusal ? { kind: "error", message: wordsFor(refusal) } : { kind: "success", message: say("converted") });
  };
  return { isConverting, convert: () => void convert() };
}
