import { type Editor, type Refusal, refuse } from "@mailwright/editing";
import { laterWithBlocks } from "../../base/document/later-blocks.js";

// The code of rarer blocks is loaded with these commands, because any of them could bring such a block into the email.
const laterCommandsCode = laterWithBlocks(async () => (await import("./later-commands.js")).laterCommands);

/** Gives an editor the commands that the first screen does without. Answers why not, where they cannot be fetched. */
export async function addLaterCommands(editor: Editor): Promise<Refusal | undefined> {
  try {
    editor.addCommands(await laterCommandsCode.load());
    return undefined;
  } catch {
    return refuse("not-loaded");
  }
}
