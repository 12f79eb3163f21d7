import * as Draft from "../../../../packages/provider/src/engine/item/Draft.ts"
import * as Limits from "@portico/contract/Limits"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

const given = { makeId: () => "made", now: "2020-01-01T00:00:00.000Z", indexes: [] } satisfies Draft.Given

const document = (draft: Parameters<typeof Draft.toDocument>[0], more: Partial<Draft.Given> = {}) =>
  Result.getOrThrow(Draft.toDocument(draft, { ...given, ...more }))

const refusal = (draft: Parameters<typeof Draft.toDocument>[0], more: Partial<Draft.Given> = {}) =>
  Result.getOrThrow(Result.flip(Draft.toDocument(draft, { ...given, ...more })))

it("replaces the caller's system fields with the provider's", () => {
  const made = document(
    { data: { title: "Emma", _createdDate: "never", _ownerId: "someone", _updatedDate: 1 } },
    { ownerId: "anna" }
  )

  assert.deepStrictEqual(made, {
    id: "made",
    data: {
      _id: "made",
      title: "Emma",
      _createdDate: { $date: given.now },
      _updatedDate: { $date: given.now },
      _ownerId: "anna"
    }
  })
})

it("leaves a visitor's item without an owner", () => {
  assert.notProperty(document({ data: { _ownerId: "someone" } }).data, "_ownerId")
})

describe("the id", () => {
  it.each([
    [{ id: "a", data: {} }, "a"],
    [{ data: { _id: "a" } }, "a"],
    [{ id: "a", data: { _id: "a" } }, "a"],
    [{ data: { _id: null } }, "made"],
    [{ data: { _id: "'; --" } }, "'; --"]
  ])("for %j is %s", (draft, id) => {
    assert.strictEqual(document(draft).id, id)
  })

  it.each([
    [{ data: { _id: 5 } }, "WDE0007"],
    [{ data: { _id: "" } }, "_id"],
    [{ id: "", data: {} }, "id"],
    [{ id: "a", data: { _id: "b" } }, "_id"],
    [{ data: { _id: "a\0" } }, "_id"],
    [{ data: { _id: "x".repeat(Limits.maximumIdLength + 1) } }, "_id"]
  ])("for %j is rejected with %s", (draft, expected) => {
    const refused = refusal(draft)

    assert.strictEqual(refused._tag === "ApplicationError" ? refused.code : refused.violations[0]?.field, expected)
  })
})

describe("the size", () => {
  const room = Limits.maximumItemBytes - `{"a":""}`.length

  it("of an item is accepted up to the limit, in bytes", () => {
    assert.strictEqual(document({ data: { a: "x".repeat(room) } }).id, "made")
    assert.strictEqual(document({ data: { a: "é".repeat(room / 2) } }).id, "made")
  })

  it.each(["x".repeat(room + 1), "é".repeat(room / 2 + 1), "x".repeat(1_000_000)])(
    "above the limit is rejected with 413",
    (text) => {
      assert.deepInclude(refusal({ data: { a: text } }), { _tag: "ApplicationError", code: "WDE0109", status: 413 })
    }
  )

  it("of an indexed field is rejected above the limit of an index", () => {
    const indexes = [{ fields: [{ fieldName: "small" }, { fieldName: "large.text" }] }]
    const data = { small: "x", large: { text: "é".repeat(Limits.maximumIndexBytes / 2) } }

    const refused = refusal({ data }, { indexes })

    assert.deepInclude(refused, { _tag: "ValidationError" })
    assert.include(refused.message, "large.text")
    assert.strictEqual(document({ data }).id, "made")
  })
})
