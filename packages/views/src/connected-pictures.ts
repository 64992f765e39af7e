// Libraries of pictures on a server that implements our REST contract.
export {
  type ConnectedLibraryOptions,
  connectedLibrary,
  type KnownAssets,
  rememberAssets,
} from "./pictures/connected/connected-library.js";
