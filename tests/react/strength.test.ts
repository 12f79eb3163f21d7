import { assert, it } from "@effect/vitest"
import { estimateStrength, strengthWith } from "../../packages/react/src/strength.ts"

it("estimates a password once its library is loaded", async () => {
  assert.strictEqual((await estimateStrength("password")).level, 0)
  assert.strictEqual((await estimateStrength("countess of analytical engines")).level, 4)
})

it("lowers the level for words of the page", async () => {
  const strength = strengthWith({ words: ["bookshop"] })

  assert.strictEqual((await strength("bookshop1")).adviceKey, "personal")
})
