import { encodeBulkItem } from "../../../../../packages/client/src/data/bulk/internal/BulkChecks.ts"
import * as JsonData from "../../../../../packages/client/src/data/call/internal/JsonData.ts"
import type { BulkItemCode } from "../../../../../packages/client/src/data/call/internal/ProblemCodes.ts"
import { assert, describe, it } from "@effect/vitest"

const at = new Date("2026-02-03T09:00:00.123Z")
const date = { $date: "2026-02-03T09:00:00.123Z" }

const encode = (item: unknown, needsId = false) => {
  const walk = JsonData.walkFrom<BulkItemCode>("items")
  const json = encodeBulkItem(item, needsId, 3, walk)
  return { json, walk }
}

describe("encodeBulkItem", () => {
  it.each([
    [
      { _id: "b1", at, title: "Emma" },
      { _id: "b1", at: date, title: "Emma" }
    ],
    [{ deep: { list: [1, at, { at }] } }, { deep: { list: [1, date, { at: date }] } }],
    [
      { early: new Date(-1e15), late: new Date(1e15) },
      { early: { $date: "-029719-04-05T22:13:20.000Z" }, late: { $date: "+033658-09-27T01:46:40.000Z" } }
    ],
    [JSON.parse('{"__proto__": 1, "at": 2}'), JSON.parse('{"__proto__": 1, "at": 2}')]
  ])("encodes the dates of item %#", (item, json) => {
    const encoded = encode(item)

    assert.deepStrictEqual(encoded, { json, walk: { problems: [], oddNames: [], path: ["items"], around: [] } })
  })

  it("sets a date in a field __proto__ as a field", () => {
    const item: Record<string, unknown> = { title: "Emma" }
    Object.defineProperty(item, "__proto__", { configurable: true, enumerable: true, value: at, writable: true })

    const { json } = encode(item)

    assert.strictEqual(JSON.stringify(json), `{"title":"Emma","__proto__":${JSON.stringify(date)}}`)
  })

  it("neither copies parts without dates nor changes the item", () => {
    const plain = { title: "Emma", tags: ["classic", null] }
    const item = { plain, at }

    const { json } = encode(item)

    assert.strictEqual(encode(plain).json, plain)
    assert.strictEqual((json as typeof item).plain, plain)
    assert.deepStrictEqual(item, { plain, at })
  })

  it("finds the problems and odd names of an item in one walk, with their paths", () => {
    const { walk } = encode({ _id: 5, $a: 1, list: [undefined, { "b.c": new Date(Number.NaN) }] })

    assert.deepStrictEqual(
      walk.problems.map(({ code, path }) => [code, path.join(".")]),
      [
        ["WDE0005", "items.3._id"],
        ["WDE0004", "items.3.list.0"],
        ["WDE0004", "items.3.list.1.b.c"]
      ]
    )
    assert.deepStrictEqual(walk.oddNames, [
      ["items", 3, "$a"],
      ["items", 3, "list", 1, "b.c"]
    ])
  })

  it.each([["text"], [null], [undefined], [[1, 2]], [at], [new Map()], [5]])("rejects %o", (item) => {
    assert.deepStrictEqual(
      encode(item).walk.problems.map(({ code, path }) => [code, path.join(".")]),
      [["WDE0005", "items.3"]]
    )
  })

  it("requires an _id if the call does", () => {
    assert.deepStrictEqual(
      encode({ title: "Emma" }, true).walk.problems.map(({ code, path }) => [code, path.join(".")]),
      [["WDE0005", "items.3._id"]]
    )
  })
})

it("findOddNames returns the field names that a filter cannot contain, at any depth", () => {
  const item = { $where: 1, a: { "b.c": 1, d: [{ $e: 1 }] }, fine: 1 }

  assert.deepStrictEqual(
    JsonData.findOddNames(item).map((path) => path.join(".")),
    ["$where", "a.b.c", "a.d.0.$e"]
  )
})
