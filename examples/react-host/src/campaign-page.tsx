import { defineEmailEditor, type EmailEditorElement } from "@mailwright/elements/editor";
import "@mailwright/elements/react";
import { useEffect, useRef, useState } from "react";
import campaign from "./campaign.json";

defineEmailEditor();

const mergeTags = [{ value: "{{first_name}}", label: "First name" }];

export function CampaignPage() {
  const editor = useRef<EmailEditorElement>(null);
  const [isDirty, setDirty] = useState(false);
  const [isDark, setDark] = useState(false);
  const [saved, setSaved] = useState("");

  // The providers and the document are given once; what changes while people work are attributes.
  useEffect(() => {
    const element = editor.current;
    if (!element) return;
    element.mergeTags = mergeTags;
    element.providers = { save: ({ html }: { html: string }) => setSaved(html) };
    element.document = campaign;
    const listen = (event: Event) => setDirty((event as CustomEvent<{ isDirty: boolean }>).detail.isDirty);
    element.addEventListener("mw-dirty-change", listen);
    return () => element.removeEventListener("mw-dirty-change", listen);
  }, []);

  return (
    <div className="campaign">
      <header>
        <h1>My campaign</h1>
        <output aria-label="State">{isDirty ? "Unsaved changes" : saved ? `${saved.length} characters saved` : "Nothing to save"}</output>
        <label>
          <input type="checkbox" checked={isDark} onChange={(event) => setDark(event.target.checked)} /> Dark
        </label>
      </header>
      <email-editor ref={editor} name="react-campaign" theme={isDark ? "dark" : "light"} />
    </div>
  );
}
