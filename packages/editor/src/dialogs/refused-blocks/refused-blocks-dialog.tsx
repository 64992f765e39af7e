import { blockText, findBlock } from "@mailwright/document";
import { Button, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useBlockWords } from "../../base/words/block-words.js";
import type { RefusedBlock } from "../../ports/port-refusal.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { isRequest } from "../../workspace/workspace-store.js";
import { refusedBlocksStrings } from "./refused-blocks-strings.js";

/** Why a save was refused, block by block, each with the way to it. */
export function RefusedBlocksDialog() {
  useDialogStyles();
  const say = useTranslate(refusedBlocksStrings);
  const { close } = useWorkspaceActions();
  const blocks = useWorkspace(({ dialog }) => (isRequest(dialog, "refused-blocks") ? dialog.blocks : none));
  return (
    <Dialog title={say("title")} onClose={close} footer={<Button onClick={close}>{say("close")}</Button>}>
      <p>{say("text", { count: new Set(blocks.map(({ blockId }) => blockId)).size })}</p>
      <ul className="mw-problems">
        {blocks.map((block) => (
          <RefusedItem key={`${block.blockId} ${block.code}`} block={block} />
        ))}
      </ul>
    </Dialog>
  );
}

const none: readonly RefusedBlock[] = [];

function RefusedItem({ block: { blockId, code, message } }: { readonly block: RefusedBlock }) {
  const say = useTranslate(refusedBlocksStrings);
  const words = useBlockWords();
  const { editor, registry } = useEditorServices();
  const { close } = useWorkspaceActions();
  const block = findBlock(editor.document.get().root, blockId);
  const definition = block && registry.get(block.type);
  const text = block && definition ? blockText(block, registry) : "";
  const name = definition ? `${words.name(definition)}${text ? ` “${text}”` : ""}` : say("deleted");
  const show = () => {
    close();
    editor.run("select", { step: "none" });
    editor.run("select", { blockIds: [blockId] });
  };
  return (
    <li>
      <strong>{name}</strong> {isKnown(code) ? say(code) : message}{" "}
      {block ? (
        <Button variant="quiet" aria-label={say("showOf", { name })} onClick={show}>
          {say("show")}
        </Button>
      ) : null}
    </li>
  );
}

const codes = ["locked-content", "locked-style", "locked-position", "locked-removal", "lock-lifted", "plan-required"] as const;
const isKnown = (code: string): code is (typeof codes)[number] => codes.some((known) => known === code);
