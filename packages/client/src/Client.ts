/**
 * Layers of a client: over `fetch` or over any handler of web requests, with all services or only those that a program
 * needs. Each layer is in a module of its own, so that a page contains only what its layer needs.
 *
 * @since 0.1.0
 */
export type {
  AccountServices,
  AuthServices,
  CollectionServices,
  DataServices,
  Environment,
  Options,
  Parts,
  Services
} from "./layers/Services.ts"
export { layerAuth } from "./layers/Auth.ts"
export { layer, layerHandler } from "./layers/Complete.ts"
export { layerData } from "./layers/Data.ts"
export { layerConfig, layerNoDeps } from "./layers/Environment.ts"
