import { expect, test } from "vitest";
import { parseMail, sourceStyleOf } from "./parse-mail.js";

function first(html: string): HTMLElement {
  const element = parseMail(html, document).firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error("no element");
  return element;
}

test("styles arrive as written, and their source is remembered to the letter", () => {
  const element = first('<td STYLE="width:33.333333333333336%;mso-line-height-rule:exactly">x</td>'.replace(/td/g, "div"));
  expect(element.style.width).toBe("33.3333%");
  expect(sourceStyleOf(element)).toBe("width:33.333333333333336%;mso-line-height-rule:exactly");
});

test("the word style inside an attribute's value or a text is left alone", () => {
  const element = first(`<img alt="a style='b' <c style=&quot;d&quot;>" title='style="e"' style="color:red">`);
  expect(element.getAttribute("alt")).toBe(`a style='b' <c style="d">`);
  expect(element.title).toBe('style="e"');
  expect(element.style.color).toBe("red");
  expect(first(`<p>say style="x" here</p>`).textContent).toBe('say style="x" here');
});

test("nothing runs and nothing loads while parsing", async () => {
  const before = performance.getEntriesByType("resource").length;
  Object.assign(window, { ran: false });
  parseMail(`<img src="/never-loaded.png" onerror="window.ran=true"><script>window.ran=true</script>`, document);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Reflect.get(window, "ran")).toBe(false);
  expect(performance.getEntriesByType("resource").length).toBe(before);
});
