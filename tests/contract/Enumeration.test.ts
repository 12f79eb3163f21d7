import * as Enumeration from "@portico/contract/Enumeration"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Colour = Enumeration.make(["RED", "GREEN"])

describe("an enumeration", () => {
  it("encodes its members", () => {
    assert.strictEqual(Schema.encodeUnknownSync(Colour.request)("RED"), "RED")
  })

  it("does not encode other values", () => {
    assert.throws(() => Schema.encodeUnknownSync(Colour.request)("BLUE"))
  })

  it("decodes unknown members of a response", () => {
    assert.strictEqual(Schema.decodeSync(Colour.response)("BLUE"), "BLUE")
  })

  it("creates the schema of a response from its type", () => {
    const schema = Enumeration.responseOf<typeof Colour>()

    assert.deepStrictEqual([schema.ast, Schema.decodeSync(schema)("BLUE")], [Colour.response.ast, "BLUE"])
  })
})
