// Types alone: a host's project reaches them through the elements' own types, and it may have none of React's.
export type {
  ConnectionList,
  ConnectionPort,
  ConnectionTested,
  ConnectionToKeep,
  KeptConnection,
} from "./destinations/model/connection-port.js";
export type { PortRefusal, RefusedBlock } from "./destinations/model/port-refusal.js";
export type {
  AuthorizationLink,
  DestinationList,
  OfferedDestination,
  OfferedOutlookApp,
  OfferedService,
  ServicePort,
  ShownDestination,
} from "./destinations/model/service-port.js";
