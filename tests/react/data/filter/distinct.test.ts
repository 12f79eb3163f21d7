import * as Filter from "@portico/client/data/Filter"
import { assert, describe, it } from "@effect/vitest"
import { distinctState, filterOf, toggleChoice } from "../../../../packages/react/src/data/filter/distinct.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const model = (...args: Parameters<typeof filterOf>) => Filter.toModel(filterOf(...args))
const read = { values: [{ value: "en", count: 3 }], hasNext: false }

describe("filterOf", () => {
  it("matches any of the chosen values, and every item if none is chosen", () => {
    assert.deepStrictEqual(model("language", ["en", "fr"], "in"), { language: { $in: ["en", "fr"] } })
    assert.deepStrictEqual(model("tags", ["a"], "hasSome"), { tags: { $hasSome: ["a"] } })
    assert.deepStrictEqual(model("language", [], "in"), {})
  })

  it("combines booleans one by one, because no list operator accepts them", () => {
    const filter = filterOf("signed", [true, false], "in")

    assert.deepStrictEqual(filter.problems, [])
    assert.isTrue(Filter.matches(filter)({ signed: false }))
    assert.isFalse(Filter.matches(filter)({}))
    assert.isTrue(Filter.matches(filterOf("signed", ["yes", true], "in"))({ signed: "yes" }))
  })

  it("treats dates of the same time as equal", () => {
    assert.deepStrictEqual(toggleChoice([new Date(1)], new Date(1)), [])
    assert.deepStrictEqual(toggleChoice(["a"], "b"), ["a", "b"])
  })
})

describe("distinctState", () => {
  it("shows the current values while it reads newer ones, and after a failed read", () => {
    const problem = Problem.make("offline")

    assert.deepStrictEqual(distinctState(undefined, { _tag: "Awaited" }), { _tag: "Loading" })
    assert.deepInclude(distinctState(read, { _tag: "Awaited" }), { _tag: "Ready", refetching: true })
    assert.deepInclude(distinctState(read, { _tag: "Refused", problem, refetching: false }), { _tag: "Ready", problem })
    assert.deepInclude(distinctState(undefined, { _tag: "Refused", problem, refetching: false }), { _tag: "Failed" })
  })
})
