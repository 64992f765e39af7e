import { type Block, type Blueprint, documentVersion, type EmailDocument, plantBlock } from "@mailwright/document";
import { counterIds } from "../ids.js";

type Write = (n: number) => Blueprint;

const paragraph =
  "The kettle was on before the first train had left, and by the time the street woke the whole house smelled of bread, oranges and rain.";

// The mix of a long newsletter. A row of two columns counts as the two blocks that it holds.
const rows: readonly { readonly blocks: number; readonly write: Write }[] = [
  { blocks: 1, write: (n) => oneColumn({ type: "heading", props: { text: `Story ${n}`, level: n % 3 === 0 ? "h1" : "h2" } }) },
  {
    blocks: 1,
    write: (n) =>
      oneColumn({ type: "text", props: { text: `<p>${n}. ${paragraph}</p><p>Read on, <strong>{{ first_name }}</strong>.</p>` } }),
  },
  { blocks: 1, write: (n) => oneColumn({ type: "image", props: { src: `/pictures/${n % 7}.png`, alt: `Picture ${n}` } }) },
  {
    blocks: 1,
    write: (n) =>
      oneColumn({ type: "button", props: { label: `Open story ${n}`, link: { kind: "web", value: `https://example.com/stories/${n}` } } }),
  },
  { blocks: 1, write: () => oneColumn({ type: "divider" }) },
  {
    blocks: 2,
    write: (n) =>
      twoColumns({ type: "heading", props: { text: `Side ${n}`, level: "h3" } }, { type: "text", props: { text: `<p>${paragraph}</p>` } }),
  },
];

/** A document with about this many content blocks in a realistic mix, always the same for the same size. For benches. */
export function documentOfSize(blockCount: number): EmailDocument {
  const newId = counterIds("size-");
  const sections: Block[] = [];
  for (let count = 0, n = 0; count < blockCount; n++) {
    const row = rows[n % rows.length];
    if (!row) break;
    sections.push(plantBlock(row.write(n), newId));
    count += row.blocks;
  }
  const wrapper = { id: "wrapper", type: "wrapper", props: {}, children: sections };
  return { version: documentVersion, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
}

function oneColumn(...children: readonly Blueprint[]): Blueprint {
  return { type: "section", children: [{ type: "cell", props: { width: 100 }, children }] };
}

function twoColumns(left: Blueprint, right: Blueprint): Blueprint {
  const cell = (child: Blueprint): Blueprint => ({ type: "cell", props: { width: 50 }, children: [child] });
  return { type: "section", children: [cell(left), cell(right)] };
}
