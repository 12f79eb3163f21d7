import { describe, expect, it } from "vitest"
import { closedParts, closedReturnsOf, partSources } from "./PartSources.ts"

// The other tests render the parts in a few states only. This one covers each expression that a part returns.
describe("in each state, the application's props", () => {
  it("are checked for all parts", () => {
    expect(partSources.length).toBeGreaterThan(290)
    expect(partSources.filter(({ render }) => render === undefined)).toEqual([])
    expect(Object.keys(closedParts).filter((name) => !partSources.some((part) => part.name === name))).toEqual([])
  })

  it.each(partSources)("reach the element of $name", ({ name, render }) => {
    const closed = render === undefined ? [] : closedReturnsOf(render)

    expect(closed.length > 0).toBe(Object.hasOwn(closedParts, name))
  })
})
