import { browserPorts, type EditorPorts, EmailEditor, type HostProviders, hostPorts, type Templating } from "@mailwright/editor";
import { useEffect, useMemo, useState } from "react";
import type { ElementAppProps } from "./define-react-element.js";
import type { EmailEditorDefaults } from "./email-editor.js";
import { readBlocks, readFeatures, readMergeTags, readProviders } from "./read-editor-properties.js";
import { readStrings, readText, readTheme } from "./read-properties.js";
import { useConnectedPorts } from "./use-connected-ports.js";

/** The component of the element, with what stands in for properties that the page leaves out. */
export function createEmailEditorApp({ picturesUrl, checksWorkerUrl }: EmailEditorDefaults) {
  return function App(props: ElementAppProps & Record<string, unknown>) {
    return <EmailEditorApp {...props} picturesUrl={props["picturesUrl"] ?? picturesUrl} checksWorkerUrl={checksWorkerUrl} />;
  };
}

/** Ties the element's surface to the editor component, and chooses its ports: connected with a session, host-driven without. */
function EmailEditorApp({ root, emit, onHandle, ...given }: ElementAppProps & Record<string, unknown>) {
  const sessionId = readText(given["sessionId"]);
  const ports = usePorts({ ...given, sessionId, emit, host: root.host });
  const callbacks = useMemo(() => callbacksOf(emit), [emit]);
  const templating = useTemplating(given["templating"]);
  const features = useFeatures(given, sessionId !== undefined);
  if (!ports) return null;
  return (
    <EmailEditor
      ref={onHandle}
      root={root}
      ports={ports}
      document={sessionId === undefined ? given["document"] : undefined}
      mode={given["mode"] === "advanced" ? "advanced" : "simple"}
      theme={readTheme(given["theme"])}
      locale={readText(given["locale"])}
      strings={readStrings(given["strings"])}
      isEmbedded={given["embed"] === true}
      isSystem={given["system"] === true}
      isReadOnly={given["readonly"] === true}
      blocks={readBlocks(given["blocks"])}
      templating={templating}
      features={features}
      {...callbacks}
    />
  );
}

/** Read by code of its own: few pages say anything of it. */
function useTemplating(value: unknown): Templating | undefined {
  const [templating, setTemplating] = useState<Templating>();
  useEffect(() => {
    let isWanted = true;
    if (value === undefined) setTemplating(undefined);
    else void import("./read-templating.js").then(({ readTemplating }) => isWanted && setTemplating(readTemplating(value)));
    return () => {
      isWanted = false;
    };
  }, [value]);
  return templating;
}

/** The same object until the page gives another: the checks begin anew with every other. */
function useFeatures({ features, checksWorkerUrl }: Record<string, unknown>, isConnected: boolean) {
  return useMemo(() => readFeatures(features, isConnected, readText(checksWorkerUrl)), [features, isConnected, checksWorkerUrl]);
}

interface PortsInput {
  readonly sessionId: string | undefined;
  readonly apiUrl?: unknown;
  readonly templateId?: unknown;
  readonly system?: unknown;
  readonly providers?: unknown;
  readonly mergeTags?: unknown;
  readonly name?: unknown;
  readonly picturesUrl?: unknown;
  readonly emit: ElementAppProps["emit"];
  readonly host: Element;
}

/** The world around the editor; a new one only when it is another template, user, server or set of providers. */
function usePorts({
  sessionId,
  apiUrl,
  templateId,
  system,
  providers,
  mergeTags,
  name,
  picturesUrl,
  emit,
  host,
}: PortsInput): EditorPorts | undefined {
  const tags = useMemo(() => readMergeTags(mergeTags), [mergeTags]);
  const connected = useConnectedPorts({
    sessionId,
    apiUrl: readText(apiUrl) ?? "",
    templateId: readText(templateId),
    isSystem: system === true,
    mergeTags: tags,
    emit,
  });
  // Two pages of one origin must not offer each other their drafts.
  const hostName = readText(name) ?? `${host.ownerDocument.location.pathname} ${host.id || "editor"}`;
  const driven = useMemo(
    () =>
      hostPorts({
        providers: readProviders(providers) satisfies HostProviders,
        mergeTags: tags,
        name: hostName,
        picturesUrl: readText(picturesUrl),
        browser: browserPorts(),
      }),
    [providers, tags, hostName, picturesUrl],
  );
  return sessionId === undefined ? driven : connected;
}

function callbacksOf(emit: ElementAppProps["emit"]) {
  const tell = (name: string) => (detail?: unknown) => void emit(name, detail);
  return {
    onReady: tell("ready"),
    onChange: tell("change"),
    onDirtyChange: tell("dirty-change"),
    onSaveStatus: tell("save-status"),
    onSave: tell("save"),
    onPublish: tell("publish"),
    onCancel: tell("cancel"),
    onSelect: tell("select"),
    onNavigate: tell("navigate"),
    onError: tell("error"),
  };
}
