import { aButton, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { openTestEditor } from "../testing/open-editor.js";
import { liveChecksOf } from "./live-checks.js";

const words = "<p>Seeds, pots and tools for a long summer outside.</p>";
const codesIn = (live: ReturnType<typeof liveChecksOf>) => live.get()?.findings.map(({ code }) => code) ?? [];

async function open() {
  const editor = await openTestEditor({ document: aDocument([aSection(aText({ text: words }, "text"), aButton({}, "button"))]) });
  return { ...editor, live: liveChecksOf(editor.services, editor.workspace) };
}

test("the report follows the work while somebody listens", async () => {
  const { live, services } = await open();
  const stop = live.subscribe(() => undefined);
  await expect.poll(() => codesIn(live)).toContain("link-empty");
  services.editor.run("set-props", { blockIds: ["button"], props: { link: { kind: "web", value: "https://example.com" } } });
  await expect.poll(() => codesIn(live)).not.toContain("link-empty");
  stop();
});

test("another name or preheader is looked at, and what the host asks for too", async () => {
  const { live, workspace } = await open();
  const stop = live.subscribe(() => undefined);
  await expect.poll(() => codesIn(live)).toContain("preheader-missing");
  workspace.setState({ info: { ...workspace.getState().info, preHeader: "x".repeat(60) } });
  await expect.poll(() => codesIn(live)).not.toContain("preheader-missing");
  live.configure({ unsubscribe: true });
  await expect.poll(() => codesIn(live)).toContain("unsubscribe-missing");
  stop();
});

test("an opened template has one report, whoever looks at it", async () => {
  const { live, services, workspace } = await open();
  expect(liveChecksOf(services, workspace)).toBe(live);
});
