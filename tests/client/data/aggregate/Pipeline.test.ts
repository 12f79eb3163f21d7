import * as Accumulator from "@portico/client/data/Accumulator"
import * as Expression from "@portico/client/data/Expression"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import * as Projection from "@portico/client/data/Projection"
import { assert, describe, it } from "@effect/vitest"

const { field } = Expression

const books = Pipeline.from("books")

const stagesOf = ({ stages }: Pipeline.Any): unknown => stages

const codesOf = ({ problems }: Pipeline.Any) => problems.map(({ code, path }) => `${code} ${path.join(".")}`)

describe("Pipeline", () => {
  it("encodes its stages in order", () => {
    const pipeline = books.pipe(
      Pipeline.filter(Filter.gt("year", 1990).pipe(Filter.and(Filter.eq("a", 1)))),
      Pipeline.project(
        Projection.include("title", "tags", "meta"),
        Projection.exclude("note"),
        Projection.reshape("half", Expression.divide(field("price"), 2)),
        Projection.projectNested("more", Projection.include("year"))
      ),
      Pipeline.unwind("tags"),
      Pipeline.objectToArray("meta"),
      Pipeline.objectToArray("meta", "entries"),
      Pipeline.group({ tag: field("tags") }, { sum: Accumulator.sum(field("half")), count: Accumulator.count() }),
      Pipeline.descending("count"),
      Pipeline.skip(2),
      Pipeline.limit(3)
    )

    assert.deepStrictEqual(stagesOf(pipeline), [
      { filter: { year: { $gt: 1990 }, a: 1 } },
      {
        projection: {
          fields: [
            { include: { fieldName: "title" } },
            { include: { fieldName: "tags" } },
            { include: { fieldName: "meta" } },
            { exclude: { fieldName: "note" } },
            {
              reshape: {
                resultFieldName: "half",
                expression: { divide: { firstExpression: { fieldPath: "price" }, secondExpression: { numeric: 2 } } }
              }
            },
            { projectNested: { resultFieldName: "more", fields: [{ include: { fieldName: "year" } }] } }
          ]
        }
      },
      { unwindArray: { arrayFieldName: "tags" } },
      { objectToArray: { objectFieldName: "meta" } },
      { objectToArray: { objectFieldName: "meta", destinationFieldName: "entries" } },
      {
        group: {
          groupIds: [{ expression: { fieldPath: "tags" }, key: "tag" }],
          accumulators: [
            { sum: { expression: { fieldPath: "half" } }, resultFieldName: "sum" },
            { sum: { expression: { numeric: 1 } }, resultFieldName: "count" }
          ]
        }
      },
      { sort: { values: [{ fieldName: "count", order: "DESC" }] } },
      { skip: 2 },
      { limit: 3 }
    ])
    assert.deepStrictEqual([pipeline.problems, books.stages], [[], []])
  })

  it("sorts by consecutive fields in one stage", () => {
    const pipeline = books.pipe(
      Pipeline.ascending("a", "b"),
      Pipeline.descending("c"),
      Pipeline.limit(1),
      Pipeline.ascending(["d"])
    )

    assert.deepStrictEqual(stagesOf(pipeline), [
      {
        sort: {
          values: [
            { fieldName: "a", order: "ASC" },
            { fieldName: "b", order: "ASC" },
            { fieldName: "c", order: "DESC" }
          ]
        }
      },
      { limit: 1 },
      { sort: { values: [{ fieldName: "d", order: "ASC" }] } }
    ])
  })

  it("groups all documents if there are no keys", () => {
    assert.deepStrictEqual(stagesOf(books.pipe(Pipeline.group({}))), [{ group: { groupIds: [], accumulators: [] } }])
  })

  it("encodes every accumulator", () => {
    const { avg, first, last, max, min, push, sum } = Accumulator
    const a = field("a")

    assert.deepStrictEqual<unknown>(
      [sum(a), avg(a), min(a), max(a), first(a), last(a), push(a)].map(({ model }) => model),
      ["sum", "avg", "min", "max", "first", "last", "push"].map((name) => ({
        [name]: { expression: { fieldPath: "a" } }
      }))
    )
  })

  it("accepts stages in JSON and checks their filters", () => {
    const pipeline = Pipeline.raw("books", [{ limit: 3 }, { filter: { a: { $regex: "x" } } }])

    assert.deepStrictEqual(stagesOf(pipeline), [{ limit: 3 }, { filter: { a: { $regex: "x" } } }])
    assert.deepStrictEqual(codesOf(pipeline), ["WDE0070 stages.1.filter.a.$regex"])
  })

  it.each<[object, ReadonlyArray<string>]>([
    [{ limit: 0 }, ["WDE0033 stages.0.limit"]],
    [{ limit: "3" }, ["WDE0032 stages.0.limit"]],
    [{ limit: 1.5 }, ["WDE0035 stages.0.limit"]],
    [{ skip: -1 }, ["WDE0034 stages.0.skip"]],
    [{ skip: Number.NaN }, ["WDE0034 stages.0.skip"]],
    [{ skip: 0 }, []],
    [
      {
        projection: {
          fields: [
            {
              reshape: {
                resultFieldName: "a",
                expression: { add: { expressions: [{ numeric: 1 }, { numeric: Number.NaN }] } }
              }
            }
          ]
        }
      },
      ["WDE0032 stages.0.projection.fields.0.reshape.expression.add.expressions.1.numeric"]
    ],
    [
      { group: { accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: "1" } } }] } },
      ["WDE0032 stages.0.group.accumulators.0.sum.expression.numeric"]
    ]
  ])("checks the numbers of a stage in JSON like those of a built one: %o", (stage, codes) => {
    assert.deepStrictEqual(codesOf(Pipeline.raw("books", [stage])), codes)
  })

  it("rejects a stage in JSON that contains itself", () => {
    const add: { expressions: Array<unknown> } = { expressions: [] }
    add.expressions.push({ add }, { add })

    const stage = { projection: { fields: [{ reshape: { resultFieldName: "a", expression: { add } } }] } }

    assert.deepStrictEqual(codesOf(Pipeline.raw("books", [stage as object])), ["WDE0018 stages.0"])
  })
})

