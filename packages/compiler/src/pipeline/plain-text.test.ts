import { blockRegistry } from "@mailwright/blocks";
import { aDocument, aHeading, arbitraryDocument, aSection, aText } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { createCompiler } from "./compiler.js";
import { writePlainText } from "./plain-text.js";

test("the text of a mail and the exported text are the same bytes", () => {
  const compiler = createCompiler(blockRegistry);
  const documents = arbitraryDocument(blockRegistry, "any");
  fc.assert(
    fc.property(documents, (document) => writePlainText(document, blockRegistry) === compiler.compileDocument(document).text),
    {
      numRuns: 50,
    },
  );
});

test("conditions and repetitions stand around the words of their blocks", () => {
  const heading = { ...aHeading({ text: "Hello" }), extras: { rules: { condition: "vip" } } };
  const section = { ...aSection(heading, aText({ text: "<p>Words</p>" })), extras: { rules: { repeat: "gifts", repeatAs: "gift" } } };
  expect(writePlainText(aDocument([section]), blockRegistry)).toBe(
    "{% for gift in gifts %}\n{% if vip %}\nHello\n{% endif %}\n\nWords\n{% endfor %}",
  );
});

test("a row that names an amount is one line", () => {
  const cell = (id: string, text: string) => ({ id, type: "cell", props: {}, children: [{ ...aText({ text }), id: `${id}-text` }] });
  const row = (id: string, name: string, value: string) => ({
    ...aSection(),
    id,
    children: [cell(`${id}-a`, name), cell(`${id}-b`, value)],
  });
  const rows = [
    row("a", "<p>Items</p>", "<p>£37.50</p>"),
    row("b", "<p><b>Total</b></p>", "<p>{{ total }} €</p>"),
    row("c", "<p>Left</p>", "<p>Right</p>"),
  ];
  expect(writePlainText(aDocument(rows), blockRegistry)).toBe("Items: £37.50\n\nTotal: {{ total }} €\n\nLeft\n\nRight");
});

test("boxes in boxes cost no more than the words in them", () => {
  const words = aText({ text: `<p>${"word ".repeat(200_000)}</p>` });
  const nested = Array.from({ length: 500 }).reduce<ReturnType<typeof aSection>>((inner) => ({ ...aSection(), children: [inner] }), words);
  expect(writePlainText(aDocument([nested]), blockRegistry)).toHaveLength("word ".length * 200_000 - 1);
});
