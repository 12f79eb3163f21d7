import * as Filter from "@portico/client/data/Filter"
import { describe, expect, it } from "vitest"
import { chosenIn, choosing } from "../../../packages/storefront/src/shelf/facets.ts"

const modelOf = (filter: Filter.Filter | undefined) => (filter === undefined ? undefined : Filter.toModel(filter))

describe("values that are chosen from a list", () => {
  it("are added to the filter, and read from it again", () => {
    const gothic = choosing(undefined, "tags", ["gothic"])
    const both = choosing(gothic, "language", ["en", "fr"])

    expect(modelOf(both)).toEqual({ tags: { $hasSome: ["gothic"] }, language: { $in: ["en", "fr"] } })
    expect(chosenIn(both, "tags")).toEqual(["gothic"])
    expect(chosenIn(both, "language")).toEqual(["en", "fr"])
  })

  it("do not change the rest of the filter", () => {
    const cheap = Filter.lt("price", 10)
    const cheapAndGothic = choosing(cheap, "tags", ["gothic", "horror"])

    expect(modelOf(cheapAndGothic)).toEqual({ price: { $lt: 10 }, tags: { $hasSome: ["gothic", "horror"] } })
    expect(modelOf(choosing(cheapAndGothic, "tags", []))).toEqual({ price: { $lt: 10 } })
  })

  it("are required in addition to a filter with alternatives", () => {
    const either = Filter.or(Filter.lt("price", 10), Filter.gt("stock", 10))
    const filter = choosing(either, "tags", ["gothic"])

    expect(chosenIn(filter, "tags")).toEqual(["gothic"])
    const matches = Filter.matches(filter!)
    expect(matches({ price: 5, stock: 1, tags: ["gothic"] })).toBe(true)
    expect(matches({ price: 5, stock: 1, tags: ["sea"] })).toBe(false)
    expect(matches({ price: 20, stock: 1, tags: ["gothic"] })).toBe(false)
  })

  it("remove the filter when the last one is deselected", () => {
    expect(choosing(choosing(undefined, "tags", ["gothic"]), "tags", [])).toBeUndefined()
    expect(chosenIn(undefined, "tags")).toEqual([])
  })
})
