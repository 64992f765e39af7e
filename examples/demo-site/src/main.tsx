import { createRoot } from "react-dom/client";
import { App } from "./app.js";

const container = document.getElementById("app");
if (container) createRoot(container).render(<App />);
