import { presets } from "@mailwright/blocks";
import { type BlockRegistry, type Blueprint, documentVersion, type EmailDocument, plantBlock } from "@mailwright/document";
import { counterIds } from "../ids.js";

/** A document with everything that the palette offers, in its order. The ids are the same in every run. */
export function allBlocksDocument(registry: BlockRegistry): EmailDocument {
  const sections = presets.flatMap((preset): readonly Blueprint[] => {
    const made = preset.makes();
    const within = registry.get(made.type)?.within ?? [];
    if (within.includes("wrapper")) return [made];
    return within.includes("cell") ? [{ type: "section", children: [{ type: "cell", children: [made] }] }] : [];
  });
  const root = plantBlock({ type: "root", children: [{ type: "wrapper", children: sections }] }, counterIds("all-"));
  return { version: documentVersion, settings: {}, root };
}
