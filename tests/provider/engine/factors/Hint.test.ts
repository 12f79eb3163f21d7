import { assert, describe, it } from "@effect/vitest"
import * as Hint from "../../../../packages/provider/src/engine/factors/Hint.ts"

describe("Hint", () => {
  it("shows the last two digits of a phone number", () => {
    assert.strictEqual(Hint.ofPhone("+41 79 123 45 67"), "•••• ••67")
  })

  it("shows the first character and the host of an email address", () => {
    assert.strictEqual(Hint.ofEmail("ada@shop.test"), "a•••@shop.test")
    assert.strictEqual(Hint.ofEmail("𝒜da@shop.test"), "𝒜•••@shop.test")
  })
})
