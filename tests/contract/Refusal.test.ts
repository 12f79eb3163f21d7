import * as Refusal from "@portico/contract/Refusal"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("the code of a refusal that names none", () => {
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
  ])("is the upper-snake form of its status text: %j is %j", (statusText, code) => {
    assert.strictEqual(Refusal.upperSnake(statusText), code)
  })
})

describe("the standard phrase of a status", () => {
  it.each([
    [404, "Not Found"],
    [413, "Content Too Large"],
    [422, "Unprocessable Content"],
    [429, "Too Many Requests"],
    [501, "Not Implemented"],
    [504, "Gateway Timeout"]
  ])("of %s is %s", (status, phrase) => {
    assert.strictEqual(Refusal.statusPhrase(status), phrase)
  })

  it.each([299, 418, 499, 505, 599, 0, -1])("of %s is UNKNOWN: no call is answered it", (status) => {
    assert.strictEqual(Refusal.statusPhrase(status), "UNKNOWN")
  })
})

describe("the sentences", () => {
  it("name every violation, in the order of the answer", () => {
    const violations = [
      { field: "password", description: "too short" },
      { field: "loginId.email", description: "no address" }
    ]

    assert.strictEqual(
      Refusal.violationsText(violations),
      'INVALID_ARGUMENT: "password" too short, "loginId.email" no address'
    )
  })

  it("of a system error carry the request id, if there is one", () => {
    assert.strictEqual(Refusal.systemErrorText("REQ-1"), "System error occurred, request-id: REQ-1")
    assert.strictEqual(Refusal.systemErrorText(undefined), "System error occurred, request-id: unknown")
  })
})

describe("a validation error", () => {
  const decode = Schema.decodeUnknownSync(Refusal.ValidationEnvelope)

  it("keeps what its violations say", () => {
    const violation = {
      field: "loginId.email",
      description: "value is not a valid email",
      violatedRule: "FORMAT",
      data: { type: "EMAIL" }
    }

    const envelope = decode({
      message: "INVALID_ARGUMENT",
      details: { validationError: { fieldViolations: [violation] } }
    })

    assert.deepStrictEqual(envelope.details.validationError.fieldViolations, [violation])
  })

  it("may come without a message, and without a list", () => {
    const envelope = decode({ details: { validationError: {} } })

    assert.deepStrictEqual(envelope.details.validationError.fieldViolations, [])
  })

  it("is read even where a violation is half empty", () => {
    const violation = { field: "password", description: null, violatedRule: 7, data: null }

    const envelope = decode({ message: null, details: { validationError: { fieldViolations: [violation, {}] } } })

    assert.deepStrictEqual(envelope.details.validationError.fieldViolations, [
      { field: "password", description: "" },
      { field: "", description: "" }
    ])
  })

  it("is not made out of anything else", () => {
    for (const body of [{}, { details: {} }, { details: { applicationError: { code: "X" } } }, "", null]) {
      assert.throws(() => decode(body))
    }
  })
})

describe("an application error", () => {
  const decode = Schema.decodeUnknownSync(Refusal.ApplicationEnvelope)

  it.each(["WDE0025", -19995])("has a code: %j", (code) => {
    const envelope = decode({ message: "m", details: { applicationError: { code, description: "d", data: { a: 1 } } } })

    assert.deepStrictEqual(envelope.details.applicationError, { code, description: "d", data: { a: 1 } })
  })

  it("may lack all that an application error can say", () => {
    const envelope = decode({ details: { applicationError: { code: null, description: 5, data: null } } })

    assert.deepStrictEqual(envelope.details.applicationError, {})
  })
})
