import { createRedirectSession, login, token } from "@portico/contract/codecs/auth/Calls"
import { get, insert, query } from "@portico/contract/codecs/data/Calls"
import { Exchange } from "../../../../packages/client/src/transport/internal/Exchange.ts"
import { layer } from "../../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import type { ExchangeError } from "@portico/client/transport/Failure"
import * as Settings from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { json, type Network, network, refused, replies, type Reply, text } from "../network.ts"

const over = (net: Network, options: Partial<Settings.Options> = {}) =>
  layer.pipe(
    Layer.provide(Settings.layer({ clientId: "shop", host: "https://api.example", ...options })),
    Layer.provide(net.layer)
  )

const getting = { dataCollectionId: "books", dataItemId: "b1" }
const inserting = { dataCollectionId: "books", dataItem: { data: { title: "Emma" } } }
const querying = { dataCollectionId: "books", query: { filter: { title: "Emma" } } }
const found = { dataItem: { id: "b1", data: { _id: "b1" } } }
const page = { dataItems: [], pagingMetadata: { count: 0 } }
const session = { logout: { clientId: "shop" } }

/** Sends the request of `ask` while the clock runs, and returns its result. */
const outcome = <A>(net: Network, ask: (exchange: Exchange["Service"]) => Effect.Effect<A, ExchangeError>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(Effect.result(Exchange.use(ask)))
    yield* TestClock.adjust("1 hour")
    return yield* Fiber.join(fiber)
  }).pipe(Effect.provide(over(net)))

const failureOf = (net: Network, ask: Parameters<typeof outcome>[1]) =>
  Effect.map(outcome(net, ask), (result) => {
    if (result._tag === "Success") throw new Error("It succeeded.")
    return result.failure
  })

const insertOf = (exchange: Exchange["Service"]) => Effect.flatMap(exchange.prepare(insert, inserting), exchange.send)
const getOf = (exchange: Exchange["Service"]) => Effect.flatMap(exchange.prepare(get, getting), exchange.send)
const queryOf = (exchange: Exchange["Service"]) => Effect.flatMap(exchange.prepare(query, querying), exchange.send)
const sessionOf = (exchange: Exchange["Service"]) =>
  Effect.flatMap(exchange.prepare(createRedirectSession, session), exchange.send)

