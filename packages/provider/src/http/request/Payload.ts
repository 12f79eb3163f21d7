/**
 * Parsing of request payloads: a JSON body, JSON in the parameter `.r`, or flat query parameters.
 *
 * @since 0.1.0
 */
import { minimumItemsBytes } from "@portico/contract/Codec"
import { payloadParameter } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import { upperSnake } from "@portico/contract/Refusal"
import { isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import * as Deadline from "../../engine/limits/Deadline.ts"
import { ApplicationError, field, type ValidationError } from "../../engine/value/Refusal.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import * as JsonItems from "./JsonItems.ts"
import * as JsonText from "./JsonText.ts"
import { Bodies, tooManyBodies, type Reservation } from "./Bodies.ts"
import type { Source } from "./Source.ts"

/** The maximum length of a request body, in bytes. */
export const maximumBodyBytes = 16 * 1024 * 1024

/** The maximum nesting depth of a payload. Items have a lower limit. */
export const maximumDepth = 500

/** A payload that is parsed but not validated yet. */
export type Payload = Readonly<Record<string, unknown>>

/**
 * Reads the JSON object of a body. Its bytes stay reserved until the scope closes, because the parsed payload uses
 * about as much memory.
 */
export const fromBody = Effect.fnUntraced(function* (request: Request, source: Source) {
  yield* checkLength(request, maximumBodyBytes)
  const reservation = yield* Bodies.use((bodies) => bodies.reserve(source, lengthOf(request)))
  const bytes = yield* read(request, maximumBodyBytes, reservation)
  if (bytes.length >= minimumItemsBytes) {
    const parsed = yield* Slices.run(() => JsonItems.parse(bytes, maximumDepth), Deadline.never)
    if (parsed !== undefined) return yield* objectOf(parsed, "body")
  }
  const json = yield* decodeUtf8(bytes)
  if (json.length <= parsedAtOnce) return yield* parse(json, "body")
  if (!/^\s*\{/.test(json)) return yield* malformed("body")
  return yield* objectOf(yield* Slices.run(() => JsonText.parse(json, maximumDepth), Deadline.never), "body")
})

// A text of this length is parsed in a few milliseconds.
const parsedAtOnce = 400_000

/**
 * Whether the body of a request is so large that its processing takes turns with other long work. Chunked bodies count
 * as large, because their length is unknown.
 */
export const isLarge = ({ headers }: Request): boolean =>
  headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > Limits.smallBodyBytes

/** Reads a body of at most `maximum` bytes as a string. Reserves no memory, so `maximum` must be small. */
export const text = Effect.fnUntraced(function* (request: Request, maximum: number) {
  yield* checkLength(request, maximum)
  return yield* decodeUtf8(yield* read(request, maximum, { grow: () => true }))
})

/** Fails if the declared length of a body exceeds the maximum. Does not read the body. */
export const checkLength = (request: Request, maximum = maximumBodyBytes): Effect.Effect<void, ApplicationError> =>
  lengthOf(request) > maximum ? Effect.fail(tooLarge(maximum)) : Effect.void

const lengthOf = (request: Request): number => Number(request.headers.get("content-length") ?? 0)

const read = (
  request: Request,
  maximum: number,
  reservation: Reservation
): Effect.Effect<Uint8Array, ApplicationError | ValidationError> =>
  Effect.tryPromise({
    try: () => collect(request, maximum, reservation),
    catch: (cause) => (cause instanceof ApplicationError ? cause : field("body", "could not be read"))
  }).pipe(Effect.timeoutOrElse({ duration: Limits.maximumBodyMilliseconds, orElse: () => Effect.fail(tooSlow) }))

/** Parses the payload of a query string: the JSON of `.r`, or flat parameters. */
export const fromQuery = (parameters: URLSearchParams): Effect.Effect<FromQuery, ValidationError> => {
  const packed = parameters.get(payloadParameter)
  if (packed === null) return Effect.succeed({ flat: true, payload: unflatten(parameters) })
  return Result.match(Base64Url.decode(packed), {
    onFailure: () => Effect.fail(malformed(payloadParameter)),
    onSuccess: (bytes) =>
      decodeUtf8(bytes).pipe(
        Effect.flatMap((json) => parse(json, payloadParameter)),
        Effect.map((payload) => ({ flat: false, payload }))
      )
  })
}

/** A payload, and whether its values are still the strings of flat parameters. */
export interface FromQuery {
  readonly flat: boolean
  readonly payload: Payload
}

const tooLarge = (maximum: number) =>
  new ApplicationError({
    status: 413,
    code: "CONTENT_TOO_LARGE",
    description: `A request can have at most ${maximum} bytes.`
  })

const tooSlow = new ApplicationError({
  status: 408,
  code: upperSnake("Request Timeout"),
  description: `The request body must arrive within ${Limits.maximumBodyMilliseconds / 1000} seconds.`
})

const malformed = (name: string) => field(name, "must be a JSON object in UTF-8")

const collect = async (request: Request, maximum: number, { grow }: Reservation): Promise<Uint8Array> => {
  // A body cannot exceed its declared length, and that many bytes are already reserved.
  if (request.headers.has("content-length")) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.length > maximum) throw tooLarge(maximum)
    return bytes
  }
  if (request.body === null) return new Uint8Array()
  const chunks: Array<Uint8Array> = []
  let size = 0
  let room = Limits.smallBodyBytes
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : join(chunks, size)
    size += value.length
    const isTooLarge = size > maximum
    if (isTooLarge || (size > room && !grow(size + step - room))) {
      await reader.cancel()
      throw isTooLarge ? tooLarge(maximum) : tooManyBodies
    }
    if (size > room) room = size + step
    chunks.push(value)
  }
}

/** The number of bytes that a body without a declared length reserves ahead. */
const step = 1024 * 1024

const join = (chunks: ReadonlyArray<Uint8Array>, size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

const decodeUtf8 = (bytes: Uint8Array): Effect.Effect<string, ValidationError> =>
  Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () => malformed("body")
  })

const parse = (json: string, name: string): Effect.Effect<Payload, ValidationError> =>
  objectOf(JsonText.parseAtOnce(json, maximumDepth), name)

const objectOf = (parsed: JsonText.Parsed, name: string): Effect.Effect<Payload, ValidationError> => {
  if (parsed._tag === "TooDeep") return Effect.fail(tooDeep(name))
  return parsed._tag === "Parsed" && isPlainObject(parsed.value)
    ? Effect.succeed(parsed.value)
    : Effect.fail(malformed(name))
}

const tooDeep = (name: string) => field(name, `must not be nested deeper than ${maximumDepth} levels`)

// Parameters that are arrays even if they occur once.
const lists: ReadonlySet<string> = new Set(["fields"])

// `a.b=1` becomes `{ a: { b: "1" } }`, and a repeated name becomes an array. The sender chooses the keys, so a plain
// assignment could set `__proto__`.
const unflatten = (parameters: URLSearchParams): Payload => {
  const payload: Record<string, unknown> = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    const path = name.split(".").slice(0, maximumDepth)
    let target = payload
    for (const key of path.slice(0, -1)) {
      const next = Object.hasOwn(target, key) ? target[key] : undefined
      const inner: Record<string, unknown> = isPlainObject(next) ? next : {}
      define(target, key, inner)
      target = inner
    }
    define(target, path.at(-1) ?? name, values.length > 1 || lists.has(name) ? values : values[0])
  }
  return payload
}

const define = (target: Record<string, unknown>, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
}
