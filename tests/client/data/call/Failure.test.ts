import { type DataError, failureOf, failureOfCall } from "@portico/client/data/Failure"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import {
  ApplicationError,
  type CallError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TokenUnavailable,
  TooLarge,
  Unreachable,
  Unreadable
} from "@portico/client/transport/Failure"
import * as Endpoints from "@portico/contract/codecs/data/Calls"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { json, network } from "../../transport/network.ts"
import { over } from "../over.ts"

const answered = { status: 400, statusText: "Bad Request", requestId: "REQ-1" }
const coded = { ...answered, code: "WDE0027", description: "Not allowed.", data: undefined }
const outage = new SystemError({ ...answered, status: 503, retryAfter: undefined })
const flood = new RateLimited({ ...coded, status: 429, code: "TOO_MANY_REQUESTS", retryAfter: 30 })
const offline = new Unreachable({ cause: new TypeError("fetch failed") })

const cases: ReadonlyArray<readonly [string, CallError, DataError["_tag"], Wde.Kind, string]> = [
  [
    "a payload too large",
    new TooLarge({ ...answered, status: 413 }),
    "WDE0109",
    "WD_VALIDATION_ERROR",
    Wde.text("WDE0109", {})
  ],
  [
    "an unreadable response",
    new Unreadable({ ...answered, status: 200, cause: "x" }),
    "WDE0055",
    "WD_UNKNOWN_ERROR",
    "could not be read"
  ],
  [
    "a code of the catalog",
    new ApplicationError({ ...coded, code: "WDE0074" }),
    "WDE0074",
    "WD_VALIDATION_ERROR",
    "Not allowed."
  ],
  ["an unknown code", new ApplicationError(coded), "ApplicationError", "WD_VALIDATION_ERROR", "Not allowed."],
  [
    "an unknown code with status 500",
    new ApplicationError({ ...coded, status: 500 }),
    "ApplicationError",
    "WD_UNKNOWN_ERROR",
    "Not allowed."
  ],
  [
    "rejected fields",
    new InvalidArgument({ ...answered, violations: [{ field: "f", description: "d" }] }),
    "InvalidArgument",
    "WD_VALIDATION_ERROR",
    `INVALID_ARGUMENT: "f" d`
  ],
  [
    "no token",
    new TokenUnavailable({ cause: offline }),
    "TokenUnavailable",
    "WD_UNKNOWN_ERROR",
    "Failed to fetch tokens"
  ],
  [
    "an internal error",
    new ApplicationError({ ...coded, status: 500, code: "WDE0053" }),
    "WDE0053",
    "WD_UNKNOWN_ERROR",
    "Not allowed."
  ],
  ["a system error", outage, "WDE0053", "WD_UNKNOWN_ERROR", "request-id: REQ-1"],
  ["too many requests", flood, "WDE0053", "WD_UNKNOWN_ERROR", "Not allowed."],
  ["no network", offline, "WDE0053", "WD_UNKNOWN_ERROR", "could not be reached"],
  [
    "a refusal without details",
    new ApplicationError({ ...coded, code: "BAD_REQUEST", description: "Bad Request" }),
    "WDE0053",
    "WD_UNKNOWN_ERROR",
    "request-id: REQ-1"
  ]
]

describe("failureOf", () => {
  it.each(cases)("maps the error of a data call: %s", (_, error, tag, kind, message) => {
    const failure = failureOf(error)

    assert.deepStrictEqual([failure._tag, failure.kind], [tag, kind])
    assert.include(failure.message, message)
  })

  it("returns the response as the cause if the code is in the catalog", () => {
    const error = new ApplicationError({ ...coded, code: "WDE0078", data: { value: "plain text" } })

    assert.strictEqual(failureOf(error).cause, error)
  })

  it.each([
    ["RateLimited", flood],
    ["SystemError", outage],
    ["Unreachable", offline],
    ["SystemError", new ApplicationError({ ...coded, code: "WDE0053" })],
    ["SystemError", new ApplicationError({ ...coded, status: 404, statusText: "Not Found", code: "NOT_FOUND" })]
  ])("returns WDE0053 with the cause %s", (tag, error) => {
    const failure = failureOf(error)

    assert.strictEqual(failure._tag, "WDE0053")
    assert.strictEqual((failure.cause as { readonly _tag: string })._tag, tag)
  })
})

describe("too many requests", () => {
  const limited = { ...coded, status: 429, statusText: "Too Many Requests", data: {}, retryAfter: 30 }

  it.each([
    ["WDE0014", "ApplicationError", "WD_UNKNOWN_ERROR"],
    ["WDE0109", "WDE0109", "WD_VALIDATION_ERROR"],
    ["WDE0053", "WDE0053", "WD_UNKNOWN_ERROR"]
  ])("are reported with the code %s and the rate limit as the cause", (code, tag, kind) => {
    const error = new RateLimited({ ...limited, code })
    const failure = failureOf(error)

    assert.deepStrictEqual([failure._tag, failure.kind, failure.message], [tag, kind, "Not allowed."])
    assert.strictEqual("code" in failure ? failure.code : undefined, code)
    assert.strictEqual(failure.cause, error)
    assert.strictEqual((failure.cause as RateLimited).retryAfter, 30)
  })

  it("are reported with WDE0053 if the code only repeats the status", () => {
    const failure = failureOf(new RateLimited({ ...limited, code: "TOO_MANY_REQUESTS" }))

    assert.deepInclude(failure, { _tag: "WDE0053" })
  })

  it.effect("are retried after the Retry-After time, even with a code", () =>
    Effect.gen(function* () {
      const details = { applicationError: { code: "WDE0014", description: "Too many." } }
      const net = network((_, index) =>
        index === 0 ? json({ details }, 429, { "retry-after": "1" }) : json({ totalCount: 3 })
      )

      const counting = yield* Effect.forkChild(
        Queries.use((queries) => queries.count(Query.from("books"))).pipe(Effect.provide(over(net).layer))
      )
      while (net.sent.length === 0) yield* Effect.yieldNow
      yield* TestClock.adjust("900 millis")
      assert.strictEqual(net.sent.length, 1)
      yield* TestClock.adjust("1 second")

      assert.strictEqual(yield* Fiber.join(counting), 3)
    })
  )
})

it("failureOfCall adds the values of the call to the error, failureOf adds none", () => {
  const gone = new ApplicationError({ ...coded, code: "WDE0073" })

  assert.deepStrictEqual((failureOf(gone) as Wde.Wde<"WDE0073">).params, {})
  assert.deepStrictEqual(
    (failureOfCall(Endpoints.update, { collection: "books", itemId: "b1" })(gone) as Wde.Wde<"WDE0073">).params,
    {
      collection: "books",
      itemId: "b1"
    }
  )
})

it("failureOf maps every code of the catalog to itself", () => {
  for (const code of Object.keys(Wde.catalog) as ReadonlyArray<Wde.Code>) {
    assert.strictEqual(failureOf(new ApplicationError({ ...coded, code }))._tag, code)
  }
})

it("a code of the catalog that the call cannot have is an ApplicationError with the code and its kind", () => {
  const error = failureOfCall(Endpoints.get)(new ApplicationError({ ...coded, status: 500, code: "WDE0006" }))

  assert.deepInclude(error, { _tag: "ApplicationError", code: "WDE0006", kind: "WD_VALIDATION_ERROR" })
})
