import { createClient } from "@mailwright/client";
import { useStyles } from "@mailwright/ui";
import { type ReactNode, useState } from "react";
import auditCss from "../pages/audit.css?inline";
import { Connected } from "../pages/connected.js";
import connectionsCss from "../pages/connections/connections.css?inline";
import fieldsCss from "../pages/fields/fields.css?inline";
import peopleCss from "../pages/people/people.css?inline";
import siteCss from "../site.css?inline";

const styles = [siteCss, auditCss, connectionsCss, fieldsCss, peopleCss];

/** Answers by method and path, such as `GET /api/v2/people`. */
export type StoryAnswers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

interface StoryPageProps {
  readonly answers: StoryAnswers;
  readonly children: ReactNode;
}

/** A page of the site over a server in memory. */
export function StoryPage({ answers, children }: StoryPageProps) {
  useStyles(styles);
  const [client] = useState(() =>
    createClient({ apiUrl: "http://story.test", sessionId: "story", fetch: (request) => answer(answers, request) }),
  );
  return (
    <div style={{ blockSize: "100%", overflow: "auto", background: "var(--mw-surface-sunken)", color: "var(--mw-text)" }}>
      <Connected client={client}>{children}</Connected>
    </div>
  );
}

async function answer(answers: StoryAnswers, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/v2/auth/credentials") return Response.json({ token: "token", expiresInSeconds: 3600 });
  return (await answers[`${request.method} ${pathname}`]?.(request)) ?? refuse(404, "not-found");
}

/** A failure in the contract's form. */
export const refuse = (status: number, code: string) => Response.json({ error: "", code, fields: [], requestId: "r1" }, { status });

/** An answer that does not come. */
export const never = () => new Promise<Response>(() => undefined);
