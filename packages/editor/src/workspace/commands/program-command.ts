import { done, take } from "@mailwright/editing";
import { define } from "./define-command.js";

/** Opens the preview as a mail program shows the email, with a block in view. */
export const showInProgram = define(take.fields({ program: take.text, blockId: take.optional(take.text) }), {
  id: "show-in-program",
  words: { en: "Show in a mail program", de: "In einem Mailprogramm zeigen" },
  group: "template",
  changes: "view",
  offers: [],
  run({ viewState }, { program, blockId }) {
    viewState.setState({ preview: true, previewIn: { program, ...(blockId !== undefined && { blockId }) } });
    return done;
  },
});