describe("Exchange", () => {
  it.effect.each(["SEC\nRET", " SEC\u2026RET "])(
    "fails without showing a token that is invalid in a header: %j",
    (text) =>
      Effect.gen(function* () {
        const fetching = FetchHttpClient.layer.pipe(
          Layer.provide(
            Layer.succeed(FetchHttpClient.Fetch, (input, init) => Promise.resolve(json(new Request(input, init).url)))
          )
        )
        const net: Network = { sent: [], layer: fetching }

        const failure = yield* failureOf(net, (exchange) =>
          Effect.flatMap(exchange.prepare(createRedirectSession, session), (prepared) =>
            exchange.send(prepared, { authorization: Redacted.make(text), retry: false })
          )
        )

        assert.strictEqual(failure._tag, "Unreachable")
        assert.notMatch(Cause.pretty(Cause.fail(failure)), /SEC|RET/)
      })
  )

  it.effect("sends the bare token, and a content type only with a body", () =>
    Effect.gen(function* () {
      const net = network((sent) => json(sent.method === "GET" ? found : { dataItem: found.dataItem }))
      const authorization = Redacted.make("ACCESS")

      yield* Effect.gen(function* () {
        const exchange = yield* Exchange
        yield* exchange.send(yield* exchange.prepare(get, getting), { authorization })
        yield* exchange.send(yield* exchange.prepare(insert, inserting), { authorization })
      }).pipe(Effect.provide(over(net)))

      const [read, write] = net.sent
      assert.strictEqual(read?.headers["authorization"], "ACCESS")
      assert.notProperty(read?.headers, "content-type")
      assert.strictEqual(write?.headers["authorization"], "ACCESS")
      assert.strictEqual(write?.headers["content-type"], "application/json")
      assert.deepStrictEqual(write?.body, inserting)
    })
  )

  it.effect("sends no authorization without a token", () =>
    Effect.gen(function* () {
      const net = replies(json(found))

      yield* Exchange.use(getOf).pipe(Effect.provide(over(net)))

      assert.notProperty(net.sent[0]?.headers, "authorization")
    })
  )

  it.effect("continues the trace in the header traceparent, only in configured origins", () =>
    Effect.gen(function* () {
      const net = replies(json(found), json(found), json(found))
      const ask = Exchange.use(getOf).pipe(Effect.withSpan("parent"))

      yield* Effect.provide(ask, over(net, { traceOrigins: ["https://api.example/"] }))
      yield* Effect.provide(ask, over(net, { traceOrigins: ["https://other.example"] }))
      yield* Effect.provide(Effect.withTracerEnabled(ask, false), over(net, { traceOrigins: ["https://api.example"] }))

      assert.match(net.sent[0]?.headers["traceparent"] ?? "", /^00-[\da-f]{32}-[\da-f]{16}-01$/)
      assert.notProperty(net.sent[1]?.headers, "traceparent")
      assert.notProperty(net.sent[2]?.headers, "traceparent")
    })
  )

  it.effect("sends the latest consistency header of a response, even of an error", () =>
    Effect.gen(function* () {
      const header = "x-wix-consistent"
      const net = replies(
        json(found, 200, { [header]: "one" }),
        json({ message: "no" }, 404, { [header]: "two" }),
        json(found),
        json(found)
      )

      yield* Effect.gen(function* () {
        const exchange = yield* Exchange
        const ask = Effect.result(getOf(exchange))
        yield* Effect.all([ask, ask, ask, ask])
      }).pipe(Effect.provide(over(net)))

      assert.deepStrictEqual(
        net.sent.map((sent) => sent.headers[header]),
        [undefined, "one", "two", "two"]
      )
    })
  )

  it.effect("rejects an invalid payload with the name of the field and without its value", () =>
    Effect.gen(function* () {
      const net = replies()

      const failure = yield* failureOf(net, (exchange) =>
        // @ts-expect-error a password must be redacted
        exchange.prepare(login, { loginId: { email: "a@b.co" }, password: "s3cret" })
      )

      assert.strictEqual(failure._tag, "InvalidArgument")
      assert.match(failure.message, /^INVALID_ARGUMENT: "password" /)
      assert.notInclude(failure.message, "s3cret")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("a response", () => {
  it.effect("is decoded by its row and has its request id if its status is 200", () =>
    Effect.gen(function* () {
      const net = replies(json({ ...found, extra: 1 }, 200, { "x-request-id": "R" }))

      const { response: answer, requestId } = yield* Exchange.use(getOf).pipe(Effect.provide(over(net)))

      assert.deepStrictEqual(answer, found)
      assert.strictEqual(requestId, "R")
    })
  )

  it.effect.each([
    ["an empty body", text("", 200)],
    ["a captive portal's page", text("<html>Welcome</html>", 200)],
    ["another shape", json({ dataItems: "Welcome" })],
    ["null", json(null)]
  ] as const)("is Unreadable without showing its content if it is a 200 with %s", ([, response]) =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(response), queryOf)

      assert.strictEqual(failure._tag, "Unreadable")
      assert.notInclude(`${failure.message} ${String(failure.cause)}`, "Welcome")
    })
  )

  it.effect.each([201, 204, 302, 500, 501, 503] as const)(
    "is a SystemError if its status is %i and it has no details",
    (status) =>
      Effect.gen(function* () {
        const response = new Response(null, { status, headers: { "x-wix-request-id": "REQ-1" } })

        const failure = yield* failureOf(replies(response), insertOf)

        assert.strictEqual(failure._tag, "SystemError")
        assert.strictEqual(failure.message, "System error occurred, request-id: REQ-1")
        assert.deepInclude(failure, { status, requestId: "REQ-1" })
      })
  )

  it.effect.each([
    [404, "Not Found", "NOT_FOUND"],
    [418, "I'm a teapot", "I_M_A_TEAPOT"],
    [422, "notFoundThing", "NOT_FOUND_THING"],
    [403, "", "FORBIDDEN"]
  ] as const)("has, with the status %i %s and no details, the code %s", ([status, statusText, code]) =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(text("", status, { statusText })), insertOf)

      assert.strictEqual(failure._tag, "ApplicationError")
      assert.deepInclude(failure, { code, status, description: statusText || "Forbidden" })
    })
  )

  it.effect("has the code as a string, the description and the data of its application error", () =>
    Effect.gen(function* () {
      const applicationError = { code: -19995, description: "exists", data: { a: 1 } }
      const net = replies(json({ message: "m", details: { applicationError } }, 503))

      const failure = yield* failureOf(net, insertOf)

      assert.strictEqual(failure._tag, "ApplicationError")
      assert.deepInclude(failure, { code: "-19995", description: "exists", data: { a: 1 }, status: 503 })
      assert.strictEqual(failure.message, "exists")
    })
  )

  it.effect("has all its field violations in its message", () =>
    Effect.gen(function* () {
      const fieldViolations = [
        { field: "password", description: "too short" },
        { field: "loginId.email", description: "no address", data: { type: "EMAIL" } }
      ]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* failureOf(net, insertOf)

      assert.strictEqual(failure._tag, "InvalidArgument")
      assert.deepInclude(failure, { violations: fieldViolations, status: 400 })
      assert.strictEqual(failure.message, 'INVALID_ARGUMENT: "password" too short, "loginId.email" no address')
    })
  )

  it.effect("is TooLarge if its status is 413, even with details", () =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(refused(413, "WDE0073")), insertOf)

      assert.strictEqual(failure._tag, "TooLarge")
      assert.deepInclude(failure, { status: 413, requestId: "REQ-1", code: "WDE0073", description: "no" })
    })
  )

  it.effect("has no code if its status is 413 and it has no details", () =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(text("", 413)), insertOf)

      assert.strictEqual(failure._tag, "TooLarge")
      assert.notProperty(failure, "code")
    })
  )

  it.effect("is an ApplicationError with the violations if it has a code and field violations", () =>
    Effect.gen(function* () {
      const applicationError = { code: "TAKEN", description: "no", data: { by: "you" } }
      const fieldViolations = [{ field: "email", description: "is odd" }]
      const details = { applicationError, validationError: { fieldViolations } }

      const failure = yield* failureOf(replies(json({ details }, 400)), insertOf)

      assert.strictEqual(failure._tag, "ApplicationError")
      assert.deepInclude(failure, { ...applicationError, violations: fieldViolations })
    })
  )

  it.effect.each([
    ["17", 17],
    ["Thu, 01 Jan 1970 00:00:30 GMT", 30],
    ["soon", undefined]
  ] as const)("has the Retry-After time if its status is 429: %s", ([retryAfter, seconds]) =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(json({}, 429, { "retry-after": retryAfter })), insertOf)

      assert.strictEqual(failure._tag, "RateLimited")
      assert.deepInclude(failure, { code: "TOO_MANY_REQUESTS", retryAfter: seconds })
    })
  )

  it.effect("has the Retry-After time relative to its own date", () =>
    Effect.gen(function* () {
      const headers = { date: "Tue, 14 Nov 2023 22:13:20 GMT", "retry-after": "Tue, 14 Nov 2023 22:13:50 GMT" }
      const failure = yield* failureOf(replies(json({}, 429, headers)), insertOf)

      assert.deepInclude(failure, { _tag: "RateLimited", retryAfter: 30 })
    })
  )

  it.effect("is Unreachable if it does not arrive before the timeout", () =>
    Effect.gen(function* () {
      const failure = yield* failureOf(replies(Effect.never), insertOf)

      assert.strictEqual(failure._tag, "Unreachable")
      assert.include(String(failure.cause), "30000 ms")
    })
  )
})

