import { createRegistry, defineBlock, panel, prop } from "@mailwright/document";
import { expect, test } from "vitest";
import { collectColors } from "./collect-colors.js";

const props = { background: prop.color("#ffffff"), text: prop.richText("") };
const note = defineBlock({
  type: "note",
  accepts: "blocks",
  props,
  panel: panel<typeof props>([]),
  strings: { name: "Note", props: { background: "Background", text: "Text" } },
  icon: [],
  compile: () => [],
});
const registry = createRegistry([note]);

test("the most used colour comes first, wherever it stands", () => {
  const document = {
    version: 1,
    settings: { bgColor: "#123456" },
    root: {
      id: "r",
      type: "root",
      props: {},
      children: [
        { id: "a", type: "note", props: { background: "#f00" } },
        { id: "b", type: "note", props: { background: "#ff0000", text: '<span style="color:#FF0000">Sale</span>' } },
      ],
    },
  };
  const colors = collectColors(document, registry);
  expect(colors).toContain("#ff0000");
  expect(colors).toContain("#123456");
  expect(colors.indexOf("#ff0000")).toBeLessThan(colors.indexOf("#123456"));
});
