import { assert, describe, it } from "@effect/vitest"
import type { PageMarks } from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Paging from "../../../../packages/react/src/data/paging/Paging.ts"
import { rangeText } from "../../../../packages/react/src/data/paging/PagerParts.view.tsx"
import { paging } from "../../../../packages/react/src/i18n/en/lists.ts"
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

  it("moves forward and back, and stops at both ends", () => {
    const second = Paging.next(first)
    assert.strictEqual(second.index, 1)
    const last = Paging.next(second)
    assert.strictEqual(last.index, 2)
    assert.isFalse(Paging.pagingOf(last).hasNext)
    assert.strictEqual(Paging.previous(last).index, 1)
    assert.isFalse(Paging.pagingOf(first).hasPrevious)
  })

  it("has no next page after the last one of the total, before that page is read", () => {
    const counted = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true }, 20))
    assert.isFalse(Paging.pagingOf(Paging.next(counted)).hasNext)
  })

  it("reports a move beyond either end, and stays on the page", () => {
    const last = Paging.observed(Paging.goTo(first, 2), read(4, {}, 24))
    const beyond = Paging.next(last)
    assert.strictEqual(beyond.index, 2)
    assert.strictEqual(beyond.problem?.code, "WDE0165")
    assert.strictEqual(Paging.previous(first).problem?.code, "WDE0159")
    assert.isUndefined(Paging.previous(beyond).problem)
  })

  it("limits page numbers to the known pages, and treats NaN as the first page", () => {
    assert.strictEqual(Paging.goTo(first, 99).index, 2)
    assert.strictEqual(Paging.goTo(first, -3).index, 0)
    assert.strictEqual(Paging.goTo(first, Number.NaN).index, 0)
  })

  it("remembers that the total is a lower bound, while the next page is read and if that has no total", () => {
    const counted = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true, tooManyToCount: true }, 100))
    const second = Paging.next(counted)
    for (const state of [counted, second, Paging.observed(second, read(10, { hasNext: true }))]) {
      assert.isTrue(Paging.pagingOf(state).tooManyToCount)
    }
    assert.isFalse(Paging.pagingOf(Paging.observed(second, read(10, { hasNext: true }, 90))).tooManyToCount)
    assert.include(rangeText(Paging.pagingOf(counted), paging), "of more than 100 items")
    assert.strictEqual(Paging.goTo(counted, 12).index, 12)
  })

  it("works without a total", () => {
    const page = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true }))
    assert.isTrue(Paging.pagingOf(page).hasNext)
    assert.isUndefined(Paging.lastIndex(Paging.pagingOf(page)))
    assert.strictEqual(Paging.next(page).index, 1)
    // Only the response for the second page reports whether there is a third one.
    assert.isFalse(Paging.pagingOf(Paging.next(page)).hasNext)
  })

  it("shows the page with the same first item when the page size changes", () => {
    assert.strictEqual(Paging.resized(Paging.goTo(first, 2), 20).index, 1)
    assert.strictEqual(Paging.resized(Paging.goTo(first, 2), 5).index, 4)
    assert.strictEqual(Paging.resized(first, 0), first)
  })
})

describe("a pager by offset during concurrent writes", () => {
  const last = Paging.observed(
    Paging.goTo(Paging.observed(Paging.start("offset", 5), read(5, { hasNext: true }, 24)), 4),
    read(4, { hasPrevious: true }, 24)
  )

  it("shows an empty last page, and moves back from it", () => {
    const emptied = Paging.observed(last, read(0, { hasPrevious: true }, 20))
    assert.deepInclude(Paging.pagingOf(emptied), { index: 4, shown: 0, hasNext: false, hasPrevious: true, total: 20 })
    assert.strictEqual(Paging.previous(emptied).index, 3)
    assert.strictEqual(Paging.goTo(emptied, 99).index, 3)
  })

  it("uses the newer total", () => {
    const shrunk = Paging.observed(last, read(4, {}, 9))
    assert.strictEqual(Paging.lastIndex(Paging.pagingOf(shrunk)), 1)
    assert.strictEqual(Paging.goTo(shrunk, 3).index, 1)
    const grown = Paging.observed(last, read(5, { hasNext: true }, 31))
    assert.strictEqual(Paging.next(grown).index, 5)
    assert.isUndefined(Paging.next(grown).problem)
  })

  it("shows the page with the first item of the fifth page when the page size changes", () => {
    assert.deepInclude(Paging.resized(last, 20), { index: 1, size: 20 })
    assert.deepInclude(Paging.resized(last, 10), { index: 2, size: 10 })
    assert.deepInclude(Paging.resized(last, 3), { index: 6, size: 3 })
  })
})

