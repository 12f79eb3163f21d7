/**
 * Adapter for Next.js 16 (App Router): a proxy that refreshes the session, and programs in server components, actions
 * and route handlers.
 *
 * @since 0.1.0
 */
import type { CookieAttributes, CookieJar } from "@portico/client/session/TokenCookies"
import * as Effect from "effect/Effect"
import { cookies } from "next/headers.js"
import { connection, type NextRequest, NextResponse } from "next/server.js"
import { make, type RequestSession } from "./RequestSession.ts"
import type { Server } from "./Server.ts"

/**
 * Creates the function to export from `proxy.ts`. It refreshes the session before a page is rendered, because server
 * components cannot set cookies.
 *
 * **Example** (The whole proxy)
 *
 * ```ts
 * import * as Portico from "@portico/server/next"
 * import * as Server from "@portico/server"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 *
 * export const proxy = Portico.proxy(server)
 * export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] }
 * ```
 */
export const proxy =
  (server: Server) =>
  async (request: NextRequest): Promise<NextResponse> => {
    const changes = new Map<string, readonly [value: string, attributes: CookieAttributes]>()
    await Effect.runPromise(
      server.refresh({
        read: (name) => request.cookies.get(name)?.value,
        write: (name, value, attributes) => {
          changes.set(name, [value, attributes])
          // The page that is rendered next reads the new cookies.
          if (attributes.maxAge === 0) request.cookies.delete(name)
          else request.cookies.set(name, value)
        }
      })
    )
    if (changes.size === 0) return NextResponse.next()
    const response = NextResponse.next({ request })
    for (const [name, [value, attributes]] of changes) response.cookies.set(name, value, attributes)
    return response
  }

/**
 * Returns the session of a server component. Its client reads the cookies, and never refreshes or writes them. Awaiting
 * it makes the page dynamic.
 *
 * **Example** (Reading in a server component)
 *
 * ```ts
 * import { Queries } from "@portico/client/data/Queries"
 * import * as Query from "@portico/client/data/Query"
 * import * as Portico from "@portico/server/next"
 * import * as Server from "@portico/server"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 *
 * export const readBooks = async () => {
 *   const { record } = await Portico.page(server)
 *   return record(Queries.use((queries) => queries.run(Query.from("books"))))
 * }
 * ```
 */
export const page = async (server: Server): Promise<RequestSession> => {
  // With `partialPrefetching`, Next.js also renders pages that read cookies ahead of their request, and there it reports
  // the client's call of `Date.now()` as an error.
  await connection()
  const stored = await cookies()
  return make(server.reading((name) => stored.get(name)?.value))
}

/**
 * Returns the session of a server action or a route handler. Its client refreshes the session, and may sign in and out.
 *
 * **Example** (Signing out in a server action)
 *
 * ```ts
 * import { Members } from "@portico/client/auth/Members"
 * import * as Portico from "@portico/server/next"
 * import * as Server from "@portico/server"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 *
 * export const signOut = async () => {
 *   const { run } = await Portico.action(server)
 *   await run(Members.use((members) => members.logout()))
 * }
 * ```
 */
export const action = async (server: Server): Promise<RequestSession> => {
  const stored = await cookies()
  const jar: CookieJar = {
    read: (name) => stored.get(name)?.value,
    write: (name, value, attributes) => void stored.set(name, value, attributes)
  }
  return make(server.writing(jar))
}
