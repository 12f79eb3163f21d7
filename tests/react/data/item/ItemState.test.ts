import { assert, describe, it } from "@effect/vitest"
import { itemStateOf } from "../../../../packages/react/src/data/item/ItemState.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const emma = { id: "emma", data: { title: "Emma" } }
const refused = { _tag: "Refused", problem: Problem.make("rateLimited"), refetching: false } as const

describe("an item that could not be read", () => {
  it("stays as it was read before, and says why", () => {
    assert.deepStrictEqual(itemStateOf(refused, emma), { ...refused, _tag: "Ready", item: emma })
  })

  it("is nothing but the reason where it never was", () => {
    assert.deepStrictEqual(itemStateOf(refused, undefined), { ...refused, _tag: "Failed" })
  })
})
