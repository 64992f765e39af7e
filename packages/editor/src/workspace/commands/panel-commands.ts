import { done, refuse, take } from "@mailwright/editing";
import { closeSections, isPanelOpen, openPanel, type PanelState, sides, sideTabs } from "../panels/panel-state.js";
import { panelTabs } from "../panels/panel-tabs.js";
import { define, type WorkspaceContext } from "./define-command.js";

// What lies beside or over the canvas. A text that is being edited stays open.
const look = { group: "view", changes: "view", keepsText: true, offers: [] } as const;

/** Opens or closes a sidebar. `isOpen` absent: the other way round. */
export const togglePanel = define(take.fields({ side: take.oneOf(sides), isOpen: take.optional(take.flag) }), {
  id: "toggle-panel",
  words: { en: "Show or hide a panel", de: "Bereich ein- oder ausblenden" },
  ...look,
  refuses: (context, { side }) => (side === "left" ? refuseLeft(context) : undefined),
  run: (context, { side, isOpen }) =>
    change(context, (panels) => openPanel(panels, side, isOpen ?? !isPanelOpen(panels, side), context.services.ports.preferences)),
});

/** Shows what the left sidebar has in one of its tabs. */
export const showTab = define(take.fields({ tab: take.oneOf(sideTabs) }), {
  id: "show-tab",
  words: { en: "Show blocks, modules or layers", de: "Blöcke, Module oder Ebenen zeigen" },
  ...look,
  refuses(context, { tab }) {
    const isMissing =
      (tab === "modules" && !context.services.ports.modules) || (tab === "advanced" && context.viewState.getState().mode !== "advanced");
    return isMissing ? refuse("not-offered") : refuseLeft(context);
  },
  run: (context, { tab }) => change(context, (panels) => ({ ...openPanel(panels, "left", true, context.services.ports.preferences), tab })),
});

/** Shows the comments in the place of the settings, or puts them away. */
export const showComments = define(take.nothing, {
  id: "show-comments",
  words: { en: "Comments", de: "Kommentare" },
  group: "template",
  order: 76,
  changes: "view",
  refuses: ({ services }) => (services.ports.comments ? undefined : refuse("not-offered")),
  run({ services: { workspace } }) {
    workspace.setState(({ commenting }) => ({ commenting: !commenting }));
    return done;
  },
});

/** Opens or closes a section of the settings. `section` absent: all of them. */
export const toggleSection = define(take.fields({ section: take.optional(take.oneOf(panelTabs)), isOpen: take.flag }), {
  id: "toggle-section",
  words: { en: "Expand or collapse settings", de: "Einstellungen auf- oder zuklappen" },
  ...look,
  run: (context, { section = "all", isOpen }) =>
    change(context, (panels) => {
      const isClosed = (known: (typeof panelTabs)[number]) => (section === "all" || section === known ? !isOpen : panels.closed.has(known));
      return closeSections(panels, isClosed, context.services.ports.preferences);
    }),
});

function refuseLeft({ viewState }: WorkspaceContext) {
  return viewState.getState().readOnly ? refuse("read-only") : undefined;
}

function change({ services: { workspace } }: WorkspaceContext, next: (panels: PanelState) => PanelState) {
  workspace.setState(({ panels }) => ({ panels: next(panels) }));
  return done;
}
