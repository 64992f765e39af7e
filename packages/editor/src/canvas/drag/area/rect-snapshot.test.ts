import { aHeading, aRow, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import { snapshotRects } from "./rect-snapshot.js";

const page = { x: 0, y: 0, width: 700, height: 900 };

test("columns beside each other reach as far as the highest of them", () => {
  const row = aRow([aHeading()], [aHeading()]);
  const [left, right] = row.children ?? [];
  const rects = snapshotRects(
    { id: "root", type: "root", props: {}, children: [row] },
    {
      pageRect: () => page,
      mailRectOf: (id) => (id === left?.id ? { x: 0, y: 10, width: 350, height: 200 } : { x: 350, y: 60, width: 350, height: 40 }),
    },
  );
  expect(rects.get(right?.id ?? "")).toEqual({ x: 350, y: 10, width: 350, height: 200 });
  expect(rects.get("root")).toEqual(page);
});

test("columns below each other keep their own height", () => {
  const row = aRow([aHeading()], [aHeading()]);
  const [upper, lower] = row.children ?? [];
  const lowerRect = { x: 0, y: 200, width: 375, height: 40 };
  const rects = snapshotRects(
    { id: "root", type: "root", props: {}, children: [row] },
    { pageRect: () => page, mailRectOf: (id) => (id === upper?.id ? { x: 0, y: 0, width: 375, height: 200 } : lowerRect) },
  );
  expect(rects.get(lower?.id ?? "")).toEqual(lowerRect);
});

test("each block is measured once, and only when it is asked for", () => {
  const asked: string[] = [];
  const heading = aHeading();
  const rects = snapshotRects(
    { id: "root", type: "root", props: {}, children: [aSection(heading), aSection(aHeading())] },
    {
      pageRect: () => page,
      mailRectOf: (id) => {
        asked.push(id);
        return page;
      },
    },
  );
  expect(asked).toEqual([]);
  rects.get(heading.id);
  rects.get(heading.id);
  expect(asked).toEqual([heading.id]);
});
