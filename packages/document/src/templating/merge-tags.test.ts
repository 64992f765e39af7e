import { expect, test } from "vitest";
import { escapeAttribute, escapeText } from "../html/escape.js";
import { isMergeTag, mergeTagPattern, protectMergeTags } from "./merge-tags.js";

test.each([
  "{{name}}",
  "{{{raw}}}",
  "{% if a < 3 %}",
  "*|FNAME|*",
  "%%name%%",
  "%name%",
  "[[name]]",
  "<%= name %>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: some senders write their merge tags like this
  "${name}",
  "$[name]$",
  '{{ x | default: "y" }}',
])("%s survives escaping of text", (tag) => {
  expect(escapeText(`a < ${tag} & b`)).toBe(`a &lt; ${tag} &amp; b`);
  expect(isMergeTag(tag)).toBe(true);
});

test("double quotes inside a tag become single ones in an attribute", () => {
  expect(escapeAttribute('say "{{ x | default: "y" }}"')).toBe("say &quot;{{ x | default: 'y' }}&quot;");
});

test("a tag that smuggles HTML is ordinary text", () => {
  expect(escapeText('{{ "<img src=x onerror=alert(1)>" }}')).not.toContain("<img");
});

test("private-use characters of the source cannot pose as tokens", () => {
  const held = protectMergeTags("{{a}} \uE0020\uE003");
  expect(held.restore(held.text)).toBe("{{a}} 0");
});

// No attempt looks beyond the next opening, so that a text of nothing else is read once, not five hundred times.
test.each([
  ["{{", "}}"],
  ["{{{", "}}}"],
  ["{%", "%}"],
  ["*|", "|*"],
  ["%%", "%%"],
  ["[[", "]]"],
  ["<%", "%>"],
  ["$" + "{", "}"],
  ["$[", "]$"],
])("a tag ends before the next one begins: %s a %s", (open, close) => {
  const [first, ...others] = `${open} a ${open} b ${close}`.match(mergeTagPattern()) ?? [];
  expect(others).toEqual([]);
  expect(first).toBe(open === "%%" ? "%% a %%" : `${open} b ${close}`);
  expect(`${open} a `.repeat(100_000).match(mergeTagPattern())?.length ?? 0).toBe(open === "%%" ? 50_000 : 0);
});

test("a text full of openings holds no tag, and a tag ends within 500 characters", () => {
  expect(protectMergeTags("{{ ".repeat(2000)).text).toBe("{{ ".repeat(2000));
  expect(isMergeTag(`{{${"x".repeat(400)}}}`)).toBe(true);
  expect(isMergeTag(`{{${"x".repeat(600)}}}`)).toBe(false);
});
