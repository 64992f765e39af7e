import { findBlock } from "@mailwright/document";
import { changeBlock, type Editor } from "@mailwright/editing";
import { useEffect } from "react";
import { useDocument, useEditorServices } from "../../../../base/context/editor-context.js";
import { addressesToMeasure, type MeasuredPictures, withMeasures } from "./picture-measures.js";

/**
 * Measures the pictures of products that are shown in boxes, and writes down what it finds as part of the last step: compiling does not see the
 * files. Pictures that cannot be fetched, such as those that a merge tag names, keep the size that somebody gave.
 */
export function MeasuredProducts({ blockId }: { readonly blockId: string }) {
  const { editor, ports } = useEditorServices();
  const { picturesUrl } = ports;
  const addresses = useDocument(({ root }) => addressesToMeasure(findBlock(root, blockId)?.props).join("\n"));
  useEffect(() => {
    let isWanted = true;
    const measure = async () => {
      const measured = new Map<string, { readonly width: number; readonly height: number }>();
      const each = async (address: string) => {
        const image = new Image();
        image.src = address.startsWith("/") ? `${picturesUrl ?? ""}${address}` : address;
        await image.decode();
        measured.set(address, { width: image.naturalWidth, height: image.naturalHeight });
      };
      await Promise.allSettled(addresses.split("\n").map(each));
      if (isWanted) write(editor, blockId, measured);
    };
    if (addresses !== "") void measure();
    return () => {
      isWanted = false;
    };
  }, [editor, blockId, addresses, picturesUrl]);
  return null;
}

function write({ document }: Editor, blockId: string, measured: MeasuredPictures): void {
  const now = document.get();
  const root = changeBlock(now.root, blockId, (block) => {
    const products = withMeasures(block.props["products"], measured);
    return products ? { ...block, props: { ...block.props, products } } : block;
  });
  if (root !== now.root) document.amend({ ...now, root });
}
