import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import * as Hash from "effect/Hash"
import * as Option from "effect/Option"
import * as Effect from "effect/reactivity/AsyncResult"
import { afterEach, beforeEach, vi } from "vitest"
import * as AsyncResult from "../../../packages/react/src/runtime/AsyncResult.ts"

type Result = Effect.AsyncResult<string, string>

const causes = { error: Cause.fail("offline"), defect: Cause.die("crashed"), interruption: Cause.interrupt(1) }

/** Returns results in all states, created by our module or by Effect's. */
const resultsOf = ({ failure, initial, success }: Pick<typeof Effect, "failure" | "initial" | "success">) => {
  const results: Record<string, Result> = {}
  for (const waiting of [false, true]) {
    const suffix = waiting ? ", waiting" : ""
    results[`initial${suffix}`] = initial(waiting)
    results[`success${suffix}`] = success("Emma", { waiting })
    results[`other success${suffix}`] = success("Persuasion", { waiting })
    for (const [name, cause] of Object.entries(causes)) {
      results[`${name}${suffix}`] = failure<string, string>(cause, { waiting })
      results[`${name} after a success${suffix}`] = failure<string, string>(cause, {
        previousSuccess: Option.some(success("Emma")),
        waiting
      })
    }
  }
  return results
}

/** Calls our function and Effect's with results of both. Returns the states for which the outcomes differ. */
const differences = <A>(ours: (result: Result) => A, effects: (result: Result) => A): ReadonlyArray<string> => {
  const created = resultsOf(AsyncResult)
  return Object.entries(resultsOf(Effect)).flatMap(([state, effect]) => {
    const expected = effects(effect)
    const result = created[state]!
    const outcomes = [ours(result), ours(effect), effects(result)]
    const isSame = (outcome: A) =>
      JSON.stringify(outcome) === JSON.stringify(expected) && Equal.equals(outcome, expected)
    return outcomes.every(isSame) ? [] : [state]
  })
}

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

describe("the results of atoms", () => {
  it("have the properties of Effect's", () => {
    assert.deepStrictEqual(
      differences(
        (result) => ({ ...result }),
        (result) => ({ ...result })
      ),
      []
    )
  })

  it("are equal to those of Effect in the same state, and to no others", () => {
    const ours = Object.entries(resultsOf(AsyncResult))
    const effects = Object.entries(resultsOf(Effect))

    for (const [left, one] of ours) {
      for (const [right, other] of effects) {
        // The last value before a failure does not matter.
        const isSame = left.replace(" after a success", "") === right.replace(" after a success", "")
        assert.strictEqual(Equal.equals(one, other), isSame, `${left} and ${right}`)
        assert.strictEqual(Equal.equals(other, one), isSame, `${right} and ${left}`)
        assert.strictEqual(Hash.hash(one) === Hash.hash(other), isSame, `the hashes of ${left} and ${right}`)
      }
    }
    assert.isFalse(Equal.equals(AsyncResult.initial(), Option.none()))
  })

  it("can be piped into Effect's functions", () => {
    const mapped = AsyncResult.success("Emma").pipe(Effect.map((title) => title.length))

    assert.isTrue(Effect.isAsyncResult(AsyncResult.initial()))
    assert.isTrue(Equal.equals(mapped, AsyncResult.success(4)))
    assert.deepStrictEqual(differences(Effect.cause, Effect.cause), [])
    assert.deepStrictEqual(
      differences(
        (result) => Effect.all([result, AsyncResult.success("!")]),
        (result) => Effect.all([result, Effect.success("!")])
      ),
      []
    )
  })
})

const previous = [Option.none<Result>(), ...Object.values(resultsOf(Effect)).map(Option.some)]

describe("the functions of results", () => {
  it.each([
    ["isInitial", AsyncResult.isInitial, Effect.isInitial],
    ["isNotInitial", AsyncResult.isNotInitial, Effect.isNotInitial],
    ["isSuccess", AsyncResult.isSuccess, Effect.isSuccess],
    ["isFailure", AsyncResult.isFailure, Effect.isFailure],
    ["value", AsyncResult.value, Effect.value],
    ["error", AsyncResult.error, Effect.error],
    ["toExit", AsyncResult.toExit, Effect.toExit],
    ["waiting", AsyncResult.waiting, (result) => Effect.waiting(result)]
  ] satisfies ReadonlyArray<[string, (result: Result) => unknown, (result: Result) => unknown]>)(
    "%s returns the same as Effect's",
    (_, ours, effects) => assert.deepStrictEqual(differences<unknown>(ours, effects), [])
  )

  it("return the last value or a default as Effect's do", () => {
    assert.deepStrictEqual(
      differences(
        (result) => AsyncResult.getOrElse(result, () => "none"),
        (result) => Effect.getOrElse(result, () => "none")
      ),
      []
    )
  })

  it.each(previous)("keep the last value as Effect's do after %j", (last) => {
    assert.deepStrictEqual(
      differences<unknown>(
        (result) => (AsyncResult.isSuccess(result) ? result : AsyncResult.replacePrevious(result, last)),
        (result) => Effect.replacePrevious(result, last)
      ),
      []
    )
    assert.deepStrictEqual(
      differences<unknown>(
        () => AsyncResult.failureWithPrevious(causes.error, last, true),
        () => Effect.failureWithPrevious(causes.error, { previous: last, waiting: true })
      ),
      []
    )
    for (const exit of [Exit.succeed("Emma"), Exit.fail("offline")]) {
      assert.deepStrictEqual(
        differences<unknown>(
          () => AsyncResult.fromExitWithPrevious(exit, last),
          () => Effect.fromExitWithPrevious(exit, last)
        ),
        []
      )
    }
    assert.deepStrictEqual(
      differences<unknown>(
        () => AsyncResult.waitingFrom(last),
        () => Effect.waitingFrom(last)
      ),
      []
    )
  })

  it("do not copy a result that is waiting already", () => {
    const result = AsyncResult.initial(true)

    assert.strictEqual(AsyncResult.waiting(result), result)
  })
})
