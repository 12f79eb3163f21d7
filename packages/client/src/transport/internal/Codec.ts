/**
 * Encodes payloads and decodes responses with the schemas of their rows. A failure has the path and the expected value,
 * never the content.
 *
 * @since 0.1.0
 */
import type { ResponseOf, Endpoint, RequestOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import { memoize } from "effect/Function"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Issue } from "effect/SchemaIssue"
import { InvalidArgument } from "../Failure.ts"

/** An encoded payload. */
export type Encoded = Readonly<Record<string, unknown>>

/** Encodes a payload with the schema of its row. */
export const encode = <Row extends Endpoint>(
  row: Row,
  payload: RequestOf<Row>
): Effect.Effect<Encoded, InvalidArgument> => Effect.mapError(encoder(row)(payload), notSent)

/**
 * Decodes a response with the schema of its row. Fails with a description of the mismatch, also if the response is not
 * JSON.
 */
export const decode = <Row extends Endpoint>(
  row: Row,
  json: Option.Option<unknown>
): Effect.Effect<ResponseOf<Row>, string> =>
  Option.isNone(json) ? Effect.fail("Expected JSON") : quickly(row, json.value)

const quickly = <Row extends Endpoint>(row: Row, json: unknown): Effect.Effect<ResponseOf<Row>, string> => {
  const response = row.quick?.(json)
  return response === undefined
    ? Effect.mapError(decoder(row)(json), (error) => error.message)
    : Effect.succeed(response)
}

const encoder = memoize((row: Endpoint) => Schema.encodeExit(row.request))
const decoder = memoize((row: Endpoint) => Schema.decodeUnknownExit(row.response))

/** Returns the error of a payload that does not match its schema, with the field and the expected value. */
export const notSent = (error: Schema.SchemaError): InvalidArgument =>
  new InvalidArgument({
    violations: [
      { field: pathOf(error.issue).map(String).join("."), description: error.message.replace(/\n[^]*/, "") }
    ],
    status: undefined,
    requestId: undefined
  })

const pathOf = (issue: Issue): ReadonlyArray<PropertyKey> => {
  switch (issue._tag) {
    case "Pointer":
      return [...issue.path, ...pathOf(issue.issue)]
    case "Composite":
      return pathOf(issue.issues[0])
    case "Encoding":
      // A path inside of a secret does not name a field of the call.
      return issue.issue._tag === "Composite" && issue.issue.ast._tag === "Declaration" ? [] : pathOf(issue.issue)
    case "Filter":
      return pathOf(issue.issue)
    default:
      return []
  }
}
