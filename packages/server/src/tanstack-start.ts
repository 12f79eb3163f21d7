/**
 * Adapter for TanStack Start: a request middleware that refreshes the session, and programs in server functions and
 * server routes.
 *
 * @since 0.1.0
 */
import type { RequestServerOptions, RequestServerResult } from "@tanstack/react-start"
import { appendResponseHeader, setResponseHeader } from "@tanstack/react-start/server"
import * as Effect from "effect/Effect"
import { cookiesOf } from "./RequestCookies.ts"
import { make, type RequestSession } from "./RequestSession.ts"
import type { Server } from "./Server.ts"

/** The context that the middleware adds: the session of the request. */
export interface SessionContext {
  readonly session: RequestSession
}

/**
 * Creates the function of a request middleware. It refreshes the session of each request, adds it to the context of
 * server functions and server routes, and sets the cookies that they have changed.
 *
 * **Gotchas**
 *
 * Call it inside of `createMiddleware().server(…)`. TanStack Start removes this call from the code of the browser, and
 * with it the imports of this module and of the server. Only projects without a `start.ts` get the CSRF middleware of
 * TanStack Start by default, so list it too.
 *
 * **Example** (The middleware in `start.ts`)
 *
 * ```ts
 * import * as Portico from "@portico/server/tanstack-start"
 * import * as Server from "@portico/server"
 * import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 * const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" })
 * const session = createMiddleware().server(Portico.middleware(server))
 *
 * export const startInstance = createStart(() => ({ requestMiddleware: [csrf, session] }))
 * ```
 */
export const middleware =
  (server: Server) =>
  async ({
    next,
    request
  }: RequestServerOptions<{}, undefined>): Promise<RequestServerResult<{}, undefined, SessionContext>> => {
    const { changes, jar } = cookiesOf(request.headers.get("cookie") ?? "")
    await Effect.runPromise(server.refresh(jar))
    try {
      return await next({ context: { session: make(server.writing(jar), server.reading(jar.read)) } })
    } finally {
      // Outside of the fibers: one that another request has resumed would change the headers of that request.
      for (const cookie of changes.values()) appendResponseHeader("set-cookie", cookie)
      // A cache must not hand the cookies of a member to others, whatever the application has set.
      if (changes.size > 0) setResponseHeader("cache-control", "private, no-store")
    }
  }
