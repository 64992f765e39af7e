import { emailTasks } from "./emails/email-tasks.js";
import { serveTasks } from "./isolates/serve-tasks.js";

serveTasks(emailTasks);
