import type { Outcome } from "../../../../packages/react/src/data/listing/Listing.ts"
import { outcomeOf } from "../../../../packages/react/src/data/listing/outcomeOf.ts"
import { ofWrite } from "../../../../packages/react/src/problem/DataProblem.ts"
import type { Viewer } from "../../../../packages/react/src/session/memberAtom.ts"
import { assert, describe, it } from "@effect/vitest"
import { failureOf, type DataError } from "@portico/client/data/Failure"
import { ApplicationError } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import * as Cause from "effect/Cause"
import * as AsyncResult from "effect/reactivity/AsyncResult"

describe("outcomeOf", () => {
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

  it("returns the same object for the same result, so that timers do not restart", () => {
    assert.strictEqual(outcomeOf(refused), outcomeOf(refused))
    const answered = AsyncResult.success<number, DataError>(1)
    assert.strictEqual(outcomeOf(answered), outcomeOf(answered))
  })

  it("returns the same problem during a retry, and another one for another failure", () => {
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

  it("offers a visitor to sign in, and denies a member", () => {
    const keyFor = (viewer: Viewer) => {
      const outcome = outcomeOf(denied, viewer)
      return outcome._tag === "Refused" ? outcome.problem.key : undefined
    }
    assert.strictEqual(keyFor("Visitor"), "signInRequired")
    assert.strictEqual(keyFor("Member ada"), "noPermission")
    assert.strictEqual(outcomeOf(denied, "Visitor"), outcomeOf(denied, "Visitor"))
  })

  it("returns the outcome of each user for alternating calls", () => {
    const [visitor, member] = [outcomeOf(denied, "Visitor"), outcomeOf(denied, "Member ada")]
    assert.strictEqual(outcomeOf(denied, "Visitor"), visitor)
    assert.strictEqual(outcomeOf(denied, "Member ada"), member)
    const problemOf = (outcome: Outcome<unknown>) => (outcome._tag === "Refused" ? outcome.problem : undefined)
    // Timers that depend on the problem continue during a retry.
    assert.strictEqual(problemOf(outcomeOf(AsyncResult.waiting(denied), "Visitor")), problemOf(visitor))
  })

  it("waits after an interrupted read, and reports a defect as a problem", () => {
    const left = AsyncResult.failure<number, DataError>(Cause.interrupt(1))
    assert.deepStrictEqual(outcomeOf(left), { _tag: "Awaited" })
    const broken = outcomeOf(AsyncResult.failure<number, DataError>(Cause.die("a bug")))
    assert.strictEqual(broken._tag === "Refused" ? broken.problem.key : undefined, "unexpected")
  })
})

const keyOf = (code: string, status: number) =>
  ofWrite(
    failureOf(
      new ApplicationError({ code, data: {}, description: "no", requestId: undefined, status, statusText: "No" })
    )
  ).key

describe("ofWrite", () => {
  it("distinguishes a forbidden change, an unmet condition and a missing item", () => {
    assert.strictEqual(keyOf("WDE0027", 403), "changeForbidden")
    assert.strictEqual(keyOf("PRECONDITION_FAILED", 428), "conditionNotMet")
    assert.strictEqual(keyOf("WDE0073", 404), "itemNotFound")
  })
})