describe("a pager by cursor", () => {
  it("does not number pages before the first one after items were inserted there", () => {
    const grown = Paging.observed(Paging.start("cursor", 10), read(10, { previousCursor: "z" }))
    assert.deepInclude(Paging.previous(grown), { index: 0, cursor: "z" })
  })

  const first = Paging.observed(Paging.start("cursor", 10), read(10, { hasNext: true, nextCursor: "b" }, 24))

  it("moves forward and back by the cursors of its pages", () => {
    const second = Paging.next(first)
    assert.strictEqual(second.cursor, "b")
    const there = Paging.observed(second, read(10, { hasNext: true, nextCursor: "c", previousCursor: "a" }))
    assert.strictEqual(Paging.previous(there).cursor, "a")
    assert.isTrue(Paging.pagingOf(there).hasPrevious)
  })

  it("uses the total of the first page on later pages", () => {
    const second = Paging.observed(Paging.next(first), read(10, { previousCursor: "a" }))
    assert.strictEqual(Paging.pagingOf(second).total, 24)
  })

  it("does not move from a page without cursors", () => {
    const second = Paging.next(first)
    assert.strictEqual(Paging.next(second), second)
    assert.strictEqual(Paging.previous(second), second)
    assert.isTrue(Paging.pagingOf(second).awaited)
  })

  it("starts again if an empty page has no previous cursor", () => {
    const third = Paging.observed(
      Paging.next(
        Paging.observed(Paging.next(first), read(10, { hasNext: true, nextCursor: "c", previousCursor: "a" }))
      ),
      read(0)
    )
    assert.strictEqual(third.index, 2)
    const back = Paging.previous(third)
    assert.deepStrictEqual([back.index, back.cursor], [0, undefined])
  })

  it("starts again when the page size changes", () => {
    const second = Paging.observed(Paging.next(first), read(10, { previousCursor: "a" }))
    assert.deepInclude(Paging.resized(second, 5), { index: 0, cursor: undefined, size: 5, total: 24 })
  })

  it("can only jump to the first page", () => {
    assert.strictEqual(Paging.goTo(first, 2), first)
    assert.isUndefined(Paging.goTo(Paging.next(first), 0).cursor)
    assert.strictEqual(Paging.start("cursor", 10, 4).index, 0)
  })
})

describe("the problem of a pager", () => {
  it("is set only if the paging itself is invalid", () => {
    const state = Paging.start("cursor", 10)
    const wrong = Problem.make("misconfigured", { code: "WDE0080" })
    assert.strictEqual(Paging.refused(state, wrong).problem, wrong)
    assert.isUndefined(Paging.refused(state, Problem.make("offline")).problem)
  })

  it("reports a page that could not be read until it is read or left", () => {
    const first = Paging.observed(Paging.start("offset", 10), read(10, { hasNext: true }, 24))
    const missed = Paging.refused(Paging.next(first), Problem.make("offline"))
    const shown = Paging.pagingOf(missed)
    assert.isTrue(shown.unread)
    assert.isFalse(shown.awaited)
    assert.strictEqual(rangeText(shown, paging), "We couldn't load page 2.")
    assert.isFalse(Paging.pagingOf(Paging.reading(missed)).unread)
    assert.isTrue(Paging.pagingOf(Paging.reading(missed)).awaited)
    assert.isFalse(Paging.pagingOf(Paging.previous(missed)).unread)
    assert.isFalse(Paging.pagingOf(Paging.observed(missed, read(10))).unread)
  })

  it("shows a page that could not be read again", () => {
    const first = Paging.observed(Paging.start("offset", 10), read(10))
    assert.strictEqual(Paging.refused(first, Problem.make("offline")), first)
  })

  it("moves back from a page that could not be read", () => {
    const first = Paging.observed(Paging.start("cursor", 10), read(10, { hasNext: true, nextCursor: "a" }))
    const missed = Paging.refused(Paging.next(first), Problem.make("offline"))
    assert.isTrue(Paging.pagingOf(missed).hasPrevious)
    assert.strictEqual(Paging.previous(missed).index, 0)
  })

  it("changes nothing if the same page is observed again", () => {
    const page = read(3)
    const once = Paging.observed(Paging.start("offset", 10), page)
    assert.strictEqual(Paging.observed(once, page), once)
  })
})

describe("a pager of a page with invalid items", () => {
  it("counts them as positions of the page, even if no item is shown", () => {
    const invalid = [
      { id: "a", paths: [] },
      { id: "b", paths: [] },
      { id: "austen", field: "author", paths: [] }
    ]
    const first = Paging.observed(Paging.start("offset", 10), { ...read(8, { hasNext: true }, 12), invalid })
    const last = Paging.observed(Paging.next(first), { ...read(0, {}, 12), invalid })

    assert.deepStrictEqual(
      [first, last].map((state) => rangeText(Paging.pagingOf(state), paging)),
      ["1–10 of 12 items", "11–12 of 12 items"]
    )
  })
})
