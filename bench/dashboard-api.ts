import type { IncomingMessage } from "node:http";

const moment = "2026-04-12T15:30:00.000Z";

/** The page of the dashboard bench; the session names how many templates there are. */
export function dashboardPage(templates: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<style>html,body{height:100%;margin:0}template-dashboard{display:block;height:100%}</style>
<script>localStorage.setItem("mailwright.dashboardTourFinished", "true")</script>
<script type="module">
  const dashboard = document.querySelector("template-dashboard");
  const look = () => {
    if (!dashboard.shadowRoot?.querySelector("article")) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
  };
  look();
</script>
<script type="module" src="/cdn/mailwright.js"></script>
<body><template-dashboard api-url="" session-id="${templates}" theme="light"></template-dashboard></body></html>`;
}

/** What a server with that many templates answers; nothing for calls that the first screen does not make. */
export function answerApi(request: IncomingMessage): unknown {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
  const count = Number(request.headers["x-session-id"] ?? 0);
  const answers: Record<string, () => unknown> = {
    "/api/v2/auth/credentials": () => ({ token: "bench", expiresInSeconds: 3600 }),
    "/api/v2/session": () => session,
    "/api/v2/categories": () => [],
    "/api/v2/usertemplate/counts": () => ({ ...noCounts, published: count }),
    "/api/v2/usertemplate": () => pageOf(count, Number(searchParams.get("offset") ?? 0), Number(searchParams.get("limit") ?? 20)),
  };
  return answers[pathname]?.();
}

const noCounts = { published: 0, draft: 0, deleted: 0, shared: 0, favorited: 0, system: 0, deletedSystem: 0 };

const session = {
  ...{ token: "bench", id: "ann", principalId: "ann", firstName: "Ann", lastName: "Lee", name: "Ann Lee", email: "ann@example.com" },
  ...{ role: "user", dnd_mode: "simple", theme: "light", subscriptionPlan: 1, entitlements: [], imageUrl: "", isDemo: false },
};

function pageOf(count: number, offset: number, limit: number) {
  const elements = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, nth) => templateAt(offset + nth));
  const isLast = offset + limit >= count;
  return { elements, "first-page": offset === 0, "last-page": isLast, "total-page": Math.ceil(count / limit), "total-elements": count };
}

function templateAt(index: number) {
  return {
    ...{ id: `t${index}`, name: `Newsletter ${index}`, description: "", tags: "", type: "email", status: "published", preHeader: "" },
    ...{ categories: [], created: moment, lastModified: moment, size: 24_576, isShared: false, isLocked: false, userId: "ann" },
    ...{ collaboratorId: null, collaboratorsList: [], isSystem: false, version: 1, previewUrl: "about:blank" },
  };
}
