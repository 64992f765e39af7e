import { allEdges, type BlockRegistry, type Blueprint } from "@mailwright/document";
import { settledCode } from "../../tree/code-sheet.js";
import { whole } from "../write/attributes.js";

/** Longer HTML is no value of a code block. */
export const codeLengthMax = 100_000;

/** What stands above and below it, and the colour of that room. */
export interface RawRoom {
  readonly above: number;
  readonly below: number;
  readonly background?: string | undefined;
  /** What is free at its sides on a phone. */
  readonly onPhone?: { readonly left: number; readonly right: number } | undefined;
  /** Does that colour fill the window? */
  readonly isFullWidth?: boolean;
}

/** HTML as a section of its own: what no block is like. */
export function rawBlueprint(html: string, css: string, room: RawRoom, registry: BlockRegistry): Blueprint {
  const none = allEdges(0);
  const code = settledCode(css === "" ? html : `<style>${css}</style>${html}`);
  const props = { [codeProp(registry)]: code, padding: { ...none, top: whole(room.above), bottom: whole(room.below) } };
  return {
    type: "section",
    props: { padding: none, ...(room.background && { background: room.background }), ...(room.isFullWidth && { fullWidth: true }) },
    ...(room.onPhone && { extras: { mobile: { padding: { ...none, ...room.onPhone } } } }),
    children: [{ type: "cell", children: [{ type: "code", props }] }],
  };
}

function codeProp(registry: BlockRegistry): string {
  const specs = Object.entries(registry.get("code")?.props ?? {});
  return specs.find(([, { kind }]) => kind === "code")?.[0] ?? "html";
}
