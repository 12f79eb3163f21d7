import * as Enumeration from "@portico/contract/Enumeration"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Color = Enumeration.make(["RED", "GREEN"])

describe("an enumeration", () => {
  it("encodes its members", () => {
    assert.strictEqual(Schema.encodeUnknownSync(Schema.Literals(Color.members))("RED"), "RED")
  })

  it("does not encode other values", () => {
    assert.throws(() => Schema.encodeUnknownSync(Schema.Literals(Color.members))("BLUE"))
  })
})
