import { expect, test } from "vitest";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { TemplateInfo } from "../../ports/template-info.js";
import { type HeaderActions, type HeaderSituation, resolveHeaderActions } from "./resolve-header-actions.js";

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

const nothing: HeaderActions = {
  save: false,
  testEmail: false,
  move: null,
  saveAndContinue: false,
  cancel: false,
  view: false,
  unlock: false,
  convert: false,
  approval: false,
};

test("a draft can be saved, tested and published", () => {
  expect(resolveHeaderActions(situation)).toEqual({ ...nothing, save: true, testEmail: true, move: "publish" });
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
  expect(bare).toEqual(nothing);
});

const sharing = { unlock: never, requestUnlock: never, describeLocked: never, view: never };
const shared: TemplateInfo = { ...info, isShared: true, viewUrl: "/show/t1" };

test("a shared draft can be viewed, and unlocked by whom the lock obeys", () => {
  const ports = { ...connected, sharing };
  expect(resolveHeaderActions({ ...situation, ports, info: shared })).toMatchObject({ view: true, unlock: false });
  const locked: TemplateInfo = { ...shared, isLocked: true };
  expect(resolveHeaderActions({ ...situation, ports, info: locked }).unlock).toBe(true);
  expect(resolveHeaderActions({ ...situation, ports, info: { ...locked, rights: [] } }).unlock).toBe(false);
  expect(resolveHeaderActions({ ...situation, ports, info: { ...shared, status: "published" } }).view).toBe(false);
});

test("only a published template is converted, by whom has the right", () => {
  const ports = { ...connected, status: { move: never, convert: never } };
  const published: TemplateInfo = { ...info, status: "published" };
  expect(resolveHeaderActions({ ...situation, ports, info: published }).convert).toBe(true);
  expect(resolveHeaderActions({ ...situation, ports }).convert).toBe(false);
  expect(resolveHeaderActions({ ...situation, ports, info: { ...published, rights: ["unpublish"] } }).convert).toBe(false);
  expect(resolveHeaderActions({ ...situation, ports, info: { ...published, isSystem: true } }).convert).toBe(false);
  expect(resolveHeaderActions({ ...situation, ports, info: published, isEmbedded: true }).convert).toBe(false);
});

test("whoever may not publish sees no button for it", () => {
  expect(resolveHeaderActions({ ...situation, info: { ...info, rights: [] } }).move).toBeNull();
});

test("whoever may edit asks for review; what was asked is seen by everybody, and nothing is asked about starters and what was removed", () => {
  const approval = async () => Promise.reject(new Error("nobody asks"));
  const offers = (change: Partial<TemplateInfo>, ports: HeaderSituation["ports"] = { ...connected, approval }) =>
    resolveHeaderActions({ ...situation, ports, info: { ...info, ...change } }).approval;
  const asked = { state: "review", isAwaited: true, isRequired: false } as const;
  expect(offers({})).toBe(true);
  expect(offers({}, connected)).toBe(false);
  expect(offers({ readOnly: true })).toBe(false);
  expect(offers({ readOnly: true, approval: { ...asked, state: null } })).toBe(false);
  expect(offers({ readOnly: true, approval: asked })).toBe(true);
  expect(offers({ status: "published" })).toBe(true);
  expect(offers({ status: "deleted", approval: asked })).toBe(false);
  expect(offers({ isSystem: true })).toBe(false);
});
