import { ApplicationEnvelope, ValidationEnvelope } from "../../../packages/contract/src/internal/RefusalSchema.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a validation error", () => {
  const decode = Schema.decodeUnknownSync(ValidationEnvelope)

  it("contains the properties of its violations", () => {
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

  it("can have no message and no violations", () => {
    const envelope = decode({ details: { validationError: {} } })

    assert.deepStrictEqual(envelope.details.validationError.fieldViolations, [])
  })

  it("is decoded even if a violation is incomplete", () => {
    const violation = { field: "password", description: null, violatedRule: 7, data: null }

    const envelope = decode({ message: null, details: { validationError: { fieldViolations: [violation, {}] } } })

    assert.deepStrictEqual(envelope.details.validationError.fieldViolations, [
      { field: "password", description: "" },
      { field: "", description: "" }
    ])
  })

  it("is not decoded from anything else", () => {
    for (const body of [{}, { details: {} }, { details: { applicationError: { code: "X" } } }, "", null]) {
      assert.throws(() => decode(body))
    }
  })
})

describe("an application error", () => {
  const decode = Schema.decodeUnknownSync(ApplicationEnvelope)

  it.each(["WDE0025", -19995])("has the code %j", (code) => {
    const envelope = decode({ message: "m", details: { applicationError: { code, description: "d", data: { a: 1 } } } })

    assert.deepStrictEqual(envelope.details.applicationError, { code, description: "d", data: { a: 1 } })
  })

  it("can lack every property", () => {
    const envelope = decode({ details: { applicationError: { code: null, description: 5, data: null } } })

    assert.deepStrictEqual(envelope.details.applicationError, {})
  })
})
