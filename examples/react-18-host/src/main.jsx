import { createRoot } from "react-dom/client";
import { CampaignPage } from "./campaign-page.jsx";

createRoot(document.getElementById("app")).render(<CampaignPage />);
