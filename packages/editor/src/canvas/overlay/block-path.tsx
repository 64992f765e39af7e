import { type BlockId, findLineage } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { canvasStrings } from "../words/canvas-strings.js";
import { typeName } from "../words/use-block-name.js";

/** The name of the selected block behind the names of its parents, each a button that selects it. */
export function BlockPath({ blockId }: { readonly blockId: BlockId }) {
  const editor = useEditor();
  const words = useBlockWords();
  const say = useTranslate(blockToolsStrings);
  const sayOfCanvas = useTranslate(canvasStrings);
  // Compared as text, so that it renders again only if a step of the path changes.
  const path = useDocument(({ root }) =>
    findLineage(root, blockId)
      .slice(1)
      .map(({ id, type }) => `${id} ${type}`)
      .join("\n"),
  );
  const steps = path.split("\n").map((step) => {
    const [id = "", type = ""] = step.split(" ");
    return { id, name: typeName(type, editor.registry, words, sayOfCanvas("unknownBlock")) };
  });
  const parents = steps.slice(0, -1);
  return (
    <nav className="mw-block-path" aria-label={say("path")}>
      {parents.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="mw-block-path-step"
          aria-label={say("selectParent", { name })}
          onClick={() => editor.run("select", { blockIds: [id] })}
        >
          {name}
        </button>
      ))}
      <span className="mw-block-path-name" aria-current="true">
        {steps.at(-1)?.name}
      </span>
    </nav>
  );
}
