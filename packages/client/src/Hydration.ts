/**
 * Hands over to the browser who is signed in and what a server has read, so that the first HTML contains it and the
 * browser does not request it again.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as Aggregates from "./data/aggregate/Aggregates.ts"
import * as Items from "./data/item/Items.ts"
import * as References from "./data/item/References.ts"
import * as Queries from "./data/query/Queries.ts"
import * as Search from "./data/query/Search.ts"
import { claimsOf } from "./session/internal/Claims.ts"
import { none, type SessionChange } from "./session/internal/SessionState.ts"
import type { StoredTokens } from "./session/TokenStore.ts"
import { Tokens } from "./session/Tokens.ts"
import { Credential } from "./transport/internal/Credential.ts"
import * as Exchange from "./transport/internal/Exchange.ts"
import { keyOf, RecordedResponses } from "./transport/internal/RecordedResponses.ts"
import * as Settings from "./transport/Settings.ts"
import * as Transport from "./transport/Transport.ts"

/** The session of a rendered page. It contains no tokens. */
export interface PageSession {
  readonly status: "member" | "visitor"
  /** The id of the member's session, which stays the same after each refresh. */
  readonly session?: string
  /** The member's id, if the provider's access tokens contain it. */
  readonly subject?: string
}

/** The session of a page and the responses that a server has read for it. It is plain JSON and contains no secrets. */
export interface PageState {
  readonly session: PageSession
  /** The settings that requests depend on. */
  readonly settings: Pick<Settings.SettingsShape, "clientId" | "host" | "edgeHost" | "useCdn" | "paths"> & {
    readonly language?: string
    readonly environment?: NonNullable<Settings.SettingsShape["environment"]>
  }
  /** The requests and the bodies of their responses. */
  readonly responses: ReadonlyArray<readonly [request: string, body: string]>
}

/** The result of a program, and the state of the page for the browser. */
export interface Recorded<A> {
  readonly value: A
  readonly state: PageState
}

/**
 * Runs a program on a server and records the session and what the program reads: queries, items, counts, aggregates,
 * searches and the account. Writes are not recorded. Fails with the error of the program.
 *
 * **Example** (Reading the books of a page)
 *
 * ```ts
 * import { Queries } from "@portico/client/data/Queries"
 * import * as Query from "@portico/client/data/Query"
 * import * as Hydration from "@portico/client/Hydration"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50))
 * const page = Hydration.record(Queries.use((queries) => queries.run(books)))
 * ```
 */
export const record = <A, E, R>(
  program: Effect.Effect<A, E, R>
): Effect.Effect<Recorded<A>, E, R | Tokens | Settings.Settings> =>
  Effect.gen(function* () {
    const responses = new Map<string, string>()
    const value = yield* Effect.provideService(program, RecordedResponses, {
      record: (request, body) => void responses.set(keyOf(request), body)
    })
    // The program may have refreshed the tokens, or ended the session.
    const session = sessionOf(yield* Tokens.use(({ current }) => current))
    const { clientId, edgeHost, environment, host, language, paths, useCdn } = yield* Settings.Settings
    const settings = {
      clientId,
      edgeHost,
      host,
      paths,
      useCdn,
      ...(environment === undefined ? {} : { environment }),
      ...(language === undefined ? {} : { language })
    }
    return { value, state: { session, settings, responses: [...responses] } }
  })

const sessionOf = ({ accessToken, refreshToken, session }: StoredTokens): PageSession => {
  if (refreshToken.role !== "member") return { status: "visitor" }
  const { subject } = claimsOf(accessToken.value)
  return {
    status: "member",
    ...(session === undefined ? {} : { session }),
    ...(subject === undefined ? {} : { subject })
  }
}

/** The services of a client that renders from recorded responses. */
export type RenderingServices =
  | Settings.Settings
  | Tokens
  | Transport.Transport
  | Aggregates.Aggregates
  | Items.Items
  | Queries.Queries
  | References.References
  | Search.Search

/** The recorded responses of a page, from one state or several. */
export interface Replay {
  /** Adds the responses of another state of the same page, for example of a part that was streamed later. */
  readonly add: (state: PageState) => void
  /**
   * The client that renders the page on a server and during hydration. It has no tokens and sends no requests. Its reads
   * return recorded responses at once; other reads do not complete.
   */
  readonly rendering: Layer.Layer<RenderingServices>
  /**
   * A layer to merge into the client of the browser. Its reads return each recorded response once, for one minute, and
   * only in the session that the response was recorded for. A write discards all of them.
   */
  readonly live: Layer.Layer<never>
}

/** Creates the replay of a page's state. */
export const replay = (state: PageState): Replay => {
  const entries = new Map<string, Entry>()
  const add = ({ responses, session }: PageState): void => {
    for (const [request, body] of responses) entries.set(request, { body, owner: ownerOf(session), since: undefined })
  }
  add(state)
  return {
    add,
    rendering: Layer.mergeAll(Aggregates.layer, Items.layer, Queries.layer, References.layer, Search.layer).pipe(
      Layer.provideMerge(Transport.layer),
      Layer.provide([Exchange.layerFetch, withoutTokens]),
      Layer.provideMerge(Layer.merge(Settings.layer(state.settings), renderedSession(state.session))),
      Layer.provideMerge(
        Layer.succeed(RecordedResponses, {
          isComplete: true,
          replay: (request) => entries.get(keyOf(request))?.body
        })
      ),
      Layer.fresh
    ),
    live: Layer.succeed(RecordedResponses, {
      replay: (request, session, now) => {
        for (const entry of entries.values()) entry.since ??= now
        const key = keyOf(request)
        const entry = entries.get(key)
        if (entry === undefined) return undefined
        entries.delete(key)
        const isFresh = now - (entry.since ?? now) < lifetime
        const isOwn = entry.owner !== undefined && entry.owner === ownerOf(currentSession(session))
        return isFresh && isOwn ? entry.body : undefined
      },
      discard: () => entries.clear()
    })
  }
}

interface Entry {
  readonly body: string
  /** The session that may read the response, or `undefined` if it cannot be identified. */
  readonly owner: string | undefined
  /** The time of the first read of the live client, in milliseconds since the epoch. */
  since: number | undefined
}

/** The time for which the browser uses recorded responses, in milliseconds. */
const lifetime = 60_000

const currentSession = (session: string | undefined): PageSession =>
  session === undefined ? { status: "visitor" } : { status: "member", session }

// Members without a session id cannot be distinguished, so their responses are not used again.
const ownerOf = ({ session, status }: PageSession): string | undefined =>
  status === "visitor" ? "visitor" : session === undefined || session === "" ? undefined : `member ${session}`

/** A credential that never authorizes a request, because the page that is rendered has no tokens. */
const withoutTokens = Layer.succeed(Credential, {
  authorize: () => Effect.never,
  reportRefused: () => Effect.succeed(false),
  reportAccepted: () => {},
  session: () => undefined
})

/** The session of the page. Only its status, its id and its role can be read. */
const renderedSession = ({ session, status }: PageSession): Layer.Layer<Tokens> => {
  const change: SessionChange = { status, reason: "start", cause: undefined }
  const current: StoredTokens = {
    accessToken: none.accessToken,
    refreshToken: { value: none.refreshToken.value, role: status },
    ...(session === undefined ? {} : { session })
  }
  return Layer.mock(Tokens, {
    changes: Stream.concat(Stream.make(change), Stream.never),
    current: Effect.succeed(current),
    role: Effect.succeed(status),
    status: Effect.succeed(status),
    access: Effect.never,
    requireMember: Effect.never
  })
}
