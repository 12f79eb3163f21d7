import { assert, describe, it } from "@effect/vitest"
import * as Listing from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const page = { items: ["emma"], total: 1 }
const problem = Problem.make("offline")

describe("a listing", () => {
  it("is loading until something was read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Awaited" }), { _tag: "Loading" })
  })

  it("keeps what it shows while something newer is awaited", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Awaited" }), { _tag: "Ready", ...page, refetching: true })
  })

  it("keeps what it shows when the newest read failed, and says why", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Refused", problem, refetching: false }), {
      _tag: "Ready",
      ...page,
      problem,
      refetching: false
    })
  })

  it("has failed where nothing was read before", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Refused", problem, refetching: true }), {
      _tag: "Failed",
      problem,
      refetching: true
    })
  })

  it("shows what was read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Answered", value: page, refetching: false }), {
      _tag: "Ready",
      ...page,
      refetching: false
    })
  })
})
