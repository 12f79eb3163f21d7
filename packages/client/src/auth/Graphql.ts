/**
 * GraphQL requests (auth.md §7). They go to the API host, unless the setting `useCdn` is `"all"`.
 *
 * @since 0.1.0
 */
import { graphql } from "@portico/contract/codecs/auth/OptionalCalls"
import type { Call } from "@portico/contract/Call"
import * as Codec from "@portico/contract/Codec"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Span from "../transport/internal/Span.ts"
import type { CallError } from "../transport/Failure.ts"
import { Transport } from "../transport/Transport.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The errors of running a GraphQL request. The errors of its fields are in the response's `errors` instead. */
export type RunError = CallError

/** The options of a GraphQL request. */
export interface RunOptions {
  readonly variables?: Readonly<Record<string, unknown>>
  /** The API version, which is the last segment of the path. `alpha` by default. */
  readonly apiVersion?: string
}

/** The response to a GraphQL request. */
export interface GraphqlResponse {
  /** The data of the response. An empty object if the provider returns none. */
  readonly data: Readonly<Record<string, unknown>>
  /** The errors of the request's fields. Empty if all fields succeeded. */
  readonly errors: ReadonlyArray<Codec.TypeOf<typeof FieldError>>
}

/** The operations of `Graphql`. */
export interface GraphqlShape {
  /**
   * Runs a GraphQL request with the current access token. Fails if the status is not 200 or the response cannot be
   * decoded. The request never runs as a visitor while a member is signed in, and it is never retried, because it may
   * be a mutation.
   */
  readonly run: (query: string, options?: RunOptions) => Effect.Effect<GraphqlResponse, RunError>
}

/** Runs GraphQL requests. */
export class Graphql extends Context.Service<Graphql, GraphqlShape>()("@portico/client/auth/Graphql") {}

/** The error of a field of a request (GraphQL §7.1.2). */
export const FieldError = Codec.struct({
  message: Codec.string,
  path: Codec.optional(Codec.array(Codec.union(Codec.string, Codec.finite))),
  locations: Codec.optional(Codec.array(Codec.struct({ line: Codec.finite, column: Codec.finite }))),
  extensions: Codec.optional(Codec.record(Codec.unknown))
})

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const rows = new Map<string, ReturnType<typeof rowOf>>()

  const run = Span.fn("Graphql.run")(
    (query: string, { apiVersion = "alpha", variables }: RunOptions = {}) => {
      const row = rows.get(apiVersion) ?? rowOf(apiVersion)
      rows.set(apiVersion, row)
      return transport.call(row, { query, ...(variables === undefined ? {} : { variables }) })
    },
    Effect.map(({ data, errors }): GraphqlResponse => ({ data: data ?? {}, errors: errors ?? [] })),
    withOutcome
  )

  return { run } satisfies GraphqlShape
})

/** `Graphql` over the transport. */
export const layer: Layer.Layer<Graphql, never, Transport> = Layer.effect(Graphql, make)

// The version is in the path only, so each version needs an endpoint row with its own path.
const rowOf = (apiVersion: string): Call<Codec.TypeOf<typeof RequestBody>, Codec.TypeOf<typeof ResponseBody>> => ({
  ...graphql,
  path: graphql.path.replace("{apiVersion}", encodeURIComponent(apiVersion.toWellFormed())),
  request: RequestBody,
  response: ResponseBody
})

const RequestBody = Codec.struct({
  query: Codec.string,
  variables: Codec.optional(Codec.record(Codec.unknown))
})

const ResponseBody = Codec.struct({
  data: Codec.lenient(Codec.record(Codec.unknown)),
  errors: Codec.lenient(Codec.array(FieldError))
})
