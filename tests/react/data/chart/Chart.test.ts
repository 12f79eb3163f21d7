import { assert, describe, it } from "@effect/vitest"
import {
  type ChartGroup,
  type ChartValue,
  extremesOf,
  groupsOf,
  hasShares,
  showing,
  totalOf
} from "../../../../packages/react/src/data/chart/Chart.ts"

const copies: ChartValue = { field: "copies", header: "Copies", folding: "sum" }

const groups = (...numbers: ReadonlyArray<number | undefined>): ReadonlyArray<ChartGroup> =>
  numbers.map((value, index) => ({ key: `g${index}`, label: `g${index}`, at: undefined, values: [value] }))

const shown = (room: number, values: ReadonlyArray<ChartValue>, ...numbers: ReadonlyArray<number | undefined>) =>
  showing(groups(...numbers), values, room, (count) => `Other (${count})`)

describe("groupsOf", () => {
  it("returns the numbers of the columns, and undefined for other values", () => {
    const rows = [
      { _id: "en", copies: 7, price: null },
      { _id: "de", copies: Number.NaN, price: "9" }
    ]

    assert.deepStrictEqual(
      groupsOf(rows, { field: "_id", header: "Language" }, [copies, { field: "price", header: "Price" }], String),
      [
        { key: "en", label: "en", at: undefined, values: [7, undefined] },
        { key: "de", label: "de", at: undefined, values: [undefined, undefined] }
      ]
    )
  })

  it("returns different keys for groups with the same label", () => {
    const rows = [{ _id: "a" }, { _id: "b" }]
    const named = groupsOf(rows, { field: "_id", header: "", label: () => "same" }, [], String)

    assert.strictEqual(new Set(named.map(({ key }) => key)).size, 2)
  })

  it("assigns a position on the scale to numbers and dates", () => {
    const at = (value: unknown) => groupsOf([{ _id: value }], { field: "_id", header: "" }, [], String)[0]?.at

    assert.strictEqual(at(1815), 1815)
    assert.strictEqual(at(new Date(5)), 5)
    assert.isUndefined(at(new Date(Number.NaN)))
    assert.isUndefined(at("1815"))
  })

  it("does not read inherited properties", () => {
    const [group] = groupsOf([{}], { field: "constructor", header: "" }, [], (value) => typeof value)

    assert.strictEqual(group?.label, "undefined")
  })
})

describe("showing too many groups", () => {
  it("shows the largest in their order, and combines the rest", () => {
    const { folded, groups: kept, omitted } = shown(3, [copies], 1, 9, 2, 8, 3)

    assert.deepStrictEqual(
      kept.map(({ folded, label, values }) => [label, values[0], folded]),
      [
        ["g1", 9, undefined],
        ["g3", 8, undefined],
        ["Other (3)", 6, 3]
      ]
    )
    assert.deepStrictEqual([folded, omitted], [3, 0])
  })

  it("omits the rest if its numbers cannot be combined", () => {
    const { folded, groups: kept, omitted } = shown(3, [{ ...copies, folding: "none" }], 1, 9, 2, 8, 3)

    assert.deepStrictEqual(
      kept.map(({ label }) => label),
      ["g1", "g3", "g4"]
    )
    assert.deepStrictEqual([folded, omitted], [0, 2])
  })

  it.each([
    ["min", 1],
    ["max", 3],
    ["sum", 6]
  ] as const)("combines the rest by %s", (folding, expected) => {
    assert.strictEqual(shown(3, [{ ...copies, folding }], 1, 9, 2, 8, 3).groups.at(-1)?.values[0], expected)
  })

  it("shows all groups if they fit", () => {
    assert.strictEqual(shown(3, [copies], 1, 2, 3).groups.length, 3)
  })
})

describe("extremesOf", () => {
  it("ignores groups without a number, and returns the first of equal ones", () => {
    const [greatest, least] = extremesOf(groups(undefined, 2, 5, 5, 2), 0) ?? []

    assert.deepStrictEqual([greatest?.label, least?.label], ["g2", "g1"])
  })

  it("returns undefined if no group has a number", () => {
    assert.isUndefined(extremesOf(groups(undefined), 0))
  })
})

describe("hasShares", () => {
  it("requires numbers without negatives and with a positive total", () => {
    assert.isTrue(hasShares(groups(1, 0, undefined)))
    assert.isFalse(hasShares(groups(3, -1)))
    assert.isFalse(hasShares(groups(0, undefined)))
    assert.strictEqual(totalOf(groups(1, undefined, 2), 0), 3)
  })
})
