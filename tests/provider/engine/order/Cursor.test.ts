import * as Cursor from "../../../../packages/provider/src/engine/order/Cursor.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

const list = { kind: "query", collection: "books" } as const

const cursor: Cursor.Cursor = {
  ...list,
  request: { filter: { a: { $date: "2020-01-01T00:00:00.000Z" }, "é😀": null } },
  from: {
    values: [null, [], "é😀", 1.5, { $date: "2020-01-01T00:00:00.000Z" }, "id"],
    direction: "before",
    inclusive: true
  },
  limit: 7
}

const pageOf = (pages: Cursor.Pages) => Result.getOrThrow(Cursor.page(pages, list))

describe("a cursor", () => {
  it("decodes to the value that was encoded and is URL-safe", () => {
    const text = Cursor.encode(cursor)

    assert.match(text, /^[\w-]+$/)
    assert.deepStrictEqual(Result.getOrThrow(Cursor.decode(text, list)), cursor)
  })

  it("determines the limit unless the page names another", () => {
    const text = Cursor.encode(cursor)

    assert.strictEqual(pageOf({ cursorPaging: { cursor: text } }).limit, 7)
    assert.strictEqual(pageOf({ cursorPaging: { cursor: text, limit: 3 } }).limit, 3)
    assert.deepStrictEqual(pageOf({ cursorPaging: {} }), { limit: 50, offset: 0, cursor: Option.none() })
    assert.deepStrictEqual(pageOf({ cursorPaging: {}, paging: { limit: 2 } }).limit, 2)
  })
})

it("returns cursors to adjacent pages only if those exist", () => {
  const found = { found: ["a", "b"], hasNext: true, total: Option.none() }
  const edges = (page: Cursor.Page, hasNext = true) => {
    const { cursors = {}, hasNext: isNext } = Cursor.metadata(
      { ...found, hasNext },
      page,
      { ...list, request: {} },
      (id) => [id]
    )
    const edge = (text: string | undefined) =>
      text === undefined ? undefined : Result.getOrThrow(Cursor.decode(text, list)).from
    return { isNext, next: edge(cursors.next), prev: edge(cursors.prev) }
  }
  const at = (direction: "after" | "before"): Cursor.Page => ({
    limit: 2,
    offset: 0,
    cursor: Option.some({ ...cursor, from: { values: ["x"], direction } })
  })
  const next = { values: ["b"], direction: "after" } as const
  const prev = { values: ["a"], direction: "before" } as const

  assert.deepStrictEqual(edges(pageOf({})), { isNext: true, next, prev: undefined })
  assert.deepStrictEqual(edges(pageOf({}), false), { isNext: false, next: undefined, prev: undefined })
  assert.deepStrictEqual(edges(pageOf({ paging: { offset: 2 } })), { isNext: true, next, prev })
  assert.deepStrictEqual(edges(at("after"), false), { isNext: false, next: undefined, prev })
  assert.deepStrictEqual(edges(at("before"), false), { isNext: true, next, prev: undefined })
  assert.deepStrictEqual(edges(at("before")), { isNext: true, next, prev })
})

it("reports whether the total is complete", () => {
  const found = { found: ["a"], hasNext: true, total: Option.some(3) }
  const ordered = (more: object) =>
    Cursor.metadata({ ...found, ...more }, pageOf({}), { ...list, request: {} }, (id) => [id])
  const unordered = (more: object) =>
    Cursor.countedMetadata({ ...found, ...more }, pageOf({}), { ...list, request: {} })

  for (const metadata of [ordered, unordered]) {
    assert.deepInclude(metadata({}), { total: 3, tooManyToCount: false })
    assert.deepInclude(metadata({ tooManyToCount: true }), { total: 3, tooManyToCount: true })
  }
})

it("pages through an unordered list by offset, forward and back", () => {
  const all = Array.from({ length: 8 }, (_, index) => index)
  const read = (page: Cursor.Page) => {
    const { limit, offset } = Cursor.rangeOf(page)
    const found = all.slice(offset, offset + limit)
    const metadata = Cursor.countedMetadata(
      { found, hasNext: all.length > offset + limit, total: Option.none() },
      page,
      { ...list, request: {} }
    )
    return { found, ...metadata.cursors }
  }
  const by = (text = "") => read(pageOf({ cursorPaging: { cursor: text } }))

  const first = read(pageOf({ paging: { limit: 3 } }))
  const second = by(first.next)
  const third = by(second.next)
  const back = by(third.prev)
  const start = by(back.prev)
  const shifted = read(pageOf({ paging: { limit: 3, offset: 2 } }))

  assert.deepStrictEqual(
    [first, second, third, back, start].map(({ found }) => found),
    [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7],
      [3, 4, 5],
      [0, 1, 2]
    ]
  )
  assert.deepStrictEqual([third.next, start.prev], [undefined, undefined])
  assert.deepStrictEqual(by(shifted.prev).found, [0, 1])
})
