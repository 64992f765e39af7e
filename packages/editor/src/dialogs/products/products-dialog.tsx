import { Button, EmptyState, ErrorState, SkeletonText, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { Store } from "@mailwright/ui/icons";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useDialogRequest, useEmbedding, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { ProductFields } from "./product-fields.js";
import { productsStrings } from "./products-strings.js";
import { useProductChoice } from "./use-product-choice.js";

/** Puts products of a shop into a block, or others in their place. */
export function ProductsDialog() {
  const request = useDialogRequest("products");
  return request ? <ChooseProducts blockId={request.blockId} /> : null;
}

function ChooseProducts({ blockId }: { readonly blockId: string }) {
  useDialogStyles();
  const say = useTranslate(productsStrings);
  const { close } = useWorkspaceActions();
  const choice = useProductChoice(blockId);
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

function ShopState({ choice }: { readonly choice: ReturnType<typeof useProductChoice> }) {
  const say = useTranslate(productsStrings);
  const { stores, categories, products, retry } = choice.shop;
  if (stores.phase === "failed") return <ErrorState title={say("failed")} onRetry={retry} />;
  if (stores.phase !== "ready") return <SkeletonText lines={4} />;
  if (stores.value.length === 0) return <NoStores />;
  const hasFailed = categories.phase === "failed" || products.phase === "failed";
  return (
    <>
      <ProductFields choice={choice} stores={stores.value} />
      {hasFailed ? (
        <div className="mw-products-failed" role="alert">
          <span>{say("failed")}</span>
          <Button onClick={retry}>{say("retry")}</Button>
        </div>
      ) : null}
    </>
  );
}

function NoStores() {
  const say = useTranslate(productsStrings);
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
