import * as Lenient from "../../../packages/contract/src/internal/Lenient.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Answer = Schema.Struct({
  total: Lenient.optional(Schema.Finite),
  hint: Lenient.readable(Schema.Struct({ at: Schema.DateFromString }))
})
const decode = Schema.decodeUnknownSync(Answer)

describe("an optional key", () => {
  it("is absent where it is null", () => {
    assert.deepStrictEqual(decode({ total: null }), {})
    assert.deepStrictEqual(decode({}), {})
  })

  it("is read strictly where it is there", () => {
    assert.deepStrictEqual(decode({ total: 5 }), { total: 5 })
    assert.throws(() => decode({ total: "five" }))
  })

  it("is sent as it is", () => {
    assert.deepStrictEqual(Schema.encodeSync(Answer)({ total: 5 }), { total: 5 })
    assert.deepStrictEqual(Schema.encodeSync(Answer)({}), {})
  })
})

describe("a key with a value of ours", () => {
  const decodeName = Schema.decodeUnknownSync(Schema.Struct({ name: Lenient.orElse(Schema.String, "nobody") }))

  it("has it where the answer has none", () => {
    assert.deepStrictEqual(
      [{}, { name: null }, { name: "" }].map((json) => decodeName(json).name),
      ["nobody", "nobody", ""]
    )
  })

  it("is read strictly where it is there", () => {
    assert.throws(() => decodeName({ name: 5 }))
  })
})

describe("a readable key", () => {
  it("is absent where it cannot be read", () => {
    assert.deepStrictEqual(decode({ hint: { at: "no date" } }), {})
    assert.deepStrictEqual(decode({ hint: null }), {})
  })

  it("is there where it can", () => {
    assert.deepStrictEqual(decode({ hint: { at: "1970-01-01T00:00:00.000Z" } }), { hint: { at: new Date(0) } })
  })
})
