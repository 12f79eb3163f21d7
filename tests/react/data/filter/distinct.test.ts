import * as Filter from "@portico/client/data/Filter"
import { assert, describe, it } from "@effect/vitest"
import { distinctState, filterOf, toggleChoice } from "../../../../packages/react/src/data/filter/distinct.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const model = (...args: Parameters<typeof filterOf>) => Filter.toModel(filterOf(...args))
const read = { values: [{ value: "en", count: 3 }], hasNext: false }

describe("the filter of chosen values", () => {
  it("asks for one of them, and for every item where there is none", () => {
    assert.deepStrictEqual(model("language", ["en", "fr"], "in"), { language: { $in: ["en", "fr"] } })
    assert.deepStrictEqual(model("tags", ["a"], "hasSome"), { tags: { $hasSome: ["a"] } })
    assert.deepStrictEqual(model("language", [], "in"), {})
  })

  it("asks for booleans one by one, which no list takes", () => {
    const filter = filterOf("signed", [true, false], "in")

    assert.deepStrictEqual(filter.problems, [])
    assert.isTrue(Filter.matches(filter)({ signed: false }))
    assert.isFalse(Filter.matches(filter)({}))
    assert.isTrue(Filter.matches(filterOf("signed", ["yes", true], "in"))({ signed: "yes" }))
  })

  it("takes dates of one time for the same", () => {
    assert.deepStrictEqual(toggleChoice([new Date(1)], new Date(1)), [])
    assert.deepStrictEqual(toggleChoice(["a"], "b"), ["a", "b"])
  })
})

describe("the values of a field", () => {
  it("stay while newer ones are awaited, and when they could not be read", () => {
    const problem = Problem.make("offline")

    assert.deepStrictEqual(distinctState(undefined, { _tag: "Awaited" }), { _tag: "Loading" })
    assert.deepInclude(distinctState(read, { _tag: "Awaited" }), { _tag: "Ready", refetching: true })
    assert.deepInclude(distinctState(read, { _tag: "Refused", problem, refetching: false }), { _tag: "Ready", problem })
    assert.deepInclude(distinctState(undefined, { _tag: "Refused", problem, refetching: false }), { _tag: "Failed" })
  })
})
