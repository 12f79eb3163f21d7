import { type DataError, failureOf } from "@portico/client/data/Failure"
import { ApplicationError } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import { assert, describe, it } from "vitest"
import { outcomeOf } from "../../../../packages/react/src/data/listing/outcomeOf.ts"
import type { Asker } from "../../../../packages/react/src/data/listing/Question.ts"

describe("what a result says", () => {
  const refused: AsyncResult.AsyncResult<number, DataError> = AsyncResult.fail(
    Wde.make("WDE0053", { description: "no answer" })
  )

  it("is the same outcome of the same result, so that nothing that counts from it begins anew", () => {
    assert.strictEqual(outcomeOf(refused), outcomeOf(refused))
    const answered = AsyncResult.success<number, DataError>(1)
    assert.strictEqual(outcomeOf(answered), outcomeOf(answered))
  })

  it("is the same problem while it is asked again, and another one of another failure", () => {
    const problem = (result: AsyncResult.AsyncResult<number, DataError>) => {
      const outcome = outcomeOf(result)
      return outcome._tag === "Refused" ? [outcome.problem, outcome.refetching] : []
    }
    const [first] = problem(refused)
    const [again, refetching] = problem(AsyncResult.waiting(refused))
    assert.strictEqual(again, first)
    assert.isTrue(refetching)
    const [other] = problem(AsyncResult.fail(Wde.make("WDE0053", { description: "no answer" })))
    assert.notStrictEqual(other, first)
  })

  it("is that a visitor may sign in, where it is not for them; a member is told that they may not", () => {
    const denied: AsyncResult.AsyncResult<number, DataError> = AsyncResult.fail(
      failureOf(
        new ApplicationError({
          code: "WDE0027",
          data: undefined,
          description: "not for you",
          requestId: undefined,
          status: 403,
          statusText: "Forbidden"
        })
      )
    )
    const keyFor = (asker: Asker) => {
      const outcome = outcomeOf(denied, asker)
      return outcome._tag === "Refused" ? outcome.problem.key : undefined
    }
    assert.strictEqual(keyFor("Visitor"), "signInRequired")
    assert.strictEqual(keyFor("Member ada"), "noPermission")
    assert.strictEqual(outcomeOf(denied, "Visitor"), outcomeOf(denied, "Visitor"))
  })
})
