import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { closedParts, closedReturnsOf, partSources } from "./PartSources.ts"

// The other tests render the parts in a few states only. This one covers each expression that a part returns,
// and each one of the components that receive its props.
describe("in each state, the application's props", () => {
  it("are checked for all parts", () => {
    expect(partSources.length).toBeGreaterThan(290)
    expect(partSources.filter(({ source }) => source === undefined)).toEqual([])
    expect(Object.keys(closedParts).filter((name) => !partSources.some((part) => part.name === name))).toEqual([])
  })

  it.each(partSources)("reach the element of $name", ({ name, source }) => {
    const closed = source === undefined ? [] : closedReturnsOf(source)

    expect(closed.length > 0).toBe(Object.hasOwn(closedParts, name))
  })
})

it("the guide names all parts that do not pass the application's props", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/guides/kit.md"), "utf8")
  const named = guide.split("\n").flatMap((line) => {
    const [parts = ""] = /^\| `\w+Parts\.[^|]*/.exec(line) ?? []
    let module = ""
    return [...parts.matchAll(/`(\w*)\.(\w+)`/g)].map(([, own = "", part = ""]) => {
      module = own === "" ? module : own
      return `${module}.${part}`
    })
  })

  expect(named.toSorted()).toEqual(Object.keys(closedParts).toSorted())
})
