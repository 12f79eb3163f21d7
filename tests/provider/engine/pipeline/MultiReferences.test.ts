import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as MultiReferences from "../../../../packages/provider/src/engine/pipeline/MultiReferences.ts"
import type { Stage } from "../../../../packages/provider/src/engine/pipeline/Pipeline.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

const books = {
  ...open("books"),
  fields: {
    author: { type: "REFERENCE", referencedCollectionId: "authors" },
    authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" }
  }
} as const

const violationOf = (result: ReturnType<typeof MultiReferences.parseForCollection>) => {
  const refusal = Result.isFailure(result) ? result.failure : undefined
  return refusal?._tag === "ValidationError" ? refusal.violations[0]?.field : undefined
}

describe("a filter on a multi-reference field", () => {
  it.each([
    [{ authors: { $hasSome: ["austen"] } }, "filter.authors"],
    [{ $or: [{ title: "Emma" }, { $not: [{ authors: "austen" }] }] }, "filter.authors"],
    [{ title: "Emma", "authors.name": { $exists: true } }, "filter.authors.name"]
  ])("is rejected and names the field: %o", (model, field) => {
    assert.strictEqual(violationOf(MultiReferences.parseForCollection(books, model)), field)
  })

  it.each([[{ author: { $hasSome: ["austen"] } }], [{ tags: { $hasSome: ["a"] } }], [undefined]])(
    "is accepted on another field: %o",
    (model) => {
      assert.isTrue(Result.isSuccess(MultiReferences.parseForCollection(books, model)))
    }
  )

  it("is rejected in a pipeline as long as its rows are items", () => {
    const filter = { _tag: "Filter", filter: { _tag: "Exists", path: ["authors"] } } as const
    const sort: Stage = { _tag: "Limit", count: 3 }
    const unwind: Stage = { _tag: "Unwind", path: ["tags"] }

    assert.isTrue(Result.isFailure(MultiReferences.check(books, [sort, filter])))
    assert.isTrue(Result.isSuccess(MultiReferences.check(books, [unwind, filter])))
  })
})