describe("Exchange.send of a read", () => {
  it.effect.each([404, 405] as const)("sends a POST once if the GET receives %i without details", (status) =>
    Effect.gen(function* () {
      const net = replies(text("", status), json(page))

      const result = yield* outcome(net, queryOf)

      assert.strictEqual(result._tag, "Success")
      assert.deepStrictEqual(
        net.sent.map(({ body, method, path }) => ({ body, method, path })),
        [
          { method: "GET", path: "/v2/items/query", body: undefined },
          { method: "POST", path: "/v2/items/query", body: querying }
        ]
      )
    })
  )

  it.effect("does not send a POST if the refusal has details or the row's method is GET", () =>
    Effect.gen(function* () {
      const withDetails = replies(refused(404, "WDE0025"))
      const ownMethod = replies(text("", 404))

      yield* failureOf(withDetails, queryOf)
      yield* failureOf(ownMethod, getOf)

      assert.lengthOf(withDetails.sent, 1)
      assert.lengthOf(ownMethod.sent, 1)
    })
  )
})

describe("a transient failure", () => {
  const passing = [
    ["no network", "offline"],
    ["500", text("", 500)],
    ["a proxy's 503", text("<html>", 503)],
    ["429", json({}, 429)]
  ] as const

  it.effect.each(passing)("is retried twice if the call is safe to repeat: %s", ([, reply]) =>
    Effect.gen(function* () {
      const net = network((_, index) => (index < 2 ? cloneOf(reply) : json(found)))

      const result = yield* outcome(net, getOf)

      assert.strictEqual(result._tag, "Success")
      assert.lengthOf(net.sent, 3)
    })
  )

  it.effect.each(passing)("is not retried more than twice: %s", ([, reply]) =>
    Effect.gen(function* () {
      const net = network(() => cloneOf(reply))

      yield* failureOf(net, getOf)

      assert.lengthOf(net.sent, 3)
    })
  )

  it.effect.each(passing)("is not retried for a write: %s", ([, reply]) =>
    Effect.gen(function* () {
      const writes = network(() => cloneOf(reply))

      yield* failureOf(writes, insertOf)
      yield* failureOf(writes, sessionOf)

      assert.lengthOf(writes.sent, 2)
    })
  )

  it.effect("is retried for a token request", () =>
    Effect.gen(function* () {
      const net = network((_, index) =>
        index === 0 ? "offline" : json({ access_token: "A", expires_in: 1, refresh_token: "R" })
      )

      const result = yield* outcome(net, (exchange) =>
        Effect.flatMap(exchange.prepare(token, { clientId: "shop", grantType: "anonymous" }), exchange.send)
      )

      assert.strictEqual(result._tag, "Success")
      assert.lengthOf(net.sent, 2)
    })
  )

  it.effect("is retried with increasing delays and honors Retry-After", () =>
    Effect.gen(function* () {
      const net = replies("offline", json({}, 503, { "retry-after": "1" }), json(found))
      const fiber = yield* Effect.forkChild(Exchange.use(getOf).pipe(Effect.provide(over(net))))

      yield* TestClock.adjust("199 millis")
      assert.lengthOf(net.sent, 1)
      yield* TestClock.adjust("61 millis")
      assert.lengthOf(net.sent, 2)
      yield* TestClock.adjust("939 millis")
      assert.lengthOf(net.sent, 2)
      yield* TestClock.adjust("361 millis")

      yield* Fiber.join(fiber)
      assert.lengthOf(net.sent, 3)
    })
  )

  it.effect("is returned at once if Retry-After is long", () =>
    Effect.gen(function* () {
      const net = replies(json({}, 429, { "retry-after": "60" }))

      const failure = yield* Exchange.use(getOf).pipe(Effect.provide(over(net)), Effect.flip)

      assert.deepInclude(failure, { _tag: "RateLimited", retryAfter: 60 })
      assert.lengthOf(net.sent, 1)
    })
  )

  it.effect("excludes failures that are not retried", () =>
    Effect.gen(function* () {
      for (const response of [refused(503, "WDE0025"), text("", 404), text("", 501), text("<html>", 200)]) {
        const net = replies(response)
        yield* failureOf(net, getOf)
        assert.lengthOf(net.sent, 1)
      }
    })
  )
})

