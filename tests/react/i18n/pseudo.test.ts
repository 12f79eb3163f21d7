import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { he } from "../../../packages/react/src/i18n/locales/he.ts"
import { pseudo } from "../../../packages/react/src/i18n/pseudo.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"
import { sayingsOf } from "./sayings.ts"

describe("pseudo", () => {
  const messages = pseudo(en)

  it("marks every fixed and computed message", () => {
    assert.strictEqual(messages.signIn.submit, "⟦Šïĝñ ïñ one⟧")
    assert.match(messages.problems.rateLimited(Problem.make("rateLimited", { retryAfter: 3 })), /^⟦.*3 šëçøñdš.*⟧$/)
  })

  it("lengthens messages by at least a third", () => {
    const texts = [...Object.values(en.signIn), ...Object.values(en.account)].filter((text) => typeof text === "string")
    const longer = [...Object.values(messages.signIn), ...Object.values(messages.account)]
    const stretched = longer.filter((text) => typeof text === "string")

    for (const [index, text] of texts.entries()) assert.isAtLeast(stretched[index]!.length, text.length * 1.3)
  })

  it("has the given direction, otherwise that of the catalog", () => {
    assert.strictEqual(messages.direction, "ltr")
    assert.strictEqual(pseudo(en, "rtl").direction, "rtl")
    assert.strictEqual(pseudo(he).direction, "rtl")
    assert.strictEqual(pseudo(he).locale, "he")
    assert.isTrue(pseudo(he).draft)
  })

  it.each([
    ["of English", en],
    ["of English, from right to left", pseudo(en, "rtl")],
    ["of Hebrew", he]
  ])("lengthens all messages %s", (_, catalog) => {
    const plain = sayingsOf(pseudo(catalog)).filter(({ text }) => !/^⟦.+⟧$/s.test(text))

    assert.deepStrictEqual(plain, [])
  })
})
