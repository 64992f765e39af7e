import { describe, expect, test } from "vitest";
import { htmlToPlainText } from "./plain-text.js";

describe("HTML as a person reads it", () => {
  test.each([
    ["<p>One</p><p>Two</p>", "One\n\nTwo"],
    ["<ul><li>One</li><li>Two</li></ul>", "- One\n- Two"],
    ['Read <a href="https://a.test/?x=1&amp;y=2">on</a>.', "Read on [https://a.test/?x=1&y=2]."],
    ['<a href="https://a.test">https://a.test</a>', "https://a.test"],
    ['<a href="#top">Up</a>', "Up"],
    ['<a href="https://a.test">One <a href="https://b.test">Two</a>', "One [https://a.test]Two [https://b.test]"],
    ['<a href="{{ url }}">Go</a>', "Go [{{ url }}]"],
    ['<img src="x" alt="A cat &amp; a dog"><br>Below', "A cat & a dog\nBelow"],
    ["<table><tr><td>Soup</td><td>£4</td></tr><tr><td>Bread</td><td>£2</td></tr></table>", "Soup: £4\n\nBread: £2"],
    [
      "<table><tr><td>Items</td><td><b>{{ sum }}&nbsp;€</b></td></tr><tr><th>Off:</th><td>-12.5 %</td></tr></table>",
      "Items: {{ sum }}\u00a0€\n\nOff: -12.5 %",
    ],
    ["<table><tr><td>Size</td><td>Price</td></tr><tr><td>£2</td><td>£3</td></tr></table>", "Size Price\n\n£2 £3"],
    ["<table><tr><td>A<table><tr><td>Tax</td><td>USD 1,000.00</td></tr></table></td></tr></table>", "A\n\nTax: USD 1,000.00"],
    ['<table><tr><td><a href="https://a.test">Tea</a></td><td>£4</table>', "Tea [https://a.test] £4"],
    ["<head><title>No</title><style>p{}</style></head><body><script>no()</script>Yes</body>", "Yes"],
    [`<span>Hello${"&#847;&zwnj;&nbsp;".repeat(60)}</span><p>World</p>`, "Hello\nWorld"],
    ["<p>👩‍👩‍👧 می‌خواهم</p>", "👩‍👩‍👧 می‌خواهم"],
    ["Hello {{ name | default: '<b>' }}", "Hello {{ name | default: '' }}"],
  ])("%s", (html, text) => {
    expect(htmlToPlainText(html)).toBe(text);
  });

  test.each([
    ["links", '<a href="https://a.test">x</a> '],
    ["links that do not end", '<a href="https://a.test">x'],
    ["spaces in tags of their own", "<i> </i>"],
    ["invisible characters", "&#847;"],
    ["invisible characters and spaces", "&#847; "],
    ["boxes in boxes", "<div>"],
    ["line breaks", "<br> "],
    ["rows of a table", "<tr><td>Tea</td><td>£4</td></tr>"],
    ["cells", "<td>1"],
  ])("a long text of %s takes no longer than its length", (_, piece) => {
    expect(htmlToPlainText(piece.repeat(200_000)).length).toBeLessThan(6_000_000);
  });
});
