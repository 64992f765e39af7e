import { createRoot } from "react-dom/client";
import { CampaignPage } from "./campaign-page.js";

const root = document.getElementById("app");
if (root) createRoot(root).render(<CampaignPage />);
