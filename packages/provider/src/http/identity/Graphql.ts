/**
 * GraphQL requests about members. Errors of a request are part of the response. Only a call without a token or for an
 * unknown version is refused.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { type ExecutionResult, execute, GraphQLError, parse, validate } from "graphql"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import { isTooBroad, maximumRootFields } from "./GraphqlBreadth.ts"
import { schema } from "./GraphqlSchema.ts"
import * as GraphqlResolvers from "./GraphqlResolvers.ts"

/** A GraphQL request. */
export interface GraphqlRequest {
  readonly apiVersion: string
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** Runs a GraphQL request of the alpha version. */
export const run = Effect.fn("Graphql.run")(function* (
  { apiVersion, query, variables = {} }: GraphqlRequest,
  call: Call
) {
  if (!versions.includes(apiVersion)) return yield* unknownVersion
  const document = yield* Effect.result(
    Effect.try({ try: () => parse(query, { maxTokens: maximumTokens }), catch: errorOf })
  )
  if (document._tag === "Failure") return { errors: [document.failure.toJSON()] }
  if (isTooBroad(document.success)) return { errors: [tooBroad.toJSON()] }
  const problems = validate(schema, document.success, undefined, { maxErrors: 20 })
  if (problems.length > 0) return { errors: problems.map((problem) => problem.toJSON()) }
  const contextValue = yield* GraphqlResolvers.make(call)
  const result: ExecutionResult = yield* Effect.promise(async () =>
    execute({ schema, document: document.success, contextValue, variableValues: variables })
  )
  return {
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(result.errors === undefined ? {} : { errors: result.errors.map((error) => error.toJSON()) })
  }
})

// The hosted provider's client sends the string `undefined` if its options contain no version.
const versions = ["alpha", "undefined"]

const maximumTokens = 2000

const tooBroad = new GraphQLError(`A query can have at most ${maximumRootFields} root fields.`)

const errorOf = (cause: unknown): GraphQLError =>
  cause instanceof GraphQLError ? cause : new GraphQLError("The query cannot be parsed.")

const unknownVersion = new ApplicationError({
  status: 404,
  code: "UNKNOWN_API_VERSION",
  description: "This version of the GraphQL service does not exist. Use the version alpha."
})
