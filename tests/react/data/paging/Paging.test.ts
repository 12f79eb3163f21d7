import { assert, describe, it } from "@effect/vitest"
import type { PageMarks } from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Paging from "../../../../packages/react/src/data/paging/Paging.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const marks = (more: Partial<PageMarks> = {}): PageMarks => ({
  hasNext: false,
  hasPrevious: false,
  nextCursor: undefined,
  previousCursor: undefined,
  tooManyToCount: false,
  ...more
})

const read = (count: number, more: Partial<PageMarks> = {}, total?: number) => ({
  items: Array.from({ length: count }),
  total,
  marks: marks(more)
})

describe("a pager by offset", () => {
  const first = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true }, 24))

  it("goes on and back, and knows both ends", () => {
    const second = Paging.next(first)
    assert.strictEqual(second.index, 1)
    const last = Paging.next(second)
    assert.strictEqual(last.index, 2)
    assert.isFalse(Paging.pagingOf(last).hasNext)
    assert.strictEqual(Paging.previous(last).index, 1)
    assert.isFalse(Paging.pagingOf(first).hasPrevious)
  })

  it("says that there is no page beyond either end, and stays", () => {
    const last = Paging.observed(Paging.goTo(first, 2), read(4, {}, 24))
    const beyond = Paging.next(last)
    assert.strictEqual(beyond.index, 2)
    assert.strictEqual(beyond.problem?.code, "WDE0165")
    assert.strictEqual(Paging.previous(first).problem?.code, "WDE0159")
    assert.isUndefined(Paging.previous(beyond).problem)
  })

  it("goes no further than the last page that it knows of, and nowhere on nonsense", () => {
    assert.strictEqual(Paging.goTo(first, 99).index, 2)
    assert.strictEqual(Paging.goTo(first, -3).index, 0)
    assert.strictEqual(Paging.goTo(first, Number.NaN).index, 0)
  })

  it("does without a total", () => {
    const page = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true }))
    assert.isTrue(Paging.pagingOf(page).hasNext)
    assert.isUndefined(Paging.lastIndex(Paging.pagingOf(page)))
    assert.strictEqual(Paging.next(page).index, 1)
    // Whether there is a third page, the second one tells.
    assert.isFalse(Paging.pagingOf(Paging.next(page)).hasNext)
  })

  it("keeps the first item on the page when pages become larger or smaller", () => {
    assert.strictEqual(Paging.resized(Paging.goTo(first, 2), 20).index, 1)
    assert.strictEqual(Paging.resized(Paging.goTo(first, 2), 5).index, 4)
    assert.strictEqual(Paging.resized(first, 0), first)
  })
})

describe("a pager by cursor", () => {
  const first = Paging.observed(Paging.start("cursor", 10), read(10, { hasNext: true, nextCursor: "b" }, 24))

  it("goes on and back by the marks of its pages", () => {
    const second = Paging.next(first)
    assert.strictEqual(second.cursor, "b")
    const there = Paging.observed(second, read(10, { hasNext: true, nextCursor: "c", previousCursor: "a" }))
    assert.strictEqual(Paging.previous(there).cursor, "a")
    assert.isTrue(Paging.pagingOf(there).hasPrevious)
  })

  it("remembers the total, which only the first page tells", () => {
    const second = Paging.observed(Paging.next(first), read(10, { previousCursor: "a" }))
    assert.strictEqual(Paging.pagingOf(second).total, 24)
  })

  it("takes no step from a page whose marks are not there", () => {
    const second = Paging.next(first)
    assert.strictEqual(Paging.next(second), second)
    assert.strictEqual(Paging.previous(second), second)
    assert.isTrue(Paging.pagingOf(second).awaited)
  })

  it("can only be sent to its first page", () => {
    assert.strictEqual(Paging.goTo(first, 2), first)
    assert.isUndefined(Paging.goTo(Paging.next(first), 0).cursor)
    assert.strictEqual(Paging.start("cursor", 10, 4).index, 0)
  })
})

describe("what a pager is told", () => {
  it("is its own where the way of asking is wrong, and the list's where anything else is", () => {
    const state = Paging.start("cursor", 10)
    const wrong = Problem.make("misconfigured", { code: "WDE0080" })
    assert.strictEqual(Paging.refused(state, wrong).problem, wrong)
    assert.strictEqual(Paging.refused(state, Problem.make("offline")), state)
  })

  it("changes nothing when it is told again", () => {
    const page = read(3)
    const once = Paging.observed(Paging.start("offset", 10), page)
    assert.strictEqual(Paging.observed(once, page), once)
  })
})
