import * as Enumeration from "@portico/contract/Enumeration"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Colour = Enumeration.make(["RED", "GREEN"])

describe("an enumeration", () => {
  it("sends its members", () => {
    assert.strictEqual(Schema.encodeUnknownSync(Colour.request)("RED"), "RED")
  })

  it("refuses to send anything else", () => {
    assert.throws(() => Schema.encodeUnknownSync(Colour.request)("BLUE"))
  })

  it("keeps a member that it does not know, where it is answered", () => {
    assert.strictEqual(Schema.decodeSync(Colour.answer)("BLUE"), "BLUE")
  })

  it("is answered by its type alone as well", () => {
    const schema = Enumeration.answered<typeof Colour>()

    assert.deepStrictEqual([schema.ast, Schema.decodeSync(schema)("BLUE")], [Colour.answer.ast, "BLUE"])
  })
})
