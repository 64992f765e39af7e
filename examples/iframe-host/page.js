// The host's half of the bridge is one small file without dependencies; copy it, or `import { connectFrame } from "@mailwright/bridge/host"`.
import { connectFrame } from "/cdn/host-bridge.js";

// Where Mailwright runs. It lets itself be framed by the origins in its FRAME_ANCESTORS setting only; we listen only to this one.
const mailwright = new URLSearchParams(location.search).get("mailwright") ?? "http://localhost:4400";
const frame = document.getElementById("mailwright");
const messages = document.getElementById("messages");
const changes = document.getElementById("changes");
const start = document.getElementById("start");
start.querySelector("code").textContent = `AUTH_MODE=demo FRAME_ANCESTORS=${location.origin} npm start`;

const bridge = connectFrame(frame, mailwright, (message) => {
  const line = document.createElement("li");
  line.textContent = `${message.type} ${describe(message)}`.trim();
  messages.append(line);
  start.hidden = true;
  if (message.type === "haveChanges") changes.value = message.haveChanges ? "yes" : "no";
});

document.getElementById("save").addEventListener("click", () => bridge.send({ type: "save" }));

// A real product mints this code on its server (POST /api/v2/host/sessions); it works once, and the fragment never reaches a server or a log.
frame.src = `${mailwright}/?embed=true#code=demo-ann`;

function describe({ mailwright: _, type: __, ...rest }) {
  return Object.values(rest).join(" ");
}
