import * as Refusal from "@portico/contract/Refusal"
import { assert, describe, it } from "@effect/vitest"

describe("Refusal.upperSnake", () => {
  it.each([
    ["Not Found", "NOT_FOUND"],
    ["I'm a teapot", "I_M_A_TEAPOT"],
    ["notFoundThing", "NOT_FOUND_THING"],
    ["Bad Request", "BAD_REQUEST"],
    ["Very Bad", "VERY_BAD"],
    ["HTTP Version Not Supported", "HTTP_VERSION_NOT_SUPPORTED"],
    ["  non-authoritative, information ", "NON_AUTHORITATIVE_INFORMATION"],
    ["NOT_FOUND", "NOT_FOUND"],
    ["", ""]
  ])("converts the status text %j to %j", (statusText, code) => {
    assert.strictEqual(Refusal.upperSnake(statusText), code)
  })
})

describe("Refusal.statusPhrase", () => {
  // RFC 9110 §15, and the statuses that other documents registered.
  it.each([
    [400, "Bad Request"],
    [401, "Unauthorized"],
    [402, "Payment Required"],
    [403, "Forbidden"],
    [404, "Not Found"],
    [405, "Method Not Allowed"],
    [406, "Not Acceptable"],
    [407, "Proxy Authentication Required"],
    [408, "Request Timeout"],
    [409, "Conflict"],
    [410, "Gone"],
    [411, "Length Required"],
    [412, "Precondition Failed"],
    [413, "Content Too Large"],
    [414, "URI Too Long"],
    [415, "Unsupported Media Type"],
    [416, "Range Not Satisfiable"],
    [417, "Expectation Failed"],
    [418, "I'm a teapot"],
    [421, "Misdirected Request"],
    [422, "Unprocessable Content"],
    [423, "Locked"],
    [424, "Failed Dependency"],
    [425, "Too Early"],
    [426, "Upgrade Required"],
    [428, "Precondition Required"],
    [429, "Too Many Requests"],
    [431, "Request Header Fields Too Large"],
    [451, "Unavailable For Legal Reasons"],
    [500, "Internal Server Error"],
    [501, "Not Implemented"],
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
    [504, "Gateway Timeout"],
    [505, "HTTP Version Not Supported"],
    [506, "Variant Also Negotiates"],
    [507, "Insufficient Storage"],
    [508, "Loop Detected"],
    [510, "Not Extended"],
    [511, "Network Authentication Required"]
  ])("returns for %s the phrase %s", (status, phrase) => {
    assert.strictEqual(Refusal.statusPhrase(status), phrase)
  })

  it.each([299, 419, 430, 450, 499, 509, 599, 0, -1])("returns UNKNOWN for %s, which is not registered", (status) => {
    assert.strictEqual(Refusal.statusPhrase(status), "UNKNOWN")
  })
})

describe("the message of a refusal", () => {
  it("contains every violation in the order of the response", () => {
    const violations = [
      { field: "password", description: "too short" },
      { field: "loginId.email", description: "no address" }
    ]

    assert.strictEqual(
      Refusal.violationsText(violations),
      'INVALID_ARGUMENT: "password" too short, "loginId.email" no address'
    )
  })

  it("contains the request id of a system error if there is one", () => {
    assert.strictEqual(Refusal.systemErrorText("REQ-1"), "System error occurred, request-id: REQ-1")
    assert.strictEqual(Refusal.systemErrorText(undefined), "System error occurred, request-id: unknown")
  })
})

it.each(["invalid_grant", "access_denied", "INVALID_REFRESH_TOKEN", "SESSION_REVOKED", "-19958"])(
  "the code %s ends the session",
  (code) => {
    assert.isTrue(Refusal.endsSession(code))
  }
)

it.each([
  "temporarily_unavailable",
  "server_error",
  "slow_down",
  "SERVICE_UNAVAILABLE",
  "TOO_MANY_REQUESTS",
  "RATE_LIMIT_EXCEEDED",
  "RESOURCE_EXHAUSTED",
  "DEADLINE_EXCEEDED",
  "INTERNAL",
  "WDE0014"
])("the code %s means unavailable and does not end the session", (code) => {
  assert.isTrue(Refusal.isUnavailable(code))
  assert.isFalse(Refusal.endsSession(code))
})

it.each(["invalid_request", "invalid_client", "unauthorized_client"])(
  "the code %s means a wrong configuration and does not end the session",
  (code) => {
    assert.isFalse(Refusal.isUnavailable(code))
    assert.isFalse(Refusal.endsSession(code))
  }
)
