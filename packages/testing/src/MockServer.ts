/**
 * Starts the mock environment in Node.js.
 *
 * @since 0.1.0
 */
import { setupServer, type SetupServer } from "msw/node"
import * as Mock from "./Mock.ts"
import type * as Worlds from "./Worlds.ts"

/** The running MSW server and the worlds that it uses. */
export interface Listening {
  readonly server: SetupServer
  readonly worlds: Worlds.Worlds
  /** Stops intercepting requests. */
  readonly close: () => void
}

/**
 * Intercepts this process's requests to the provider. Requests to unknown paths of the provider fail. Any other request
 * passes.
 */
export const listen = (options: Mock.HandlerOptions = {}): Listening => {
  const { handlers, worlds } = Mock.make(options)
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: Mock.refuseUnknown(options.origin) })
  return { server, worlds, close: () => server.close() }
}
