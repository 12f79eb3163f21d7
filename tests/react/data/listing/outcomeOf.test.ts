import { type DataError, failureOf } from "@portico/client/data/Failure"
import { ApplicationError } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import * as Cause from "effect/Cause"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import { assert, describe, it } from "vitest"
import { outcomeOf } from "../../../../packages/react/src/data/listing/outcomeOf.ts"
import { type Outcome } from "../../../../packages/react/src/data/listing/Listing.ts"
import type { Asker } from "../../../../packages/react/src/data/listing/Question.ts"

describe("what a result says", () => {
  const refused: AsyncResult.AsyncResult<number, DataError> = AsyncResult.fail(
    Wde.make("WDE0053", { description: "no answer" })
  )

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
    const keyFor = (asker: Asker) => {
      const outcome = outcomeOf(denied, asker)
      return outcome._tag === "Refused" ? outcome.problem.key : undefined
    }
    assert.strictEqual(keyFor("Visitor"), "signInRequired")
    assert.strictEqual(keyFor("Member ada"), "noPermission")
    assert.strictEqual(outcomeOf(denied, "Visitor"), outcomeOf(denied, "Visitor"))
  })

  it("is that of each asker, however often either of them looks", () => {
    const [visitor, member] = [outcomeOf(denied, "Visitor"), outcomeOf(denied, "Member ada")]
    assert.strictEqual(outcomeOf(denied, "Visitor"), visitor)
    assert.strictEqual(outcomeOf(denied, "Member ada"), member)
    const problemOf = (outcome: Outcome<unknown>) => (outcome._tag === "Refused" ? outcome.problem : undefined)
    // What counts from the problem goes on while it is asked again.
    assert.strictEqual(problemOf(outcomeOf(AsyncResult.waiting(denied), "Visitor")), problemOf(visitor))
  })

  it("is that a read which was left is awaited again, and that a defect is a problem like any other", () => {
    const left = AsyncResult.failure<number, DataError>(Cause.interrupt(1))
    assert.deepStrictEqual(outcomeOf(left), { _tag: "Awaited" })
    const broken = outcomeOf(AsyncResult.failure<number, DataError>(Cause.die("a bug")))
    assert.strictEqual(broken._tag === "Refused" ? broken.problem.key : undefined, "unexpected")
  })
})
