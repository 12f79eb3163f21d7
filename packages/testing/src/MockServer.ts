/**
 * Starts the mock environment in node.
 *
 * @since 0.1.0
 */
import { setupServer, type SetupServer } from "msw/node"
import * as Mock from "./Mock.ts"
import type * as Worlds from "./Worlds.ts"

/** A process whose requests are answered, and the worlds that they are answered from. */
export interface Listening {
  readonly server: SetupServer
  readonly worlds: Worlds.Worlds
  /** Gives the process its network back. */
  readonly close: () => void
}

/**
 * Answers this process's requests to the provider. Those to paths of the provider that are none of its rows fail;
 * everything else passes.
 */
export const listen = (options: Mock.HandlerOptions = {}): Listening => {
  const { handlers, worlds } = Mock.make(options)
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: Mock.refuseUnknown(options.origin) })
  return { server, worlds, close: () => server.close() }
}
