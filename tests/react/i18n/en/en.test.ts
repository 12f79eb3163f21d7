import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../../packages/react/src/i18n/en/en.ts"
import { count } from "../../../../packages/react/src/i18n/en/format.ts"
import type { Messages } from "../../../../packages/react/src/i18n/messages/Messages.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import { describeCatalog } from "../catalog.ts"

const messages: Messages = en
const keys = Object.keys(en.problems) as ReadonlyArray<Problem.ProblemKey>

describeCatalog(en, {
  plurals: { one: "one", other: "other" },
  count: (value) => count(value, "one", "other").replace(/^.* /, ""),
  letter: /\p{Script=Latin}/u
})

describe("the English catalog", () => {
  it.each(keys)("has a plain sentence for %s", (key) => {
    const text = messages.problems[key](Problem.make(key))

    assert.match(text, /^[A-Z].*\.$/)
    assert.notMatch(text, /undefined|null|NaN|\[object|WDE|-199/)
  })

  it("contains the wait time with the correct plural", () => {
    const rateLimited = (retryAfter?: number) =>
      messages.problems.rateLimited(Problem.make("rateLimited", { retryAfter }))

    assert.include(rateLimited(1), "in 1 second.")
    assert.include(rateLimited(30), "in 30 seconds.")
    assert.include(rateLimited(), "Wait a moment")
  })

  it("contains the reference if there is one", () => {
    const problem = Problem.make("serverError", { code: "E1", requestId: "r-7" })

    assert.include(messages.problems.serverError(problem), "Reference: E1, r-7.")
  })

  it("counts items", () => {
    assert.strictEqual(messages.table.ready(1, undefined), "1 item")
    assert.strictEqual(messages.table.ready(3, 3), "3 items")
    assert.strictEqual(messages.table.ready(50, 1234), "50 of 1,234 items")
  })
})
