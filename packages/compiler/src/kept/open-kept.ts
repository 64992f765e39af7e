import {
  type EmailDocument,
  fillShapes,
  type KeptEmail,
  type MjmlNode,
  readKeptBlock,
  readKeptEmail,
  restoreNodes,
  shieldNode,
} from "@mailwright/document";
import type { OpenKept } from "../contracts/kept-contract.js";
import { isMarkableId } from "../markup/markers.js";
import { sealNode, sealWritten } from "../nodes/seal-node.js";
import { findInheritedClass } from "./inherited-class.js";
import { openKeptEmail } from "./kept-email-writer.js";
import { nodeAsWritten, rememberWritten } from "./nodes-as-written.js";
import { makeSafe } from "./safe-nodes.js";

const opened = new WeakMap<object, OpenKept>();
/** Used for documents that were not imported as a whole, but may hold pasted blocks of an imported one. */
const withoutEmail = openWith(undefined);

/** What a document holds of imported MJML, remembered as long as the root holds the same. */
export function openKept({ root }: EmailDocument): OpenKept {
  const stored = root.extras;
  if (!stored) return withoutEmail;
  const email = opened.has(stored) ? undefined : readKeptEmail(root);
  const kept = opened.get(stored) ?? (email ? openWith(email) : withoutEmail);
  opened.set(stored, kept);
  return kept;
}

function openWith(email: KeptEmail | undefined): OpenKept {
  const shield = email?.shield ?? {};
  const classOf = findInheritedClass(email?.head ?? []);
  return {
    email: email && openKeptEmail(email),
    restore(nodes, block, children) {
      const kept = readKeptBlock(block);
      const finished = new Set(children.flat());
      // The block was pasted from another imported email, and its MJML relied on the head of that email. So it is compiled like a block of
      // ours, unless our own compile makes no node for it.
      if (!kept || (kept.page !== email?.page && kept.made.length > 0)) {
        return nodes.map((node) => sealNode(shieldNode(node, finished, shield), block.id));
      }
      const finish = (id: string) => (node: MjmlNode) => {
        const inherited = isMarkableId(id) ? classOf(node) : undefined;
        const safe = makeSafe(node, finished);
        const sealed = sealWritten(inherited ? { ...safe, attributes: { ...safe.attributes, "css-class": inherited } } : safe, id);
        rememberWritten(sealed, nodeAsWritten(node));
        return sealed;
      };
      const { before = [], after = [] } = kept;
      const own = restoreNodes(nodes, children, kept, shield).map(finish(block.id));
      return [...fillShapes(before, []).map(finish("")), ...own, ...fillShapes(after, []).map(finish(""))];
    },
  };
}
