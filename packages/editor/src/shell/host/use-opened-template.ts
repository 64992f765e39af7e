import { presets } from "@mailwright/blocks/first";
import { useLatest } from "@mailwright/ui";
import { useEffect, useMemo, useState } from "react";
import type { EditorServices } from "../../base/context/editor-services.js";
import { ourBlocks, ourBlocksWith } from "../../base/document/later-blocks.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { carryOver } from "../../workspace/carry-over.js";
import type { LateActions } from "../../workspace/commands/define-command.js";
import { type OpenedTemplate, type OpenOptions, openTemplate } from "../../workspace/open-template.js";
import type { HostBlocks, OpeningProps } from "./editor-props.js";
import { prepareEngine } from "./prepare-engine.js";

/** The state of opening a template. */
export type Opening =
  | { readonly phase: "loading" }
  | { readonly phase: "open"; readonly opened: OpenedTemplate }
  | { readonly phase: "failed"; readonly refusal: PortRefusal; readonly retry: () => void };

/**
 * Loads the template of the ports, and loads again when they are those of another template. Other ports, blocks or entitlements over the
 * same template take over the work.
 */
export function useOpenedTemplate(props: OpeningProps, actions: LateActions): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);
  const { ports } = props;
  const offer = useOffer(props.blocks);
  const entitlements = props.features?.entitlements;
  const { templating } = props;
  const latest = useLatest({ ...props, ...offer, entitlements, actions, opening });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries; the rest is read when the loading begins.
  useEffect(() => {
    const { opening: current } = latest.current;
    if (current.phase === "open" && isSameTemplate(current.opened, ports)) {
      return setOpening({ phase: "open", opened: withPorts(current.opened, optionsOf(latest.current)) });
    }
    const controller = new AbortController();
    setOpening({ phase: "loading" });
    const load = async () => {
      await prepareEngine(latest.current.blocks);
      const answer = await openTemplate(optionsOf(latest.current), controller.signal);
      if (controller.signal.aborted) return;
      if (answer.kind === "opened") return setOpening({ phase: "open", opened: answer.opened });
      latest.current.onError?.({ code: answer.code, message: answer.message });
      setOpening({ phase: "failed", refusal: answer, retry: () => setAttempt((count) => count + 1) });
    };
    void load();
    return () => controller.abort();
  }, [ports, attempt]);

  useEffect(() => {
    let isWanted = true;
    const carry = () => {
      if (!isWanted) return;
      setOpening((current) => {
        if (current.phase !== "open" || isMadeOf(current.opened, { ...offer, templating }, entitlements)) return current;
        return { phase: "open", opened: carryOver(current.opened, { ...optionsOf(latest.current), ...offer, entitlements, templating }) };
      });
    };
    void prepareEngine(latest.current.blocks).then(carry);
    return () => {
      isWanted = false;
    };
  }, [offer, entitlements, templating, latest]);
  return opening;
}

/** Are these ports of the template that is open? Then its work goes on with them. */
function isSameTemplate({ services }: OpenedTemplate, ports: EditorPorts): boolean {
  const { isDriven, key } = services.ports.store;
  return isDriven === ports.store.isDriven && (isDriven !== undefined || key() === ports.store.key());
}

/**
 * The compiler was made for where the pictures are, so pictures elsewhere take another one. That would cost the history, so once somebody
 * has worked on the email it is drawn with the pictures of before until it is opened again.
 */
function withPorts(opened: OpenedTemplate, options: OpenOptions): OpenedTemplate {
  const { services } = opened;
  const { ports } = options;
  return services.ports.picturesUrl === ports.picturesUrl || isWorkedOn(services)
    ? { ...opened, services: services.withPorts(ports) }
    : carryOver(opened, { ...options, registry: services.registry, presets: services.presets, templating: services.templating });
}

function isWorkedOn({ editor }: EditorServices): boolean {
  const { canUndo, canRedo } = editor.document.history();
  return canUndo || canRedo || editor.viewState.getState().textEditing !== null;
}

type Offer = Pick<OpenOptions, "registry" | "presets">;

/** Our blocks with a host's. A host's block of the same type replaces ours. */
function useOffer(blocks: HostBlocks | undefined): Offer {
  return useMemo(
    () =>
      blocks ? { registry: ourBlocksWith(blocks.definitions), presets: [...presets, ...blocks.presets] } : { registry: ourBlocks, presets },
    [blocks],
  );
}

function isMadeOf(
  { services, workspace }: OpenedTemplate,
  { registry, templating }: Offer & Pick<OpenOptions, "templating">,
  entitlements: readonly string[] | undefined,
): boolean {
  return (
    services.registry === registry &&
    services.templating === templating &&
    services.entitlements === (entitlements ?? workspace.getState().granted)
  );
}

function optionsOf(props: OpeningProps & Offer & Pick<OpenOptions, "entitlements" | "actions">): OpenOptions {
  const { ports, registry, presets: offered, mode, isReadOnly = false, entitlements, templating, document, actions } = props;
  return { ports, registry, presets: offered, mode, isReadOnly, entitlements, templating, document, actions };
}
