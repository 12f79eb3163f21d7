/**
 * Payloads and answers through the schemas of their rows. What does not fit is told by path and expectation, never by
 * its content.
 *
 * @since 0.1.0
 */
import type { AnswerOf, Endpoint, RequestOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import { memoize } from "effect/Function"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Issue } from "effect/SchemaIssue"
import { InvalidArgument } from "../Failure.ts"

/** A payload as it travels. */
export type Encoded = Readonly<Record<string, unknown>>

/** Encodes a payload by its row. */
export const encode = <Row extends Endpoint>(
  row: Row,
  payload: RequestOf<Row>
): Effect.Effect<Encoded, InvalidArgument> => Effect.mapError(encoder(row)(payload), notSent)

/** Decodes an answer by its row, or says where it does not fit. An answer that is no JSON fits none. */
export const decode = <Row extends Endpoint>(
  row: Row,
  json: Option.Option<unknown>
): Effect.Effect<AnswerOf<Row>, string> =>
  Option.isNone(json) ? Effect.fail("Expected JSON") : quickly(row, json.value)

const quickly = <Row extends Endpoint>(row: Row, json: unknown): Effect.Effect<AnswerOf<Row>, string> => {
  const answer = row.quick?.(json)
  return answer === undefined ? Effect.mapError(decoder(row)(json), (error) => error.message) : Effect.succeed(answer)
}

const encoder = memoize((row: Endpoint) => Schema.encodeExit(row.request))
const decoder = memoize((row: Endpoint) => Schema.decodeUnknownExit(row.answer))

/** The failure of what does not fit its schema: its field, and what was expected there. */
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
      // What lies within a secret is no field of the call.
      return issue.issue._tag === "Composite" && issue.issue.ast._tag === "Declaration" ? [] : pathOf(issue.issue)
    case "Filter":
      return pathOf(issue.issue)
    default:
      return []
  }
}
