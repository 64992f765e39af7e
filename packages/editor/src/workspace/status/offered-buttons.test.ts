import { createClient } from "@mailwright/client";
import { type OperationInput, type PolicyTemplate, refusalOf, type TemplateOperationId, type TemplateSummary } from "@mailwright/contract";
import { describe, expect, test } from "vitest";
import { policyCallers, policyStates } from "../../../../contract/src/testing/policy-cases.js";
import { infoFrom } from "../../ports/connected/answers.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import { resolveHeaderActions, statusAfter } from "./resolve-header-actions.js";

const never = async () => ({ kind: "refused", code: "internal", message: "", fields: [], isPassing: false }) as const;
const ports: Pick<EditorPorts, "store" | "status" | "testEmail" | "sharing"> = {
  store: { key: () => "t1", load: never, save: never },
  status: { move: never, convert: never },
  testEmail: { send: never },
  sharing: { unlock: never, requestUnlock: never, describeLocked: never, view: never },
};
const client = createClient({ apiUrl: "http://server.test" });

const cases = Object.entries(policyStates).flatMap(([state, template]) =>
  Object.entries(policyCallers).map(([caller, user]) => ({ state, template, caller, user })),
);

describe("the header of the editor offers what the policy table allows", () => {
  test.each(cases)("$caller, $state", ({ template, user }) => {
    const { isSystem } = template;
    // The editor opens nothing that may not be read; who opens it again holds it again.
    if (refusalOf(isSystem ? "getSystemTemplate" : "getTemplate", template, user) !== null) return;
    const { releasedFromId = null, ...policy } = template;
    const summary: TemplateSummary = { ...summaryParts, ...policy, releasedFromId, collaboratorsList: [...policy.collaboratorsList] };
    const info = infoFrom(summary, { client, user });
    const actions = resolveHeaderActions({
      info,
      ports,
      isReadOnly: info.readOnly || info.status === "deleted",
      isEmbedded: false,
      isSystem,
    });
    const isAllowed = (operation: TemplateOperationId, input?: OperationInput) => refusalOf(operation, template, user, input) === null;

    expect(actions.save).toBe(isAllowed(isSystem ? "saveSystemTemplate" : "saveTemplate"));
    if (actions.move !== null)
      expect({
        move: actions.move,
        isAllowed: isAllowed(isSystem ? "moveSystemTemplate" : "moveTemplate", {
          status: isSystem ? "published" : statusAfter[actions.move],
        }),
      }).toEqual({
        move: actions.move,
        isAllowed: true,
      });
    if (!isSystem && template.status === "draft")
      expect(actions.move === "publish").toBe(isAllowed("moveTemplate", { status: "published" }));
    if (!isSystem && template.status === "deleted") expect(actions.move === "restore").toBe(isAllowed("moveTemplate", { status: "draft" }));
    if (actions.testEmail) expect(isAllowed("sendTestMail")).toBe(true);
    if (actions.convert) expect(isAllowed("convertTemplate")).toBe(true);
    expect(actions.unlock).toBe(!isSystem && isAllowed("lockTemplate", { status: false }));
    if (actions.view) expect(isAllowed("showSharedTemplate")).toBe(true);
  });
});

const summaryParts: Omit<TemplateSummary, keyof PolicyTemplate> = {
  id: "t1",
  name: "Ours",
  description: "",
  tags: "",
  type: "email",
  preHeader: "",
  categories: [],
  created: "2026-11-21T12:00:00.000Z",
  lastModified: "2026-11-21T12:00:00.000Z",
  size: 0,
  version: 1,
  previewUrl: "/preview",
  previewPictureUrl: null,
  showUrl: "/show",
};