describe("Exchange.skew", () => {
  const at = Date.UTC(2023, 10, 14, 22, 13, 20)
  const dated = (date: string, seconds = 0) =>
    Effect.as(Effect.sleep(`${seconds} seconds`), json({ dataItem: found.dataItem }, 200, { date }))

  const skewOf = (...answers: ReadonlyArray<Reply>) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(at)
      const exchange = yield* Exchange
      const fiber = yield* Effect.forkChild(Effect.forEach(answers, () => insertOf(exchange)))
      yield* TestClock.adjust("10 seconds")
      yield* Fiber.join(fiber)
      return yield* exchange.skew
    }).pipe(Effect.provide(over(replies(...answers))))

  it.effect.each([
    ["an hour behind", dated("Tue, 14 Nov 2023 23:13:20 GMT"), 3601],
    ["an hour ahead", dated("Tue, 14 Nov 2023 21:13:20 GMT"), -3599],
    ["exact, from a slow response", dated("Tue, 14 Nov 2023 22:13:22 GMT", 4), 1],
    ["unknown, from a response without a date", json({ dataItem: found.dataItem }), undefined],
    ["unknown, from an invalid date", dated("soon"), undefined]
  ] as const)("reports a clock that is %s", ([, answer, skew]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* skewOf(answer), skew)
    })
  )

  it.effect("is measured again with each dated response", () =>
    Effect.gen(function* () {
      const skew = yield* skewOf(
        dated("Tue, 14 Nov 2023 23:13:20 GMT"),
        dated("Tue, 14 Nov 2023 22:13:19 GMT"),
        json({ dataItem: found.dataItem })
      )

      assert.closeTo(skew ?? Number.NaN, 0, 1)
    })
  )

  it.effect("is not measured by the response of a GET, which may be cached", () =>
    Effect.gen(function* () {
      const net = replies(json(found, 200, { date: "Tue, 14 Nov 2023 23:13:20 GMT" }))

      const skew = yield* Exchange.use((exchange) => Effect.andThen(getOf(exchange), exchange.skew)).pipe(
        Effect.provide(over(net))
      )

      assert.isUndefined(skew)
    })
  )
})

const cloneOf = (reply: Response | "offline"): Response | "offline" => (reply === "offline" ? reply : reply.clone())
