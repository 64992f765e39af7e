import { compileDocument, createCompiler } from "@mailwright/compiler";
import type { AnyBlockDefinition, Block, EmailDocument, JsonValue } from "@mailwright/document";
import { aBlock, aButton, aDocument, aDocumentAround, arbitraryDocument, aSection, aText, extremeValues } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { validateMjml } from "@mailwright/testing/validate-mjml";
import { describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";

// How every block compiles. The validator is MJML's own; it complains of anything that it does not know.

const compiler = createCompiler(blockRegistry);

async function expectValid(document: EmailDocument): Promise<string> {
  const { html, warnings } = compiler.compileDocument(document);
  // A block may be dropped before its picture, its date or its address is chosen.
  expect(warnings.filter(({ code }) => code !== "incomplete-block")).toEqual([]);
  expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  return html;
}

const droppable = blockDefinitions.filter(({ within }) => within.length > 0);

describe.each(droppable.map((definition) => ({ type: definition.type, definition })))("$type", ({ type, definition }) => {
  const aDropped = (props: Record<string, JsonValue> = {}): Block => aBlock(type, { ...filled, ...props }, contentOf(definition));
  // A picture shows its other props only when there is one.
  const filled: Record<string, JsonValue> = {
    ...("src" in definition.props && { src: "https://example.com/a.png" }),
    ...("picture" in definition.props && { picture: { url: "https://example.com/a.png", key: "made" } }),
  };

  test("compiles as it is dropped", async () => {
    const html = await expectValid(aDocumentAround([aDropped()], blockRegistry));
    expect(html).toContain("<body");
  });

  test("compiles in a narrow column beside others", async () => {
    if (!definition.within.includes("cell")) return;
    const cells = [12, 38, 25, 25].map((width) => aBlock("cell", { width }, [aDropped(), aText()]));
    await expectValid(aDocument([aSection(...cells)]));
  });

  test("compiles with each prop at its limits, and with all of them", async () => {
    for (const document of around(extremesOf(definition).map(aDropped))) await expectValid(document);
  });

  test("compiles the same twice", () => {
    const document = aDocumentAround([aDropped()], blockRegistry);
    expect(createCompiler(blockRegistry).compileDocument(document).html).toBe(createCompiler(blockRegistry).compileDocument(document).html);
  });

  test("compiles from right to left", async () => {
    await expectValid(aDocumentAround([aDropped()], blockRegistry, { dir: "rtl", lang: "he" }));
  });

  test("its plain text holds no markup", () => {
    const { text } = compileDocument(aDocumentAround([aDropped()], blockRegistry), blockRegistry);
    expect(text).not.toMatch(/<[a-z/]/i);
  });

  test("is hidden where it says so", () => {
    if (!("hideElement" in definition.props)) return;
    const shown = compileDocument(aDocumentAround([aDropped()], blockRegistry), blockRegistry);
    const hidden = compileDocument(aDocumentAround([aDropped({ hideElement: "mobile" })], blockRegistry), blockRegistry);
    expect(shown.html).not.toContain("mw-hide-");
    expect(hidden.html).toMatch(/class="[^"]*mw-hide-mobile/);
    expect(hidden.css).toContain("max-width:480px");
  });

  // The page wrapper must be alone in its document.
  function around(blocks: readonly Block[]): readonly EmailDocument[] {
    if (type === "wrapper") return blocks.map((block) => aDocumentAround([block], blockRegistry));
    return [aDocumentAround(blocks, blockRegistry)];
  }
});

test("any valid document compiles without a warning, to valid MJML", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument(blockRegistry, "valid", 3), async (document) => {
      await expectValid(document);
    }),
    { numRuns: 15 },
  );
});

// A picture for the dark whose address is refused takes its element away, so that it has no place in the light email.
const toldOfAnyProps = ["unknown-block", "incomplete-block", "override-not-shown"];

test("any document compiles, whatever its props hold", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument(blockRegistry, "any", 3), async (document) => {
      const { html, warnings } = compileDocument(document, blockRegistry);
      expect(html).toContain("</html>");
      expect(warnings.filter(({ code }) => !toldOfAnyProps.includes(code))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

/** What a block that holds others is dropped with. */
function contentOf({ type }: AnyBlockDefinition): readonly Block[] | undefined {
  if (type === "cell") return [aText(), aButton()];
  if (type === "section") return [aBlock("cell", { width: 50 }, [aText()]), aBlock("cell", { width: 50 }, [aButton()])];
  return type === "wrapper" ? [aSection(aText())] : undefined;
}

/** Each prop at each of its limits with the others as they are, then all of them at their n-th limit. */
function extremesOf({ props }: AnyBlockDefinition): readonly Record<string, JsonValue>[] {
  const limits = Object.entries(props).map(([name, spec]) => ({ name, values: extremeValues(spec) }));
  const alone = limits.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const together = [0, 1, 2].map((n) =>
    Object.fromEntries(
      limits.flatMap(({ name, values }): [string, JsonValue][] => [[name, values[Math.min(n, values.length - 1)] ?? null]]),
    ),
  );
  return [...alone, ...together];
}
