import { findBlock } from "@mailwright/document";
import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { RotateCw } from "@mailwright/ui/icons";
import { useEffect, useRef, useState } from "react";
import { useEditor } from "../../../../base/context/editor-context.js";
import { useTellRefusal } from "../../../../base/words/refusal-words.js";
import type { ProductPort } from "../../../../ports/product-port.js";
import { listStrings } from "./list-strings.js";
import { knownProducts, withToday } from "./today-products.js";

interface RefreshProductsProps {
  readonly port: ProductPort;
  readonly blockId: string;
  readonly isDisabled: boolean;
}

/** Brings the prices and pictures of today into the block, in one step, and says which products are gone. */
export function RefreshProducts({ port, blockId, isDisabled }: RefreshProductsProps) {
  const say = useTranslate(listStrings);
  const toasts = useToasts();
  const editor = useEditor();
  const tell = useTellRefusal();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const items = () => findBlock(editor.document.get().root, blockId)?.props["products"];
  const refresh = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const answer = await port.refresh?.(knownProducts(items()), controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return;
    setBusy(false);
    if (answer?.kind !== "refreshed") return void toasts.show({ kind: "error", message: say("notRefreshed") });
    // Products may have been written by hand meanwhile: what is there now is what is refreshed.
    if (!tell(editor.run("set-props", { blockIds: [blockId], props: { products: withToday(items(), answer.products) } }))) return;
    const gone = answer.products.filter(({ isGone }) => isGone).map(({ name }) => name);
    if (gone.length === 0) toasts.show({ kind: "success", message: say("refreshed") });
    else toasts.show({ kind: "error", message: say("productsGone", { count: gone.length, names: gone.join(", ") }) });
  };
  return (
    <Button icon={RotateCw} disabled={isDisabled} isLoading={isBusy} onClick={() => void refresh()}>
      {say("refreshProducts")}
    </Button>
  );
}
