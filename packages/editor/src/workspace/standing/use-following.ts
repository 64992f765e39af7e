import { useToasts, useUi } from "@mailwright/ui";
import { useEffect } from "react";
import { useLatest } from "../../base/later/use-latest.js";
import type { FollowedEvent } from "../../ports/following-port.js";
import type { OpenedTemplate } from "../open-template.js";
import { newsBetween, type StandingNews } from "./standing-news.js";

/** Follows what happens to the open template elsewhere. A copy that was saved is another template, and followed from the beginning. */
export function useFollowing({ services, workspace }: OpenedTemplate): void {
  const { locale, overrides } = useUi();
  const toasts = useToasts();
  const tell = useLatest(async (news: StandingNews) => {
    // Most people work alone, so the words come with the first news.
    const { sayNews } = await import("./say-news.js");
    toasts.show({ kind: "info", message: sayNews(news, { locale, overrides }) });
  });
  useEffect(() => {
    const { editor, ports } = services;
    const { following } = ports;
    if (!following) return undefined;
    const hear = (event: FollowedEvent) => {
      const { info, standing: before } = workspace.getState();
      // What is being typed becomes work that is kept before it cannot be changed any more.
      if (event.kind === "ended" || event.standing.info.readOnly) editor.commitText();
      if (event.kind === "ended") return workspace.setState({ endedBy: event.code, info: { ...info, readOnly: true, rights: [] } });
      const { standing } = event;
      workspace.setState({ standing, info: { ...info, ...standing.info } });
      const news = newsBetween(before, standing);
      if (news) void tell.current(news);
    };
    let controller = new AbortController();
    const start = () => {
      controller.abort();
      controller = new AbortController();
      workspace.setState({ standing: null, endedBy: null });
      following.follow(hear, controller.signal);
    };
    start();
    const stopWatching = workspace.subscribe((now, before) => {
      if (now.info.id !== before.info.id) start();
    });
    return () => {
      stopWatching();
      controller.abort();
    };
  }, [services, workspace, tell]);
}
