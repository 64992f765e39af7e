import { type Block, findBlock } from "@mailwright/document";
import { Button, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useId, useState } from "react";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { resolveLook } from "../../base/document/block-looks.js";
import { codePropOf } from "../../base/document/code-prop.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { CodeEditor } from "../code-editor/code-editor.js";
import { blockCodeStrings } from "./block-code-strings.js";

/** A larger editor for the code of one block. Applying it is one undo step. */
export function BlockCodeDialog() {
  const request = useDialogRequest("block-code");
  const block = useDocument(({ root }) => (request ? findBlock(root, request.blockId) : undefined));
  const { registry } = useLaterCommands();
  const name = codePropOf(block && registry.get(block.type));
  return block && name !== undefined ? <EditCode block={block} name={name} /> : null;
}

function EditCode({ block, name }: { readonly block: Block; readonly name: string }) {
  const say = useTranslate(blockCodeStrings);
  const editor = useEditor();
  const tell = useTellRefusal();
  const { close } = useWorkspaceActions();
  const stored = useStoredCode(block, name);
  const [code, setCode] = useState(stored);
  const fault = useCodeFault(block, name, code);
  const faultId = useId();
  const apply = () => {
    const outcome = editor.run("set-props", { blockIds: [block.id], props: { [name]: code } });
    if (tell(outcome)) close();
  };
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" disabled={code === stored} onClick={apply}>
        {say("apply")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="full" isDismissable={code === stored} onClose={close} footer={footer} isBodyBare>
      <div className="mw-code-frame">
        <p className="mw-code-lead">{say("lead")}</p>
        <CodeEditor label={say("label")} value={code} language="html" onChange={setCode} describedBy={fault ? faultId : undefined} />
        <p id={faultId} role="status" className="mw-code-fault">
          {fault}
        </p>
      </div>
    </Dialog>
  );
}

function useStoredCode(block: Block, name: string): string {
  const { registry } = useEditor();
  const settings = useDocument((document) => document.settings);
  const definition = registry.get(block.type);
  const value = definition && resolveLook(block, definition, registry, settings).props[name];
  return typeof value === "string" ? value : "";
}

/** What compiling will leave out of the code, in words. */
function useCodeFault(block: Block, name: string, code: string): string | undefined {
  const { registry } = useEditor();
  const settings = useDocument((document) => document.settings);
  const words = useBlockWords();
  const definition = registry.get(block.type);
  if (!definition?.faults) return undefined;
  const values = resolveLook({ ...block, props: { ...block.props, [name]: code } }, definition, registry, settings).props;
  return words.fault(definition, definition.faults(values)[name]);
}
