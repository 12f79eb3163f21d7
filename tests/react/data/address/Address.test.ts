import { assert, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as Schema from "effect/Schema"
import { fieldNames, nothing, read, write } from "../../../../packages/react/src/data/address/Address.ts"
import { over, pageIn } from "../../../../packages/react/src/data/listing/Place.ts"

const Books = Collection.make("books", Schema.Struct({ title: Schema.String, year: Schema.Number }))
const any = { fields: undefined, prefix: "" }
const typed = { fields: fieldNames(Books), prefix: "" }

const Scalar = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Null])
const Key = Schema.Literals(["title", "year", "$and", "$or", "$not", "$gt", "$in", "$date", "$no", "__proto__", "a.b"])
const Comparison = Schema.Array(Schema.Tuple([Key, Schema.Union([Scalar, Schema.Array(Scalar)])]))

// Strings of all kinds, and some that resemble filters.
const Part = Schema.Union([
  Schema.String,
  Schema.Literals(["1", "-1", "title", "-year", "-title,year", "{}", "[]", "null", "{", "%", "__proto__"]),
  Schema.Array(Schema.Tuple([Key, Schema.Union([Scalar, Comparison, Schema.Array(Comparison)])]))
])

const isPair = (value: unknown): value is readonly [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string"

// Entries become objects, including names that only JSON can contain.
const textOf = (part: unknown): string => {
  if (!Array.isArray(part)) return JSON.stringify(part)
  if (!part.every(isPair)) return `[${part.map(textOf).join()}]`
  return `{${part.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join()}}`
}

// An empty filter and a missing one are equal.
const modelOf = ({ filter = Filter.empty }: { readonly filter: Filter.Filter | undefined }) => Filter.toModel(filter)

describe("the state of a list in the URL", () => {
  it("reads what was written, including dates", () => {
    const state = {
      filter: Filter.and(Filter.gt("addedAt", new Date("2026-01-02T03:04:05.678Z")), Filter.contains("title", "ä&=#")),
      sort: [
        { field: "year", order: "DESC" },
        { field: "title", order: "ASC" }
      ],
      index: 2,
      size: 50,
      search: "red & green"
    } as const
    const query = write("?other=1", state, any)
    const { ignored, state: back } = read(query, any)

    assert.deepStrictEqual(ignored, [])
    assert.deepStrictEqual(Filter.toModel(back.filter!), Filter.toModel(state.filter))
    assert.deepStrictEqual({ ...back, filter: undefined }, { ...state, filter: undefined })
    assert.include(query, "other=1")
    assert.include(query, "sort=-year%2Ctitle")
    assert.include(query, "page=3")
  })

  it("writes nothing for the default state", () => {
    assert.strictEqual(write("?page=2&q=x&other=1", nothing, any), "?other=1")
    assert.deepStrictEqual(read("", any), { state: nothing, ignored: [] })
  })

  it("reads nested fields, system fields and the largest allowed numbers", () => {
    const { ignored, state } = read("?sort=title.en,-_ownerId,_createdDate&size=1000&page=1000000", typed)

    assert.deepStrictEqual(ignored, [])
    assert.deepStrictEqual(
      state.sort.map(({ field }) => field),
      ["title.en", "_ownerId", "_createdDate"]
    )
    assert.deepStrictEqual([state.size, state.index], [1000, 999_999])
    assert.deepStrictEqual(read("?size=1001&page=1000001", typed).ignored, ["page", "size"])
  })

  it("reads field names that contain the characters of the sort syntax", () => {
    const sort = ["-year", "a,b", "100%", "%2D"].map((field) => ({ field, order: "ASC" as const }))

    assert.deepStrictEqual(read(write("", { ...nothing, sort }, any), any).state.sort, sort)
    assert.deepStrictEqual(read("?sort=%252dyear", any).state.sort, [{ field: "-year", order: "ASC" }])
  })

  it("reads filters up to 31 levels deep", () => {
    const nested = (times: number): object => (times === 0 ? { a: 1 } : { $not: [nested(times - 1)] })
    const ignored = (times: number) => read(`?filter=${JSON.stringify(nested(times))}`, any).ignored

    assert.deepStrictEqual([ignored(31), ignored(32)], [[], ["filter"]])
  })

  it("drops invalid values and reports their names", () => {
    const nonsense = [
      "page=0",
      "page=-1",
      "page=1e9",
      "page=NaN",
      "size=5000",
      "size=x",
      "sort=$where",
      "sort=-",
      "sort=a,a",
      "filter={",
      "filter=[]",
      "filter=null",
      "filter=7",
      'filter={"$where":"1"}',
      'filter={"a":{"$gt":{"x":1}}}',
      'filter={"$and":{"a":1}}'
    ]
    for (const part of nonsense) {
      const [name = "", value = ""] = part.split(/=(.*)/)
      const { ignored, state } = read(`?${new URLSearchParams({ [name]: value })}`, any)
      assert.deepStrictEqual([part, ignored], [part, [name]])
      assert.deepStrictEqual(state, nothing)
    }
  })

  it("does not fail on hostile values", () => {
    const hostile = [
      `{"a":"${"x".repeat(1_000_000)}"}`,
      '{"__proto__":{"polluted":true}}',
      '{"a.__proto__.b":1}',
      '{"$or":[{"__proto__":1}]}',
      '{"a":{"$explode":1}}',
      '{"a":{"$regex":"(x+)+$"}}',
      '{"$not":'.repeat(2_400) + "{}" + "}".repeat(2_400),
      `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
      '{"a":{"$gt":{"$date":"never"}}}',
      "\u0000",
      "%"
    ]
    for (const text of hostile) {
      const { ignored, state } = read(`?${new URLSearchParams({ filter: text })}`, any)
      assert.deepStrictEqual([text.slice(0, 40), ignored, state], [text.slice(0, 40), ["filter"], nothing])
    }
    assert.deepStrictEqual(read(`?sort=${"a,".repeat(50_000)}`, any).ignored, ["sort"])
    assert.deepStrictEqual(read(`?q=${"a".repeat(1_000_000)}`, any), { state: nothing, ignored: ["q"] })
    assert.notProperty({}, "polluted")
  })

  it.prop(
    "reads any string or reports it, and reads its own output unchanged",
    [Schema.Array(Schema.Tuple([Schema.Literals(["filter", "sort", "page", "size", "q"]), Part]))],
    ([parts]) => {
      const once = read(
        `?${new URLSearchParams(parts.map(([name, part]) => [name, typeof part === "string" ? part : textOf(part)]))}`,
        any
      )
      assert.isTrue(once.ignored.every((name) => parts.some(([other]) => other === name)))
      const again = read(write("", once.state, any), any)
      assert.deepStrictEqual(again.ignored, [])
      assert.deepStrictEqual(modelOf(again.state), modelOf(once.state))
      assert.deepStrictEqual({ ...again.state, filter: undefined }, { ...once.state, filter: undefined })
    }
  )

  it("accepts only the fields of a known schema", () => {
    assert.deepStrictEqual(read("?sort=year", typed).ignored, [])
    assert.deepStrictEqual(read("?sort=secret", typed).ignored, ["sort"])
    const filter = (model: object) => `?${new URLSearchParams({ filter: JSON.stringify(model) })}`
    assert.deepStrictEqual(read(filter({ $or: [{ year: 1 }, { $not: [{ title: "x" }] }] }), typed).ignored, [])
    assert.deepStrictEqual(read(filter({ $or: [{ year: 1 }, { $not: [{ secret: "x" }] }] }), typed).ignored, ["filter"])
  })

  it("drops a filter that is nested too deeply", () => {
    const nested = (depth: number): object => (depth === 0 ? { year: 1 } : { $not: [nested(depth - 1)] })
    const deep = (depth: number) => `?${new URLSearchParams({ filter: JSON.stringify(nested(depth)) })}`
    assert.deepStrictEqual(read(deep(20), typed).ignored, [])
    assert.deepStrictEqual(read(deep(2000), typed).ignored, ["filter"])
  })

  it("preserves a sort by fields of any name", () => {
    const sort = ["-x", "a,b", "50%", "%2D"].map((field) => ({ field, order: "DESC" as const }))
    const asked = write("", { ...nothing, sort }, { prefix: "" })
    assert.deepStrictEqual(read(asked, { fields: undefined, prefix: "" }).state.sort, sort)
  })

  it("uses names with the prefix", () => {
    const query = write("?page=2", { ...nothing, index: 4 }, { prefix: "books-" })
    assert.strictEqual(query, "?page=2&books-page=5")
    assert.strictEqual(read(query, { fields: undefined, prefix: "books-" }).state.index, 4)
  })
})

describe("over", () => {
  const query = Query.from("books").pipe(Query.filter(Filter.gt("stock", 0)), Query.ascending("title"), Query.limit(10))

  it("combines the filter of the query with the sort of the URL", () => {
    const state = { ...nothing, filter: Filter.eq("language", "de"), sort: [{ field: "year", order: "DESC" as const }] }
    const asked = over(query, state)
    assert.deepStrictEqual(asked.sort.model, [{ fieldName: "year", order: "DESC" }])
    assert.deepStrictEqual(JSON.stringify(Filter.toModel(asked.filter)).match(/stock|language/g), ["stock", "language"])
    assert.strictEqual(over(query, nothing), query)
  })

  it("starts at the offset of the page", () => {
    assert.strictEqual(pageIn(query, { ...nothing, index: 2 }).skip, 20)
    assert.strictEqual(pageIn(query, { ...nothing, index: 2, size: 5 }).skip, 10)
  })
})
