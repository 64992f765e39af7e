import type { AuditEntry } from "@mailwright/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { never, refuse, type StoryAnswers, StoryPage } from "../testing/story-page.js";
import { AuditPage } from "./audit-page.js";

const id = (last: number) => `018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c${String(last).padStart(2, "0")}`;
const anEntry = (nth: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(nth),
  at: new Date(Date.now() - nth * 37 * 60_000).toISOString(),
  operation: "saveTemplate",
  by: "user",
  actor: id(90),
  actorId: id(91),
  actorName: "Ann Lindqvist",
  target: id(70 + (nth % 3)),
  count: 1,
  address: "203.0.113.7",
  ...more,
});
const entries = [
  anEntry(1, { operation: "signIn", target: null }),
  anEntry(2, { operation: "shareTemplate" }),
  anEntry(3, { operation: "moveTemplates", count: 12, target: null }),
  anEntry(4, {
    operation: "createHostSession",
    by: "host",
    actor: null,
    actorId: null,
    actorName: "",
    address: "2001:db8:85a3::8a2e:370:7334",
  }),
  anEntry(5, { operation: "signOutByProvider", by: "server", actor: null, actorId: null, actorName: "" }),
  anEntry(6, { operation: "command person remove", by: "command", actor: null, actorId: null, actorName: "", address: "" }),
  anEntry(7, { actorId: null, actorName: "" }),
  ...Array.from({ length: 18 }, (_, nth) => anEntry(nth + 8)),
];

const listing = (list: (request: Request) => Response | Promise<Response>): StoryAnswers => ({ "GET /api/v2/audit": list });

const meta: Meta<typeof StoryPage> = {
  title: "Site/Audit log",
  component: StoryPage,
  parameters: { frame: { ground: "none" } },
  args: { children: <AuditPage />, answers: listing(() => Response.json(entries, { headers: { "x-next-cursor": "more" } })) },
};
export default meta;

type Story = StoryObj<typeof StoryPage>;

export const Full: Story = {};
export const Empty: Story = { args: { answers: listing(() => Response.json([])) } };
export const LongNames: Story = {
  args: {
    answers: listing(() =>
      Response.json([
        anEntry(1, { actorName: "Maximiliane-Theresia Freifrau von Hohenstein-Bartenschlager zu Oberkirchberg" }),
        anEntry(2, { target: "a-very-long-name-of-a-picture-that-somebody-has-uploaded-with-all-of-its-words-in-it-2026-11-21.png" }),
      ]),
    ),
  },
};
export const Loading: Story = { args: { answers: listing(never) } };
export const Failed: Story = { args: { answers: listing(() => refuse(400, "invalid-request")) } };
export const Denied: Story = { args: { answers: listing(() => refuse(403, "admin-only")) } };
