import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import type { JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"
import * as Sort from "../../../../packages/provider/src/engine/order/Sort.ts"
import * as Limits from "@portico/contract/Limits"
import type { Sorting } from "@portico/contract/data/Query"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

const document = (id: string, own: JsonObject, createdDate = "2020-01-01T00:00:00.000Z") =>
  Document.make(own, { id, createdDate, updatedDate: createdDate })

const sorted = (documents: ReadonlyArray<Document.Document>, sort?: ReadonlyArray<Sorting>) =>
  documents.toSorted(Sort.comparator(Result.getOrThrow(Sort.parse(sort)))).map(({ id }) => id)

it("sorts the newest first by default, then by id", () => {
  const older = document("a", {}, "2019-01-01T00:00:00.000Z")

  assert.deepStrictEqual(sorted([older, document("c", {}), document("b", {})]), ["b", "c", "a"])
})

it("sorts by each field in turn, missing values lowest, then by id", () => {
  const documents = [
    document("a", { year: 1, deep: { title: "x" } }),
    document("b", { year: 2, deep: { title: "y" } }),
    document("c", { year: 2, deep: { title: "x" } }),
    document("e", {}),
    document("d", {})
  ]

  const found = sorted(documents, [{ fieldName: "year", order: "DESC" }, { fieldName: "deep.title" }])

  assert.deepStrictEqual(found, ["c", "b", "a", "d", "e"])
})

it("ignores a field that is repeated", () => {
  const documents = [document("a", { n: 1 }), document("b", { n: 2 })]

  const found = sorted(documents, [
    { fieldName: "n", order: "DESC" },
    { fieldName: "n", order: "ASC" }
  ])

  assert.deepStrictEqual(found, ["b", "a"])
})

it.each([
  ["a field without a name", [{ fieldName: "" }]],
  ["NUL in a name", [{ fieldName: "a\0" }]],
  ["a path that is too long", [{ fieldName: "a.".repeat(60) }]],
  ["too many fields", Array.from({ length: Limits.maximumSortFields + 1 }, (_, index) => ({ fieldName: `f${index}` }))]
])("rejects %s", (_, sort) => {
  assert.isTrue(Result.isFailure(Sort.parse(sort)))
})
