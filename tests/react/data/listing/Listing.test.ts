import { assert, describe, it } from "@effect/vitest"
import * as Listing from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const page = { items: ["emma"], total: 1 }
const problem = Problem.make("offline")

describe("Listing.after", () => {
  it("is loading until the first read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Awaited" }), { _tag: "Loading" })
  })

  it("shows the current items while a newer read is pending", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Awaited" }), { _tag: "Ready", ...page, refetching: true })
  })

  it("shows the current items and the problem after a failed read", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Refused", problem, refetching: false }), {
      _tag: "Ready",
      ...page,
      problem,
      refetching: false
    })
  })

  it("fails if there was no earlier read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Refused", problem, refetching: true }), {
      _tag: "Failed",
      problem,
      refetching: true
    })
  })

  it("shows the items of the read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Succeeded", value: page, refetching: false }), {
      _tag: "Ready",
      ...page,
      refetching: false
    })
  })
})
