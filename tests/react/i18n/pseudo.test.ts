import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { pseudo } from "../../../packages/react/src/i18n/pseudo.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"

describe("pseudo", () => {
  const messages = pseudo(en)

  it("marks every text and every sentence that is made", () => {
    assert.strictEqual(messages.signIn.submit, "⟦Šïĝñ ïñ one⟧")
    assert.match(messages.problems.rateLimited(Problem.make("rateLimited", { retryAfter: 3 })), /^⟦.*3 šëçøñdš.*⟧$/)
  })

  it("makes them longer by a third at least", () => {
    const texts = [...Object.values(en.signIn), ...Object.values(en.account)].filter((text) => typeof text === "string")
    const longer = [...Object.values(messages.signIn), ...Object.values(messages.account)]
    const stretched = longer.filter((text) => typeof text === "string")

    for (const [index, text] of texts.entries()) assert.isAtLeast(stretched[index]!.length, text.length * 1.3)
  })
})
