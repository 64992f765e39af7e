import type { ListSpec } from "@mailwright/document";
import { Button, useTranslate } from "@mailwright/ui";
import { Store } from "@mailwright/ui/icons";
import { lazy, Suspense, useContext } from "react";
import { useEditorServices } from "../../../../base/context/editor-context.js";
import { useTellRefusal } from "../../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../../workspace/commands/use-later-commands.js";
import { PanelBlockContext } from "../../panel-block-context.js";
import { listStrings } from "./list-strings.js";

export interface ListSourceProps {
  readonly source: NonNullable<ListSpec["source"]>;
  readonly hasItems: boolean;
  readonly isDisabled: boolean;
}

const RefreshProducts = lazy(async () => ({ default: (await import("./refresh-products.js")).RefreshProducts }));

const MeasuredProducts = lazy(async () => ({ default: (await import("./measured-products.js")).MeasuredProducts }));

const commandOf = { products: "choose-products" } as const satisfies Record<ListSourceProps["source"], string>;

/** Opens the dialog that fills the list, such as a shop's products. Left out if the editor has no such port. */
export function ListSource({ source, hasItems, isDisabled }: ListSourceProps) {
  const say = useTranslate(listStrings);
  const { ports } = useEditorServices();
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const blockId = useContext(PanelBlockContext);
  if (blockId === undefined) return null;
  const measured = isDisabled ? null : (
    <Suspense fallback={null}>
      <MeasuredProducts blockId={blockId} />
    </Suspense>
  );
  if (!ports[source]) return measured;
  return (
    <>
      {measured}
      <Button
        icon={Store}
        variant={hasItems ? "secondary" : "primary"}
        disabled={isDisabled}
        onClick={() => tell(editor.run(commandOf[source], { blockId }))}
      >
        {say(hasItems ? "replaceProducts" : "chooseProducts")}
      </Button>
      {hasItems && ports.products?.refresh ? (
        <Suspense fallback={null}>
          <RefreshProducts port={ports.products} blockId={blockId} isDisabled={isDisabled} />
        </Suspense>
      ) : null}
    </>
  );
}
