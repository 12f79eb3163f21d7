/**
 * Encodes payloads and decodes responses with the codecs of their calls. A failure has the path and the expected value,
 * never the content.
 *
 * @since 0.1.0
 */
import type { Call, RequestOf, ResponseOf } from "@portico/contract/Call"
import { isMismatch, type Mismatch } from "@portico/contract/Codec"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { InvalidArgument } from "../Failure.ts"

/** An encoded payload. */
export type Encoded = Readonly<Record<string, unknown>>

/** Encodes a payload with the codec of its call. */
export const encode = <Row extends Call>(row: Row, payload: RequestOf<Row>): Effect.Effect<Encoded, InvalidArgument> =>
  Effect.suspend(() => {
    const encoded = row.request.encode(payload)
    // The payloads of all calls are objects.
    return isMismatch(encoded) ? Effect.fail(notSent(encoded)) : Effect.succeed(encoded as Encoded)
  })

/**
 * Decodes a response with the codec of its call. Fails with a description of the mismatch, also if the response is not
 * JSON.
 */
export const decode = <Row extends Call>(
  row: Row,
  json: Option.Option<unknown>
): Effect.Effect<ResponseOf<Row>, string> => {
  if (Option.isNone(json)) return Effect.fail("Expected JSON")
  const response = row.response.decode(json.value)
  // The codec of a call decodes its response.
  return isMismatch(response) ? Effect.fail(response.message) : Effect.succeed(response as ResponseOf<Row>)
}

/** Returns the error of a payload that its codec does not accept, with the field and the expected value. */
export const notSent = ({ description, path }: Mismatch): InvalidArgument =>
  new InvalidArgument({
    violations: [{ field: path.join("."), description }],
    status: undefined,
    requestId: undefined
  })
