import * as Sort from "@portico/client/data/Sort"
import { assert, describe, it } from "@effect/vitest"

const codes = (sort: Sort.Sort) => sort.problems.map(({ code }) => code)

describe("Sort.by", () => {
  it("appends fields in the order of the calls, even repeated ones", () => {
    const sort = Sort.by(Sort.by(Sort.empty, "ascending", ["a", "b"]), "descending", [["a", "c"]])

    assert.deepStrictEqual(sort.model, [
      { fieldName: "a", order: "ASC" },
      { fieldName: "b", order: "ASC" },
      { fieldName: "a", order: "DESC" },
      { fieldName: "c", order: "DESC" }
    ])
  })

  it.each([
    ["WDE0043", []],
    ["WDE0043", [[]]],
    ["WDE0051", [5]],
    ["WDE0051", ["a", ["b"]]],
    ["WDE0094", ["a", ""]]
  ])("reports %s for %o and adds nothing", (code, args) => {
    const sort = Sort.by(Sort.empty, "ascending", args)

    assert.deepStrictEqual([codes(sort), sort.model], [[code], []])
  })
})

describe("Sort.raw", () => {
  it("accepts fields with and without an order", () => {
    const model = [{ fieldName: "a" }, { fieldName: "b", order: "DESC" }]

    assert.deepStrictEqual<unknown>(Sort.raw(model), { model, problems: [] })
  })

  it.each([
    [["WDE0065"], { fieldName: "a" }],
    [
      ["WDE0066", "WDE0066", "WDE0066"],
      ["a", {}, { fieldName: "" }]
    ],
    [["WDE0067"], [{ fieldName: "a", order: "asc" }]]
  ])("reports %o for %o", (expected, model) => {
    assert.deepStrictEqual([codes(Sort.raw(model)), Sort.raw(model).model], [expected, []])
  })
})
