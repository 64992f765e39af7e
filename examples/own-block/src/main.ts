import { defineEmailEditor } from "@mailwright/elements/editor";
import campaign from "./campaign.json";
import { eventDate, eventDatePreset } from "./event-date/index.js";

defineEmailEditor();

const editor = document.createElement("email-editor");
editor.name = "own-block";
editor.blocks = { definitions: [eventDate], presets: [eventDatePreset] };
// Every word can be replaced, those of a page's own blocks too.
editor.strings = { "editor.palette.groupExtra": "Ours and more" };
editor.document = campaign;
document.getElementById("app")?.append(editor);
