import type { ApprovalState } from "@mailwright/contract";
import { expect, test } from "vitest";
import type { FollowedEvent, FollowingPort, Standing } from "../../ports/following-port.js";
import { aStanding } from "../../testing/memory-ports.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { followStanding } from "./follow-standing.js";
import type { StandingNews } from "./news-between.js";

/** A connection that tells what the test tells it. */
function connection() {
  const followers = new Set<(event: FollowedEvent) => void>();
  const following: FollowingPort = {
    follow(onEvent, signal) {
      followers.add(onEvent);
      signal.addEventListener("abort", () => followers.delete(onEvent));
    },
    reopen: async () => ({ kind: "reopened" }),
  };
  const tell = (standing: Standing) => {
    for (const follower of followers) follower({ kind: "stands", standing });
  };
  return { following, tell };
}

test("who becomes an editor is told so once what they write is taken, not before", async () => {
  const { services, workspace } = await openTestEditor();
  const told: StandingNews[] = [];
  const { following, tell } = connection();
  const { editor } = services;
  const stop = followStanding({ editor, workspace, following }, (news) => void told.push(news));
  tell(aStanding({ refusal: "not-an-editor", info: { readOnly: true, collaboratorRole: "comment" } }));
  expect(workspace.getState().info.readOnly).toBe(true);
  // Open together with others, the room says when what is written is taken.
  tell(aStanding({ info: { collaboratorRole: "edit" } }));
  expect(told).toEqual([]);
  workspace.setState({ info: { ...workspace.getState().info, readOnly: false } });
  expect(told).toEqual([{ kind: "mayEdit" }]);
  tell(aStanding({ info: { readOnly: true, collaboratorRole: "view" } }));
  // One's own copy is another template, which was never kept from one.
  workspace.setState({ info: { ...workspace.getState().info, id: "copy", readOnly: false, collaboratorRole: null } });
  expect(told).toHaveLength(1);
  stop();
});

test("over another connection the same template stands as before, and what happened is not told again", async () => {
  const { services, workspace } = await openTestEditor();
  const { editor } = services;
  const told: StandingNews[] = [];
  const held: (Standing | null)[] = [];
  const first = connection();
  const stop = followStanding({ editor, workspace, following: first.following }, (news) => void told.push(news));
  first.tell(aStanding({ refusal: "template-locked", holder: { name: "Ben" } }));
  workspace.subscribe(({ standing }) => void held.push(standing));
  stop();
  const second = connection();
  const stopSecond = followStanding({ editor, workspace, following: second.following }, (news) => void told.push(news));
  second.tell(aStanding({ refusal: "template-locked", holder: { name: "Ben" } }));
  expect(held.map((standing) => standing?.holder?.name)).toEqual(["Ben", "Ben"]);
  expect(told).toEqual([]);
  second.tell(aStanding());
  expect(told).toEqual([{ kind: "freed", name: "Ben" }]);
  // A copy is another template: of it nothing is known.
  workspace.setState({ info: { ...workspace.getState().info, id: "copy" } });
  expect(workspace.getState().standing).toBeNull();
  stopSecond();
});

const asked = (state: ApprovalState | null, isAwaited = false) =>
  aStanding({ info: { approval: { state, isAwaited, isRequired: false } } });

test("what becomes of the approval is told once, whoever did it, and not to somebody who has the review open", async () => {
  const { services, workspace } = await openTestEditor({ info: { approval: { state: null, isAwaited: false, isRequired: false } } });
  const told: string[] = [];
  const { following, tell } = connection();
  const stop = followStanding({ editor: services.editor, workspace, following }, ({ kind }) => void told.push(kind));
  tell(asked("review", true));
  tell(asked("review"));
  tell(asked("changes"));
  tell(asked("approved"));
  tell(asked("approved"));
  tell(asked("changed"));
  expect(told).toEqual(["reviewAsked", "changesAsked", "approved", "approvalTaken"]);
  workspace.setState({ dialog: { kind: "approval" } });
  tell(asked("approved"));
  expect(told).toHaveLength(4);
  workspace.setState({ dialog: null });
  // A save of one's own answers with it too.
  workspace.setState({ info: { ...workspace.getState().info, approval: { state: "changed", isAwaited: false, isRequired: true } } });
  expect(told.slice(4)).toEqual(["approvalTaken"]);
  // Whatever a copy has is its own.
  workspace.setState({
    info: { ...workspace.getState().info, id: "copy", approval: { state: "approved", isAwaited: false, isRequired: false } },
  });
  expect(told).toHaveLength(5);
  stop();
});

test("where a server tells nothing of approvals, what was known stays, and nothing is told", async () => {
  const approval = { state: "approved", isAwaited: false, isRequired: false } as const;
  const { services, workspace } = await openTestEditor({ info: { approval } });
  const told: StandingNews[] = [];
  const { following, tell } = connection();
  const stop = followStanding({ editor: services.editor, workspace, following }, (news) => void told.push(news));
  tell(aStanding());
  expect(workspace.getState().info.approval).toEqual(approval);
  expect(told).toEqual([]);
  stop();
});
