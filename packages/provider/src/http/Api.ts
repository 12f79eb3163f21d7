/**
 * Calls of the endpoint table: decodes the payload, runs the handler, and encodes the response.
 *
 * @since 0.1.0
 */
import { isMismatch } from "@portico/contract/Codec"
import type * as Endpoint from "@portico/contract/Endpoint"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { type Refusal, ValidationError, wde } from "../engine/value/Refusal.ts"
import * as Slices from "../engine/limits/Slices.ts"
import { handlers, type Services } from "./EndpointHandlers.ts"
import type { AnonymousCall, Call, Failure } from "./request/Call.ts"
import * as BulkPayloads from "./data/BulkPayloads.ts"
import * as Names from "./data/Names.ts"
import * as Envelopes from "./request/Envelopes.ts"
import { FairShare } from "./request/FairShare.ts"
import * as Callers from "./identity/Callers.ts"
import * as ExpensiveCalls from "./request/ExpensiveCalls.ts"
import * as Payload from "./request/Payload.ts"
import type { Match, Route } from "./request/Routes.ts"
import * as Source from "./request/Source.ts"

type Found = Extract<Match, { readonly _tag: "Found" }>

/** Responds to a call. Reads the body only after checking its declared length and the access token. */
export const respond = Effect.fn("Api.respond")(function* (request: Request, match: Found, anonymous: AnonymousCall) {
  const isGet = request.method === "GET"
  if (!isGet) yield* withCodeOf(match.route, Payload.checkLength(request))
  const caller = match.route.row.anonymous === true ? undefined : yield* identify(anonymous, match.route)
  const source = caller === undefined ? Source.ofNetwork(anonymous.address) : Source.ofCaller(caller, anonymous.address)
  const sent = isGet
    ? yield* Payload.fromQuery(new URL(request.url).searchParams)
    : { flat: false, payload: yield* withCodeOf(match.route, Payload.fromBody(request, source)) }
  const { parameters, route } = resolveRoute(match, sent.payload)
  const call = caller === undefined ? anonymous : { ...anonymous, caller }
  // Decoding and validating a payload cannot pause, so large payloads take turns with other callers.
  const turn = !isGet && Payload.isLarge(request) ? Slices.turn : Effect.void
  yield* turn
  const payload = yield* decode(route, { ...parameters, ...renamed(sent.payload, route) }, sent.flat)
  const handling = Effect.andThen(turn, handle(route, payload, call))
  if (!ExpensiveCalls.isExpensive(route)) return Envelopes.json(yield* handling)
  return yield* Envelopes.page(
    yield* FairShare.use(({ run }) => run(source, handling, ExpensiveCalls.isInterruptible(route)))
  )
}, Effect.scoped)

// The data API has its own error code for a body that is too large.
const withCodeOf = <A, E extends Refusal, R>({ api }: Route, self: Effect.Effect<A, E, R>) =>
  Effect.mapError(self, (refusal: Refusal) =>
    api === "data" && refusal._tag === "ApplicationError" && refusal.status === 413 ? wde("WDE0109", {}, 413) : refusal
  )

const identify = ({ authorization = Redacted.make("") }: AnonymousCall, { api, key }: Route) =>
  Callers.identify(authorization, api === "auth" && endings.has(key) ? "accepted" : "refused")

// A logout that is repeated must succeed. These handlers treat a caller whose session has ended as a visitor.
const endings: ReadonlySet<string> = new Set(["createRedirectSession", "logout", "openRedirectSession"])

// A path can match two routes. If the payload contains `dataItemId`, the last segment of the path is an item id.
const resolveRoute = (match: Found, payload: Payload.Payload): Found =>
  match.other?._tag === "Found" && Object.hasOwn(payload, "dataItemId") ? match.other : match

const renamed = (payload: Payload.Payload, { api, key }: Route): Payload.Payload =>
  api === "data" ? Names.known(payload, key) : payload

const decode = (route: Route, payload: Payload.Payload, flat: boolean): Effect.Effect<unknown, ValidationError> =>
  codecOf(route)
    .decode(payload, flat)
    .pipe(Effect.mapError(({ issue }) => new ValidationError({ violations: violationsOf(issue) })))

// The handler table is typed row by row. The type of a route that was found at run time is unknown.
const handle = (
  route: Route,
  payload: unknown,
  call: AnonymousCall | Call
): Effect.Effect<unknown, Failure, Services> => {
  const byKey: Readonly<Record<string, unknown>> = handlers[route.api]
  const handler = byKey[route.key] as (
    payload: unknown,
    call: AnonymousCall | Call
  ) => Effect.Effect<unknown, Failure, Services>
  return Effect.flatMap(handler(payload, call), (value) => codecOf(route).encode(value))
}

interface Codec {
  readonly decode: (payload: Payload.Payload, flat: boolean) => Effect.Effect<unknown, Schema.SchemaError>
  readonly encode: (value: unknown) => Effect.Effect<unknown>
}

const codecs = new Map<Endpoint.Endpoint, Codec>()

const codecOf = ({ api, key, row }: Route): Codec => {
  const known = codecs.get(row)
  if (known !== undefined) return known
  const all = { errors: "all" } as const
  const json = Schema.decodeUnknownEffect(row.request, all)
  // Only GET rows accept flat parameters. The other rows are read with `.r`, because flat strings cannot represent all
  // their values.
  const texts = row.method === "GET" ? Schema.decodeUnknownEffect(Schema.toCodecStringTree(row.request), all) : json
  const encode = Schema.encodeUnknownEffect(row.response)
  const bySchema: Codec = {
    decode: (payload, flat) => (flat ? texts(payload) : json(payload)),
    // A response that does not match its schema is a defect of the provider.
    encode: (value) => Effect.orDie(encode(value))
  }
  const request = api === "data" ? BulkPayloads.codecOf(key) : undefined
  const codec = request === undefined ? bySchema : withCompiled(request, bySchema)
  codecs.set(row, codec)
  return codec
}

// A compiled codec reports only the first violation, so the schema decodes the payload again to report all of them.
const withCompiled = (request: BulkPayloads.BulkPayload, bySchema: Codec): Codec => ({
  decode: (payload, flat) => {
    const decoded = request.decode(payload)
    return isMismatch(decoded) ? bySchema.decode(payload, flat) : Effect.succeed(decoded)
  },
  // The response of a bulk call contains no dates or optional values, so its JSON is the value itself.
  encode: Effect.succeed
})

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
