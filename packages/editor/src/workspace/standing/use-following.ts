import { useLatest, useToasts, useUi } from "@mailwright/ui";
import { useEffect } from "react";
import type { OpenedTemplate } from "../open-template.js";
import type { StandingNews } from "./news-between.js";

/** Follows what happens to the open template elsewhere. What does it is no part of the first screen. */
export function useFollowing(opened: OpenedTemplate): void {
  const { locale, overrides } = useUi();
  const toasts = useToasts();
  const tell = useLatest(async (news: StandingNews) => {
    // Most people work alone, so the words come with the first news.
    const { sayNews } = await import("./say-news.js");
    toasts.show({ kind: "info", message: sayNews(news, { locale, overrides }) });
  });
  const { workspace } = opened;
  const { editor, ports } = opened.services;
  const { following } = ports;
  useEffect(() => {
    if (!following) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./follow-standing.js")
      .then(({ followStanding }) => {
        if (!isOver) stop = followStanding({ editor, following, workspace }, (news) => void tell.current(news));
      })
      // Without a network there is nothing to hear; what others did is then said when this person saves.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [editor, following, workspace, tell]);
}
