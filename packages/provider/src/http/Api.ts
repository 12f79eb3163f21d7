/**
 * Calls of the endpoint table: from a request to its payload, its answer and back.
 *
 * @since 0.1.0
 */
import type * as Endpoint from "@portico/contract/Endpoint"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { type Refusal, ValidationError, wde } from "../engine/value/Refusal.ts"
import * as Slices from "../engine/limits/Slices.ts"
import { answers, type Services } from "./Answers.ts"
import type { Anonymous, Call, Failure } from "./request/Call.ts"
import * as Names from "./data/Names.ts"
import * as Envelopes from "./request/Envelopes.ts"
import { FairShare } from "./request/FairShare.ts"
import * as Callers from "./identity/Callers.ts"
import * as Load from "./request/Load.ts"
import * as Payload from "./request/Payload.ts"
import type { Match, Route } from "./request/Routes.ts"
import * as Source from "./request/Source.ts"

type Found = Extract<Match, { readonly _tag: "Found" }>

/** Answers a call. A body is read only after its declared length and the access token have been checked. */
export const respond = Effect.fn("Api.respond")(function* (request: Request, match: Found, anonymous: Anonymous) {
  const isGet = request.method === "GET"
  if (!isGet) yield* withCodeOf(match.route, Payload.checkLength(request))
  const caller = match.route.row.anonymous === true ? undefined : yield* identify(anonymous)
  const source = caller === undefined ? Source.ofNetwork(anonymous.address) : Source.ofCaller(caller, anonymous.address)
  const sent = isGet
    ? yield* Payload.fromQuery(new URL(request.url).searchParams)
    : { flat: false, payload: yield* withCodeOf(match.route, Payload.fromBody(request, source)) }
  const { parameters, route } = meant(match, sent.payload)
  const call = caller === undefined ? anonymous : { ...anonymous, caller }
  // Neither the decoding of a payload nor its checks can pause. Many large ones take turns with other callers.
  const turn = !isGet && Payload.isLarge(request) ? Slices.turn : Effect.void
  yield* turn
  const payload = yield* decode(route, { ...parameters, ...named(sent.payload, route) }, sent.flat)
  const answered = Effect.andThen(turn, answer(route, payload, call))
  return Envelopes.json(
    yield* Load.isExpensive(route)
      ? FairShare.use(({ run }) => run(source, answered, Load.endsWithConnection(route)))
      : answered
  )
}, Effect.scoped)

// What is too large for the data half has a code of its catalogue.
const withCodeOf = <A, E extends Refusal, R>({ half }: Route, self: Effect.Effect<A, E, R>) =>
  Effect.mapError(self, (refusal: Refusal) =>
    half === "data" && refusal._tag === "ApplicationError" && refusal.status === 413 ? wde("WDE0109", {}, 413) : refusal
  )

const identify = ({ authorization = Redacted.make("") }: Anonymous) => Callers.identify(authorization)

// The last piece of the path is an item's id where the payload says so.
const meant = (match: Found, payload: Payload.Payload): Found =>
  match.other?._tag === "Found" && Object.hasOwn(payload, "dataItemId") ? match.other : match

const named = (payload: Payload.Payload, { half, key }: Route): Payload.Payload =>
  half === "data" ? Names.known(payload, key) : payload

const decode = (route: Route, payload: Payload.Payload, flat: boolean): Effect.Effect<unknown, ValidationError> =>
  codecOf(route)
    .decode(payload, flat)
    .pipe(Effect.mapError(({ issue }) => new ValidationError({ violations: violationsOf(issue) })))

// The table of answers is typed row by row; a route found at run time has lost its type.
const answer = (route: Route, payload: unknown, call: Anonymous | Call): Effect.Effect<unknown, Failure, Services> => {
  const half: Readonly<Record<string, unknown>> = answers[route.half]
  const found = half[route.key] as (
    payload: unknown,
    call: Anonymous | Call
  ) => Effect.Effect<unknown, Failure, Services>
  return Effect.flatMap(found(payload, call), (value) => codecOf(route).encode(value))
}

interface Codec {
  readonly decode: (payload: Payload.Payload, flat: boolean) => Effect.Effect<unknown, Schema.SchemaError>
  readonly encode: (value: unknown) => Effect.Effect<unknown>
}

const codecs = new Map<Endpoint.Endpoint, Codec>()

const codecOf = ({ row }: Route): Codec => {
  const known = codecs.get(row)
  if (known !== undefined) return known
  const all = { errors: "all" } as const
  const json = Schema.decodeUnknownEffect(row.request, all)
  // Rows that are read with flat parameters; the others are read with `.r`, and hold values that flat texts cannot.
  const texts = row.method === "GET" ? Schema.decodeUnknownEffect(Schema.toCodecStringTree(row.request), all) : json
  const encode = Schema.encodeUnknownEffect(row.answer)
  const codec: Codec = {
    decode: (payload, flat) => (flat ? texts(payload) : json(payload)),
    // An answer of ours that does not fit its schema is a defect.
    encode: (value) => Effect.orDie(encode(value))
  }
  codecs.set(row, codec)
  return codec
}

const violationsOf = (issue: SchemaIssue.Issue): ReadonlyArray<FieldViolation> =>
  format(issue).issues.map(({ message, path = [] }) => ({
    field: path.map((key) => String(typeof key === "object" ? key.key : key)).join(".") || "payload",
    description: message,
    ...(message === missing ? { violatedRule: "REQUIRED_FIELD" } : {})
  }))

const missing = "is required"

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) =>
    issue._tag === "MissingKey" ? missing : SchemaIssue.defaultLeafHook(issue).replace(/^Expected /, "must be ")
})
