import type { Handlers } from "../../http/handler.js";
import { requireTemplate } from "../templates/enforce.js";
import { listOfAll, listOfTemplate } from "./list-activity.js";

export const activityHandlers = {
  listTemplateActivity: async ({ params: { id }, query }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "listTemplateActivity");
    return listOfTemplate(ports.database, id, query);
  },

  listActivity: async ({ query }, { ports, user }) => listOfAll(ports.database, user, query),
} satisfies Partial<Handlers>;
