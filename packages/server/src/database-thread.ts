import { parentPort } from "node:worker_threads";
import { serveDatabase } from "./database/thread/serve-database.js";

if (parentPort) serveDatabase(parentPort);
