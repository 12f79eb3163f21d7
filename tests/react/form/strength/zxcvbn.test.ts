import { assert, describe, it } from "@effect/vitest"
import { commonPasswords } from "@portico/contract/CommonPasswords"
import { estimate } from "../../../../packages/react/src/form/strength/zxcvbn.ts"
import { strength as words } from "../../../../packages/react/src/i18n/en/strength.ts"

const levelOf = (password: string) => estimate(password, []).level
const adviceOf = (password: string, own: ReadonlyArray<string> = []) => estimate(password, own).adviceKey

describe("the strength of a password", () => {
  it("increases with the number of guesses", () => {
    assert.strictEqual(levelOf("password"), 0)
    assert.strictEqual(levelOf("Password1"), 0)
    assert.strictEqual(levelOf("engine"), 1)
    assert.strictEqual(levelOf("emma1815"), 2)
    assert.strictEqual(levelOf("a7#kQ9vZ2!"), 3)
    assert.strictEqual(levelOf("countess of analytical engines"), 4)
  })

  it("includes the reason for a weak password", () => {
    assert.strictEqual(adviceOf("iloveyou"), "common")
    assert.strictEqual(adviceOf("aaaaaaaa"), "repeated")
    assert.strictEqual(adviceOf("fghijk"), "sequence")
    assert.strictEqual(adviceOf("sdfghjk"), "keys")
    assert.strictEqual(adviceOf("12.05.1977"), "date")
    assert.strictEqual(adviceOf("engine"), "longer")
  })

  it("includes no advice for a strong password", () => {
    assert.deepStrictEqual(estimate("countess of analytical engines", []), { level: 4 })
  })

  it("is lower for words of the page", () => {
    assert.strictEqual(adviceOf("bookshop1", ["Bookshop"]), "personal")
    assert.isBelow(estimate("lovelace1815", ["lovelace"]).level, levelOf("lovelace1815"))
  })

  it("includes advice in English", () => {
    assert.strictEqual(estimate("aaaaaaaa", []).advice, words.repeated)
  })

  it("is computed quickly for very long passwords", () => {
    assert.isBelow(levelOf("ab1".repeat(20_000)), 3)
  })
})

describe("the list of common passwords", () => {
  it("contains each password once, the most common first", () => {
    assert.strictEqual(new Set(commonPasswords).size, commonPasswords.length)
    assert.strictEqual(commonPasswords.length, 1500)
    assert.strictEqual(commonPasswords[1], "password")
  })
})