describe("an invalid pipeline", () => {
  type Loose = (...args: ReadonlyArray<unknown>) => (self: Pipeline.Any) => Pipeline.Any
  const loose = Pipeline as unknown as Record<"filter" | "project" | "group" | "unwind" | "ascending", Loose>

  it.each<[string, Pipeline.Any, ReadonlyArray<string>]>([
    ["a filter that is a plain object", books.pipe(loose.filter({ a: 1 })), ["WDE0011 stages.0.filter"]],
    ["an empty projection", books.pipe(loose.project()), ["WDE0043 stages.0.project"]],
    ["a projection that is a string", books.pipe(loose.project("a")), ["WDE0045 stages.0.project"]],
    [
      "an included field with an empty name",
      books.pipe(Pipeline.project(Projection.include(""))),
      ["WDE0094 stages.0.include"]
    ],
    ["an include without fields", books.pipe(Pipeline.project(Projection.include())), ["WDE0043 stages.0.include"]],
    ["a key that is not an expression", books.pipe(loose.group({ a: {} })), ["WDE0045 stages.0.group"]],
    ["a result that is not an accumulator", books.pipe(loose.group({}, { sum: 1 })), ["WDE0045 stages.0.sum"]],
    ["an unwind with an empty name", books.pipe(loose.unwind("")), ["WDE0094 stages.0.unwind"]],
    [
      "an objectToArray with an empty result name",
      books.pipe(Pipeline.objectToArray("a", "")),
      ["WDE0094 stages.0.objectToArray"]
    ],
    ["a sort without fields", books.pipe(loose.ascending()), ["WDE0043 stages.0.ascending"]],
    [
      "a limit of 0 and a negative skip",
      books.pipe(Pipeline.limit(0), Pipeline.skip(-1)),
      ["WDE0033 stages.0.limit", "WDE0034 stages.1.skip"]
    ]
  ])("reports %s", (_, pipeline, expected) => {
    assert.deepStrictEqual(codesOf(pipeline), expected)
  })
})
