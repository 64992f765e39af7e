import { configure } from "@testing-library/dom";
import { patienceMs } from "./patience.ts";

configure({ asyncUtilTimeout: patienceMs });
