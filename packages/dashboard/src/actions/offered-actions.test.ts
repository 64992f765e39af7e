import { type OperationInput, type PolicyTemplate, refusalOf, type TemplateOperationId } from "@mailwright/contract";
import { describe, expect, test } from "vitest";
import { policyCallers, policyStates } from "../../../contract/src/testing/policy-cases.js";
import { permittedActions } from "./permitted-actions.js";
import { type TemplateActionId, templateActionIds } from "./template-action.js";

interface Call {
  readonly operation: TemplateOperationId;
  readonly input?: OperationInput;
}

/** What an action asks of the server first. The server decides it by the same table: see the matrix test there. */
const callOf: Readonly<Record<TemplateActionId, (template: PolicyTemplate) => Call>> = {
  open: ({ isSystem }) => ({ operation: isSystem ? "saveSystemTemplate" : "getTemplate" }),
  use: () => ({ operation: "getSystemTemplate" }),
  preview: () => ({ operation: "previewTemplate" }),
  settings: ({ isSystem }) => ({ operation: isSystem ? "saveSystemTemplate" : "saveTemplate" }),
  favorite: () => ({ operation: "saveTemplate", input: { isMark: true } }),
  unfavorite: () => ({ operation: "saveTemplate", input: { isMark: true } }),
  duplicate: () => ({ operation: "cloneTemplate" }),
  notes: () => ({ operation: "listNotes" }),
  activity: () => ({ operation: "listTemplateActivity" }),
  publish: () => ({ operation: "moveTemplate", input: { status: "published" } }),
  unpublish: () => ({ operation: "moveTemplate", input: { status: "draft" } }),
  approval: () => ({ operation: "askForApproval" }),
  share: () => ({ operation: "shareTemplate" }),
  transfer: () => ({ operation: "transferTemplate" }),
  "view-shared": () => ({ operation: "showSharedTemplate" }),
  "share-url": () => ({ operation: "createShareLink" }),
  "share-links": () => ({ operation: "listShareLinks" }),
  unlock: () => ({ operation: "lockTemplate", input: { status: false } }),
  "request-unlock": () => ({ operation: "requestUnlock" }),
  convert: () => ({ operation: "convertTemplate" }),
  restore: ({ isSystem }) => ({
    operation: isSystem ? "moveSystemTemplate" : "moveTemplate",
    input: { status: isSystem ? "published" : "draft" },
  }),
  remove: ({ isSystem }) => ({ operation: isSystem ? "moveSystemTemplate" : "moveTemplate", input: { status: "deleted" } }),
  "delete-forever": ({ isSystem }) => ({ operation: isSystem ? "deleteSystemTemplate" : "deleteTemplate" }),
};

/** Actions that have no meaning there, though the call behind them is allowed: their absence needs no right. */
const meaningless: Partial<Record<TemplateActionId, (template: PolicyTemplate) => boolean>> = {
  open: ({ status }) => status === "deleted",
  use: ({ isSystem, status }) => !isSystem || status === "deleted",
  settings: ({ isSystem, status }) => isSystem && status === "deleted",
  favorite: ({ isSystem, status }) => isSystem || status === "deleted",
  unfavorite: () => true, // it is no favourite
  duplicate: ({ isSystem, status }) => isSystem || status === "deleted",
  notes: ({ isSystem }) => isSystem,
  activity: ({ isSystem }) => isSystem,
  publish: ({ isSystem }) => isSystem, // it is called restoring there
  unpublish: ({ isSystem, status }) => isSystem || status !== "published",
  restore: ({ status }) => status !== "deleted",
  approval: ({ isSystem, status }) => isSystem || status === "deleted",
  share: ({ isSystem }) => isSystem,
  "view-shared": ({ isSystem, isShared, status }) => isSystem || !isShared || status === "deleted",
  "share-url": ({ isSystem, status }) => isSystem || status === "deleted",
  "share-links": ({ isSystem, status }) => isSystem || status === "deleted",
  unlock: ({ status }) => status === "deleted",
  "request-unlock": ({ status }) => status === "deleted",
};

const cases = Object.entries(policyStates).flatMap(([state, template]) =>
  Object.entries(policyCallers).map(([caller, user]) => ({ state, template, caller, user })),
);

describe("the menu of a template says what the policy table says", () => {
  test.each(cases)("$caller, $state", ({ template, user }) => {
    const offered = new Map(permittedActions({ ...template, tags: "" }, user).map(({ id, heldBy }) => [id, heldBy]));
    const mayUnlock = offered.has("unlock");
    for (const id of templateActionIds) {
      const { operation, input } = callOf[id](template);
      const refusal = refusalOf(operation, template, user, input);
      // Offered is what is allowed; what must wait is offered with exactly the reason for which it would be refused.
      if (offered.has(id)) expect({ id, reason: offered.get(id) ?? null }).toEqual({ id, reason: refusal });
      else if (refusal === null) {
        const isAsking = id === "request-unlock" && mayUnlock;
        expect({ id, isMeaningless: isAsking || (meaningless[id]?.(template) ?? false) }).toEqual({ id, isMeaningless: true });
      }
    }
  });
});

test("whoever sees nothing of a template is offered nothing", () => {
  for (const { template, user } of cases) {
    if (refusalOf("previewTemplate", template, user) === null) continue;
    expect(permittedActions({ ...template, tags: "" }, user)).toEqual([]);
  }
});
