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

const ids = (state: InfiniteState) => (state._tag === "Ready" ? state.items.map(({ id }) => id).join("") : state._tag)
const first = reduce(loading, { _tag: "Came", read: read("abc", true, 6) }) as Growing
const more = reduce(first, { _tag: "More" })

describe("a list that grows", () => {
  it("grows by what comes, each item once", () => {
    const grown = reduce(more, { _tag: "Came", read: read("cde") }) as Growing
    assert.strictEqual(ids(grown), "abcde")
    assert.strictEqual(grown.added, 2)
    assert.strictEqual(grown.total, 6)
    assert.strictEqual(grown.cursor, "after cde")
  })

  it("asks for more once at a time, and not after its end", () => {
    assert.strictEqual(reduce(more, { _tag: "More" }), more)
    const end = reduce(more, { _tag: "Came", read: read("def", false) })
    assert.strictEqual(reduce(end, { _tag: "More" }), end)
  })

  it("keeps what is there when the rest fails, and tries again when told to", () => {
    const failed = reduce(more, { _tag: "Refused", problem: Problem.make("offline") }) as Growing
    assert.strictEqual(ids(failed), "abc")
    assert.strictEqual(failed.problem?.key, "offline")
    const again = reduce(failed, { _tag: "Retry" }) as Growing
    assert.strictEqual(again.loading, "more")
    assert.isUndefined(again.problem)
    assert.strictEqual(reduce(first, { _tag: "Retry" }), first)
  })

  it("has what is there read anew after a write, and shows it meanwhile", () => {
    const again = reduce(first, { _tag: "Again" }) as Growing
    assert.strictEqual(again.loading, "again")
    assert.strictEqual(ids(again), "abc")
    assert.strictEqual(ids(reduce(again, { _tag: "CameAgain", read: read("xabc") })), "xabc")
  })

  it("begins as it was left, or with nothing", () => {
    assert.strictEqual(ids(reduce(loading, { _tag: "Begin", restored: first })), "abc")
    assert.strictEqual(ids(reduce(first, { _tag: "Begin", restored: undefined })), "Loading")
    const failed = reduce(loading, { _tag: "Refused", problem: Problem.make("offline") })
    assert.strictEqual(failed._tag, "Failed")
    assert.strictEqual(reduce(reduce(failed, { _tag: "Retry" }), { _tag: "Came", read: read("a") })._tag, "Ready")
  })

  it("counts what stands at its head and is not known, and nothing that was there before", () => {
    const items = read("abc").items
    assert.strictEqual(countNewer("xyabc".split(""), items), 2)
    assert.strictEqual(countNewer("axb".split(""), items), 1)
    // One of those that are here was removed: the next one moved into the head, and is not new.
    assert.strictEqual(countNewer("bcd".split(""), items), 0)
    assert.strictEqual(countNewer("xyz".split(""), items), 3)
  })

  it("shows an item that moved while all was read anew once", () => {
    const again = reduce(first, { _tag: "Again" })
    assert.strictEqual(ids(reduce(again, { _tag: "CameAgain", read: read("xabxc") })), "xabc")
  })
})
