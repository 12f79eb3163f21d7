import { type DataError, failureOf } from "@portico/client/data/Failure"
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
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"

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
    "an answer that cannot be read",
    new Unreadable({ ...answered, status: 200, cause: "x" }),
    "WDE0055",
    "WD_UNKNOWN_ERROR",
    "could not be read"
  ],
  [
    "a code of the catalogue",
    new ApplicationError({ ...coded, code: "WDE0074" }),
    "WDE0074",
    "WD_VALIDATION_ERROR",
    "Not allowed."
  ],
  ["a code of none", new ApplicationError(coded), "ApplicationError", "WD_VALIDATION_ERROR", "Not allowed."],
  [
    "a code of none of a provider in trouble",
    new ApplicationError({ ...coded, status: 500 }),
    "ApplicationError",
    "WD_UNKNOWN_ERROR",
    "Not allowed."
  ],
  [
    "fields that were not accepted",
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
  ["too many calls", flood, "WDE0053", "WD_UNKNOWN_ERROR", "Not allowed."],
  ["no network", offline, "WDE0053", "WD_UNKNOWN_ERROR", "could not be reached"],
  [
    "a refusal that says nothing",
    new ApplicationError({ ...coded, code: "BAD_REQUEST", description: "Bad Request" }),
    "WDE0053",
    "WD_UNKNOWN_ERROR",
    "request-id: REQ-1"
  ]
]

describe("the failure of a data call", () => {
  it.each(cases)("by %s", (_, error, tag, kind, message) => {
    const failure = failureOf(error)

    assert.deepStrictEqual([failure._tag, failure.kind], [tag, kind])
    assert.include(failure.message, message)
  })

  it("of a code tells what the provider answered", () => {
    const error = new ApplicationError({ ...coded, code: "WDE0078", data: { value: "plain text" } })

    assert.strictEqual(failureOf(error).cause, error)
  })

  it.each([
    ["RateLimited", flood],
    ["SystemError", outage],
    ["Unreachable", offline],
    ["SystemError", new ApplicationError({ ...coded, code: "WDE0053" })],
    ["SystemError", new ApplicationError({ ...coded, status: 404, statusText: "Not Found", code: "NOT_FOUND" })]
  ])("that is unknown has %s for its cause", (tag, error) => {
    const failure = failureOf(error)

    assert.strictEqual(failure._tag, "WDE0053")
    assert.strictEqual((failure.cause as { readonly _tag: string })._tag, tag)
  })
})

it("a code of the catalogue is itself, whichever it is", () => {
  for (const code of Object.keys(Wde.catalogue) as ReadonlyArray<Wde.Code>) {
    assert.strictEqual(failureOf(new ApplicationError({ ...coded, code }))._tag, code)
  }
})
