import { assert, describe, it } from "@effect/vitest"
import type { PageRead } from "../../../../packages/react/src/data/listing/Listing.ts"
import {
  countNewer,
  type Growing,
  type InfiniteState,
  loading,
  reduce
} from "../../../../packages/react/src/data/paging/Infinite.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const read = (ids: string, hasNext = true, total?: number): PageRead => ({
  items: ids.split("").map((id) => ({ id, data: {} })),
  total,
  marks: {
    hasNext,
    hasPrevious: false,
    nextCursor: hasNext ? `after ${ids}` : undefined,
    previousCursor: undefined,
    tooManyToCount: false
  }
})

const uncounted = (page: PageRead): PageRead =>
  page.marks === undefined ? page : { ...page, marks: { ...page.marks, tooManyToCount: true } }

const ids = (state: InfiniteState) => (state._tag === "Ready" ? state.items.map(({ id }) => id).join("") : state._tag)
const first = reduce(loading, { _tag: "Loaded", read: read("abc", true, 6) }) as Growing
const more = reduce(first, { _tag: "More" })

describe("the state of an infinite list", () => {
  it("appends new items, each once", () => {
    const grown = reduce(more, { _tag: "Loaded", read: read("cde") }) as Growing
    assert.strictEqual(ids(grown), "abcde")
    assert.strictEqual(grown.added, 2)
    assert.strictEqual(grown.total, 6)
    assert.strictEqual(grown.cursor, "after cde")
  })

  it("has no total if the provider stopped counting", () => {
    const counted = reduce(loading, { _tag: "Loaded", read: uncounted(read("abc", true, 6)) })
    const grown = reduce(reduce(counted, { _tag: "More" }), { _tag: "Loaded", read: read("de") }) as Growing
    assert.deepStrictEqual([ids(grown), grown.total], ["abcde", undefined])
  })

  it("appends the invalid items, each once", () => {
    const emma = { id: "emma", paths: ["title"] }
    const dracula = { id: "dracula", paths: [] }
    const odd = { id: "odd", paths: [] }
    const state = reduce(first, { _tag: "Reloaded", read: { ...read("abc"), invalid: [odd, emma] } })
    const grown = reduce(state, { _tag: "Loaded", read: { ...read("d"), invalid: [emma, dracula] } }) as Growing

    assert.deepStrictEqual(grown.invalid, [odd, emma, dracula])
    assert.isUndefined((reduce(grown, { _tag: "Reloaded", read: read("abc") }) as Growing).invalid)
  })

  it("requests one page at a time, and none after the end", () => {
    assert.strictEqual(reduce(more, { _tag: "More" }), more)
    const end = reduce(more, { _tag: "Loaded", read: read("def", false) })
    assert.strictEqual(reduce(end, { _tag: "More" }), end)
  })

  it("shows the current items after a failure, and retries on request", () => {
    const failed = reduce(more, { _tag: "Refused", problem: Problem.make("offline") }) as Growing
    assert.strictEqual(ids(failed), "abc")
    assert.strictEqual(failed.problem?.key, "offline")
    const again = reduce(failed, { _tag: "Retry" }) as Growing
    assert.strictEqual(again.loading, "more")
    assert.isUndefined(again.problem)
    assert.strictEqual(reduce(first, { _tag: "Retry" }), first)
  })

  it("reads the items again after a write, and shows the current ones in the meantime", () => {
    const again = reduce(first, { _tag: "Again" }) as Growing
    assert.strictEqual(again.loading, "again")
    assert.strictEqual(ids(again), "abc")
    assert.strictEqual(ids(reduce(again, { _tag: "Reloaded", read: read("xabc") })), "xabc")
  })

  it("starts with the restored items, or empty", () => {
    assert.strictEqual(ids(reduce(loading, { _tag: "Begin", restored: first })), "abc")
    assert.strictEqual(ids(reduce(first, { _tag: "Begin", restored: undefined })), "Loading")
    const failed = reduce(loading, { _tag: "Refused", problem: Problem.make("offline") })
    assert.strictEqual(failed._tag, "Failed")
    assert.strictEqual(reduce(reduce(failed, { _tag: "Retry" }), { _tag: "Loaded", read: read("a") })._tag, "Ready")
  })

  it("counts the new items at the start, without items that were already there", () => {
    const items = read("abc").items
    assert.strictEqual(countNewer("xyabc".split(""), items), 2)
    assert.strictEqual(countNewer("axb".split(""), items), 1)
    // An item was removed, so the next one moved to the start and is not new.
    assert.strictEqual(countNewer("bcd".split(""), items), 0)
    assert.strictEqual(countNewer("xyz".split(""), items), 3)
  })

  it("shows an item once that moved while the list was read again", () => {
    const again = reduce(first, { _tag: "Again" })
    assert.strictEqual(ids(reduce(again, { _tag: "Reloaded", read: read("xabxc") })), "xabc")
  })
})
