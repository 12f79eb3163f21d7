/**
 * Runs programs for a request, in servers that receive a `Request` and return a `Response`: Hono, Astro, workers, and
 * servers of Bun, Deno and Node.
 *
 * @since 0.1.0
 */
import type { Parts, Services } from "@portico/client/Client"
import * as Hydration from "@portico/client/Hydration"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { cookiesOf } from "./RequestCookies.ts"
import type { Server } from "./Server.ts"

/** The services of a request's client, with those that optional layers such as `Account.layer` require. */
export type ServerServices = Services | Parts

/** The session of a request, and what the server can do in it. */
export interface RequestSession {
  /** The client of the request. It refreshes the session, and may sign in and out. */
  readonly client: Layer.Layer<ServerServices>
  /** Runs a program. The promise rejects with the error of the program. */
  readonly run: <A, E>(program: Effect.Effect<A, E, ServerServices>) => Promise<A>
  /**
   * Runs a program, and records the session and what the program reads, for `HydratedClientProvider`. If no member is
   * signed in, the reads share a visitor with other pages, and writes fail. The promise rejects with the error of the
   * program.
   */
  readonly record: <A, E>(program: Effect.Effect<A, E, ServerServices>) => Promise<Hydration.Recorded<A>>
}

/** Creates the session of a request. Programs that render a page run in `reading`, by default the same client. */
export const make = (
  client: Layer.Layer<ServerServices>,
  reading: Layer.Layer<ServerServices> = client
): RequestSession => ({
  client,
  run: (program) => runPromise(Effect.provide(program, client)),
  record: (program) => runPromise(Effect.provide(Hydration.record(program), reading))
})

const runPromise = async <A, E>(program: Effect.Effect<A, E>): Promise<A> => {
  try {
    return await Effect.runPromise(program)
  } catch (error) {
    if (error instanceof Error) exposeMessage(error)
    throw error
  }
}

/**
 * Makes the logs of servers show the message of an error. Errors of Effect are logged as their fields, and their message
 * is a getter. The development server of Next.js assigns it, and logs a failed assignment instead of the error.
 */
const exposeMessage = (error: Error): void => {
  for (const [key, value] of [
    ["message", error.message],
    [inspect, Reflect.get(Error.prototype, inspect)]
  ] as const)
    Reflect.defineProperty(error, key, { value, writable: true, configurable: true })
}

const inspect = Symbol.for("nodejs.util.inspect.custom")

/**
 * Refreshes the session of a request, creates the response, and adds the changed cookies to it. After `respond` has
 * returned, the headers of the response are sent: a sign-in must be complete by then.
 *
 * **Example** (A page of a worker)
 *
 * ```ts
 * import { Queries } from "@portico/client/data/Queries"
 * import * as Query from "@portico/client/data/Query"
 * import * as Server from "@portico/server"
 *
 * const server = Server.make({ clientId: "shop", host: "https://api.example" })
 * const books = Query.from("books").pipe(Query.limit(50))
 *
 * export default {
 *   fetch: (request: Request) =>
 *     Server.handle(server, request, async ({ record }) => {
 *       const { value } = await record(Queries.use((queries) => queries.run(books)))
 *       return Response.json(value.items.map(({ data }) => data["title"]))
 *     })
 * }
 * ```
 */
export const handle = async (
  server: Server,
  request: Request,
  respond: (session: RequestSession) => Response | Promise<Response>
): Promise<Response> => {
  const { changes, jar } = cookiesOf(request.headers.get("cookie") ?? "")
  await Effect.runPromise(server.refresh(jar))
  const response = await respond(make(server.writing(jar), server.reading(jar.read)))
  if (changes.size === 0) return response
  // The headers of a response that `fetch` or `Response.redirect` returned cannot be changed.
  const changed = new Response(response.body, response)
  for (const cookie of changes.values()) changed.headers.append("set-cookie", cookie)
  // A cache must not hand the cookies of a member to others, whatever the application has set.
  changed.headers.set("cache-control", "private, no-store")
  return changed
}
