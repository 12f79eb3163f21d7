import { assert, describe, it } from "@effect/vitest"
import { dataProblems } from "../../../../packages/react/src/i18n/en/problems/data.ts"
import * as Listing from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const page = { items: ["emma"], total: 1 }
const problem = Problem.make("offline")

describe("Listing.exactTotal", () => {
  it("is the total, unless the provider stopped counting", () => {
    const marks = { hasNext: true, hasPrevious: false, nextCursor: undefined, previousCursor: undefined }
    assert.strictEqual(Listing.exactTotal(page), 1)
    assert.strictEqual(Listing.exactTotal({ ...page, marks: { ...marks, tooManyToCount: false } }), 1)
    assert.isUndefined(Listing.exactTotal({ ...page, marks: { ...marks, tooManyToCount: true } }))
  })
})

describe("Listing.after", () => {
  it("is loading until the first read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Awaited" }), { _tag: "Loading" })
  })

  it("shows the current items while a newer read is pending", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Awaited" }), { _tag: "Ready", ...page, refetching: true })
  })

  it("shows the current items and the problem after a failed read", () => {
    assert.deepStrictEqual(Listing.after(page, { _tag: "Refused", problem, refetching: false }), {
      _tag: "Ready",
      ...page,
      problem,
      refetching: false
    })
  })

  it("fails if there was no earlier read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Refused", problem, refetching: true }), {
      _tag: "Failed",
      problem,
      refetching: true
    })
  })

  it("shows the items of the read", () => {
    assert.deepStrictEqual(Listing.after(undefined, { _tag: "Succeeded", value: page, refetching: false }), {
      _tag: "Ready",
      ...page,
      refetching: false
    })
  })
})

const emma = { id: "emma", paths: ["title", "edition.year"] }
const author = { id: "austen", field: "author", paths: ["born"] }

describe("the invalid items of a list", () => {
  it("count as items, except for those in included fields", () => {
    assert.strictEqual(Listing.countOf({ items: [1, 2], invalid: [emma, author] }), 3)
    assert.strictEqual(Listing.countOf({ items: [1, 2] }), 2)
  })

  it("are listed once if two reads find them", () => {
    const other = { ...emma, field: "sequel" }

    assert.deepStrictEqual(Listing.merged([emma], [emma, author, other]), [emma, author, other])
    assert.deepStrictEqual(Listing.merged(undefined, undefined), [])
  })

  it("are a warning with their number and, for developers, with ids and paths but no values", () => {
    const problem = Listing.problemOfInvalid([emma, author])

    assert.deepStrictEqual(problem && [problem.key, problem.count, problem.retryable, Problem.toneOf(problem)], [
      "itemsOmitted",
      2,
      false,
      "warning"
    ])
    assert.deepStrictEqual(
      problem?.diagnoses?.map(({ code, params }) => [code, params]),
      [
        ["WDE0055", { item: "emma", paths: "title, edition.year" }],
        ["WDE0055", { item: "austen", field: "author", paths: "born" }]
      ]
    )
    assert.deepStrictEqual(
      [[emma], [emma, author]].map((invalid) => dataProblems.itemsOmitted(Listing.problemOfInvalid(invalid)!)),
      ["We couldn't show 1 item.", "We couldn't show 2 items."]
    )
  })

  it("are no problem if there are none", () => {
    assert.isUndefined(Listing.problemOfInvalid([]))
    assert.isUndefined(Listing.problemOfInvalid(undefined))
  })
})

describe("Listing.isDraft", () => {
  it("is true for unpublished items", () => {
    assert.isTrue(Listing.isDraft({ _publishStatus: "DRAFT" }))
    assert.isFalse(Listing.isDraft({ _publishStatus: "PUBLISHED" }))
    assert.isFalse(Listing.isDraft({}))
  })
})
