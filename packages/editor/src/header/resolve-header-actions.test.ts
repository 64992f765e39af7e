import { expect, test } from "vitest";
import type { EditorPorts, TemplateInfo } from "../ports/editor-ports.js";
import { type HeaderSituation, resolveHeaderActions } from "./resolve-header-actions.js";

const info: TemplateInfo = {
  id: "t1",
  name: "Spring",
  description: "",
  preHeader: "",
  tags: "",
  status: "draft",
  readOnly: false,
  isSystem: false,
  isShared: false,
};
const refused = { kind: "refused", code: "internal", message: "", fields: [], isPassing: false } as const;
const never = async () => refused;
const store: EditorPorts["store"] = { key: () => "t1", load: never, save: never };
const connected = { store, status: { move: never }, testEmail: { send: never } };
const situation: HeaderSituation = { info, ports: connected, isReadOnly: false, isEmbedded: false, isSystem: false };

test("a draft can be saved, tested and published", () => {
  expect(resolveHeaderActions(situation)).toEqual({ save: true, testEmail: true, move: "publish", saveAndContinue: false, cancel: false });
});

test("a published template is unpublished, a deleted one only restored", () => {
  expect(resolveHeaderActions({ ...situation, info: { ...info, status: "published" } }).move).toBe("unpublish");
  expect(resolveHeaderActions({ ...situation, info: { ...info, status: "deleted" }, isReadOnly: true })).toMatchObject({
    save: false,
    testEmail: false,
    move: "restore",
  });
});

test("shared drafts and system templates are not published here", () => {
  expect(resolveHeaderActions({ ...situation, info: { ...info, isShared: true } }).move).toBeNull();
  expect(resolveHeaderActions({ ...situation, info: { ...info, isSystem: true } }).move).toBeNull();
  expect(resolveHeaderActions({ ...situation, isSystem: true }).move).toBeNull();
});

test("embedded, one button saves and goes on, and there is a way out", () => {
  expect(resolveHeaderActions({ ...situation, isEmbedded: true })).toMatchObject({
    save: false,
    move: null,
    saveAndContinue: true,
    cancel: true,
  });
});

test("a host without storage gets no buttons that need it", () => {
  const bare = resolveHeaderActions({ ...situation, ports: { store: { key: () => "x", load: never } } });
  expect(bare).toEqual({ save: false, testEmail: false, move: null, saveAndContinue: false, cancel: false });
});
