import { defineEmailEditor } from "@mailwright/elements/editor";
import { useEffect, useRef, useState } from "react";
import campaign from "./campaign.json";

defineEmailEditor();

const mergeTags = [{ value: "{{first_name}}", label: "First name" }];

export function CampaignPage() {
  const editor = useRef(null);
  const [isDirty, setDirty] = useState(false);
  const [isDark, setDark] = useState(false);
  const [saved, setSaved] = useState("");

  // React before 19 writes attributes only: what is no text is set on the element, and events are listened to there.
  useEffect(() => {
    const element = editor.current;
    Object.assign(element, { mergeTags, providers: { save: ({ html }) => setSaved(html) }, document: campaign });
    const listen = ({ detail }) => setDirty(detail.isDirty);
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
      <email-editor ref={editor} name="react-18-campaign" theme={isDark ? "dark" : "light"} />
    </div>
  );
}
