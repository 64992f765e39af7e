import { Button, EmptyState, SkeletonText, useLatest, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { Store } from "@mailwright/ui/icons";
import { AskedView } from "@mailwright/views/asked";
import { useEffect } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import type { ProductListAnswer } from "../../ports/product-port.js";
import { useDialogRequest, useEmbedding, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { ProductFields } from "./product-fields.js";
import { productsStrings } from "./products-strings.js";
import { useProductChoice } from "./use-product-choice.js";

/** Puts products of a shop into a block, or replaces those in it. */
export function ProductsDialog() {
  const request = useDialogRequest("products");
  return request ? <ChooseProducts blockId={request.blockId} /> : null;
}

function ChooseProducts({ blockId }: { readonly blockId: string }) {
  useDialogStyles();
  const say = useTranslate(productsStrings);
  const { close } = useWorkspaceActions();
  const choice = useProductChoice(blockId);
  const isOwn = useOwnProducts(choice);
  if (isOwn) return null;
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!choice.isComplete} onClick={choice.insert}>
        {say(choice.hasProducts ? "replace" : "add")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} onClose={close} footer={footer}>
      <ShopState choice={choice} />
    </Dialog>
  );
}

/** The page shows a dialog of its own: this one waits for what was chosen there. Answers whether it is so. */
function useOwnProducts(choice: ReturnType<typeof useProductChoice>): boolean {
  const say = useTranslate(productsStrings);
  const toasts = useToasts();
  const { close } = useWorkspaceActions();
  const { products } = useEditorServices().ports;
  const answered = useLatest((answer: ProductListAnswer) => {
    if (answer.kind === "listed" && answer.products.length > 0) return choice.put(answer.products);
    if (answer.kind === "refused") toasts.show({ kind: "error", message: say("notOpened") });
    return close();
  });
  useEffect(() => {
    let isWanted = true;
    void products?.open?.().then((answer) => isWanted && answered.current(answer));
    return () => {
      isWanted = false;
    };
  }, [products, answered]);
  return products?.open !== undefined;
}

function ShopState({ choice }: { readonly choice: ReturnType<typeof useProductChoice> }) {
  const say = useTranslate(productsStrings);
  return (
    <AskedView asked={choice.shop.stores} waiting={<SkeletonText lines={4} />} failed={say("failed")}>
      {({ stores }) =>
        stores.length === 0 ? (
          <NoStores onReturn={choice.shop.stores.retry} />
        ) : (
          <>
            <ProductFields choice={choice} stores={stores} />
            <ListFailed choice={choice} />
          </>
        )
      }
    </AskedView>
  );
}

/** If the categories or products cannot be loaded, the rest of the form still works. */
function ListFailed({ choice }: { readonly choice: ReturnType<typeof useProductChoice> }) {
  const say = useTranslate(productsStrings);
  const { categories, products } = choice.shop;
  const failed = [categories, products].filter(({ phase }) => phase === "failed");
  if (failed.length === 0) return null;
  const retry = () => {
    for (const list of failed) list.retry();
  };
  return (
    <div className="mw-products-failed" role="alert">
      <span>{say("failed")}</span>
      <Button onClick={retry}>{say("retry")}</Button>
    </div>
  );
}

/** Whoever connects a store in the other window, and comes back, is to find it here. */
function NoStores({ onReturn }: { readonly onReturn: () => void }) {
  const say = useTranslate(productsStrings);
  useEffect(() => {
    window.addEventListener("focus", onReturn);
    return () => window.removeEventListener("focus", onReturn);
  }, [onReturn]);
  const { storesUrl } = useEmbedding();
  const connectUrl = useEditorServices().ports.products?.connectUrl ?? storesUrl;
  const link = connectUrl ? (
    <a className="mw-dialog-link" href={connectUrl} target="_blank" rel="noreferrer">
      {say("connect")}
    </a>
  ) : undefined;
  return (
    <EmptyState title={say("noStores")} icon={Store} {...(link && { action: link })}>
      {say("noStoresHint")}
    </EmptyState>
  );
}
