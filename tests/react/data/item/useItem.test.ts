import { assert, describe, it } from "@effect/vitest"
import { itemStateOf } from "../../../../packages/react/src/data/item/useItem.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const emma = { id: "emma", data: { title: "Emma" } }
const refused = { _tag: "Refused", problem: Problem.make("rateLimited"), refetching: false } as const

describe("itemStateOf after a failed read", () => {
  it("shows the earlier item with the problem", () => {
    assert.deepStrictEqual(itemStateOf(refused, emma), { ...refused, _tag: "Ready", item: emma })
  })

  it("has only the problem if there was no earlier item", () => {
    assert.deepStrictEqual(itemStateOf(refused, undefined), { ...refused, _tag: "Failed" })
  })
})
