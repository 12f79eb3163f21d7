import * as Lenient from "../../../packages/contract/src/internal/Lenient.ts"
import * as Enumeration from "@portico/contract/Enumeration"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Answer = Schema.Struct({
  total: Lenient.optional(Schema.Finite),
  hint: Lenient.readable(Schema.Struct({ at: Schema.DateFromString }))
})
const decode = Schema.decodeUnknownSync(Answer)

describe("an optional key", () => {
  it("is omitted if it is null", () => {
    assert.deepStrictEqual(decode({ total: null }), {})
    assert.deepStrictEqual(decode({}), {})
  })

  it("is checked if it is present", () => {
    assert.deepStrictEqual(decode({ total: 5 }), { total: 5 })
    assert.throws(() => decode({ total: "five" }))
  })

  it("is encoded unchanged", () => {
    assert.deepStrictEqual(Schema.encodeSync(Answer)({ total: 5 }), { total: 5 })
    assert.deepStrictEqual(Schema.encodeSync(Answer)({}), {})
  })
})

describe("a key with a default value", () => {
  const decodeName = Schema.decodeUnknownSync(Schema.Struct({ name: Lenient.orElse(Schema.String, "nobody") }))

  it("has the default if the response contains none", () => {
    assert.deepStrictEqual(
      [{}, { name: null }, { name: "" }].map((json) => decodeName(json).name),
      ["nobody", "nobody", ""]
    )
  })

  it("is checked if it is present", () => {
    assert.throws(() => decodeName({ name: 5 }))
  })
})

describe("a readable key", () => {
  it("is omitted if it cannot be decoded", () => {
    assert.deepStrictEqual(decode({ hint: { at: "no date" } }), {})
    assert.deepStrictEqual(decode({ hint: null }), {})
  })

  it("is present if it can be decoded", () => {
    assert.deepStrictEqual(decode({ hint: { at: "1970-01-01T00:00:00.000Z" } }), { hint: { at: new Date(0) } })
  })
})

describe("a member of an enumeration", () => {
  const Color = Enumeration.make(["RED", "GREEN"])

  it("can be one that this version does not list", () => {
    assert.strictEqual(Schema.decodeSync(Lenient.memberOf<typeof Color>())("BLUE"), "BLUE")
  })
})
