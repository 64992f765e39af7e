import { type Block, type BlockRegistry, type Blueprint, collectBlocks, refuseContent } from "@mailwright/document";
import type { RefusalCode } from "../outcome/outcome.js";

export interface WithoutExtra {
  /** Absent: nothing but such blocks stood in it. */
  readonly blueprint?: Blueprint;
  readonly leftOut?: RefusalCode;
}

/** Takes out what the document may have no more of, such as a second form data table, and what held nothing else. */
export function leaveOutExtra(registry: BlockRegistry, root: Block, blueprint: Blueprint): WithoutExtra {
  const leftOut = refuseContent(registry, root, { type: root.type, children: [blueprint] });
  if (!leftOut) return { blueprint };
  const room = new Map<string, number>();
  const kept = keep(blueprint, (type) => {
    const { atMost } = registry.get(type) ?? {};
    if (atMost === undefined) return true;
    const left = room.get(type) ?? atMost - collectBlocks(root).filter((block) => block.type === type).length;
    room.set(type, left - 1);
    return left > 0;
  });
  return kept ? { blueprint: kept, leftOut } : { leftOut };
}

function keep(blueprint: Blueprint, hasRoom: (type: string) => boolean): Blueprint | undefined {
  if (!hasRoom(blueprint.type)) return undefined;
  const { children } = blueprint;
  if (!children) return blueprint;
  const kept = children.map((child) => keep(child, hasRoom));
  if (kept.every((child, index) => child === children[index])) return blueprint;
  // An empty column keeps its place beside the others; a row of nothing but empty columns goes.
  const isLeft = kept.some((child) => child !== undefined && (child.type !== "cell" || isFilled(child)));
  if (blueprint.type !== "cell" && !isLeft) return undefined;
  return { ...blueprint, children: kept.filter((child) => child !== undefined) };
}

function isFilled({ children = [] }: Blueprint): boolean {
  return children.length > 0;
}
