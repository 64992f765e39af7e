import type { Handlers } from "../../http/handler.js";
import { requireTemplate } from "../templates/enforce.js";
import { followSession } from "./follow-session.js";
import { followTemplate } from "./follow-template.js";
import { readTemplateState } from "./template-state.js";

/** Proxies such as nginx hold answers back until they are complete, which a stream never is. */
const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const followingHandlers = {
  getTemplateState: async ({ params: { id } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "getTemplateState");
    return { status: 200, body: await readTemplateState(ports.database, template, user), headers: { "cache-control": "no-store" } };
  },

  followTemplate: async ({ params: { id } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "followTemplate");
    return { status: 200, body: followTemplate(ports, user, id), headers: streamHeaders };
  },

  followSession: async (_, { ports, user }) => ({ status: 200, body: followSession(ports, user), headers: streamHeaders }),
} satisfies Partial<Handlers>;
