import { assert, it } from "@effect/vitest"
import { estimateStrength, strengthWith } from "../../packages/react/src/strength.ts"

it("estimates a password once its library is there", async () => {
  assert.strictEqual((await estimateStrength("password")).level, 0)
  assert.strictEqual((await estimateStrength("countess of analytical engines")).level, 4)
})

it("goes by the words of a page", async () => {
  const strength = strengthWith({ words: ["bookshop"] })

  assert.strictEqual((await strength("bookshop1")).adviceKey, "personal")
})
