/**
 * Adapter for React Router (framework mode): a middleware that refreshes the session, and programs in loaders and
 * actions.
 *
 * @since 0.1.0
 */
import { createContext, type MiddlewareFunction, type RouterContext } from "react-router"
import { handle, type RequestSession } from "./RequestSession.ts"
import type { Server } from "./Server.ts"

/** The session of a request, for `context.get(session)` in loaders and actions. */
export const session: RouterContext<RequestSession> = createContext<RequestSession>()

/**
 * Creates a middleware for the root route. It refreshes the session of each request, and sets the cookies that loaders
 * and actions have changed.
 *
 * **Example** (The middleware of the root route)
 *
 * ```ts
 * import * as Portico from "@portico/server/react-router"
 * import * as Server from "@portico/server"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 *
 * export const middleware = [Portico.middleware(server)]
 * ```
 */
export const middleware =
  (server: Server): MiddlewareFunction<Response> =>
  ({ context, request }, next) =>
    handle(server, request, (current) => {
      context.set(session, current)
      return next()
    })
