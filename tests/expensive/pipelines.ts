import { type ExpensiveRequest, storeless } from "./ExpensiveRequest.ts"
import { many, needle } from "./world.ts"

const pipeline = (name: string, dataCollectionId: string, stages: () => ReadonlyArray<object>): ExpensiveRequest => ({
  name,
  path: "/v2/items/aggregate-pipeline",
  body: () => ({ dataCollectionId, pipeline: { stages: stages() } })
})

const field = (fieldPath: string) => ({ fieldPath })

const unwind = (arrayFieldName: string) => ({ unwindArray: { arrayFieldName } })

const reshape = (resultFieldName: string, expression: object) => ({
  projection: { fields: [{ reshape: { resultFieldName, expression } }] }
})

const push = (fieldPath: string) => ({
  group: { groupIds: [], accumulators: [{ resultFieldName: "all", push: { expression: field(fieldPath) } }] }
})

const substring = (start: number) => ({
  substring: {
    expression: field("text"),
    startExpression: { numeric: start },
    lengthExpression: { numeric: 399_000 }
  }
})

const nested = (depth: number, wrap: (inner: object) => object, leaf: object): object =>
  depth === 0 ? leaf : nested(depth - 1, wrap, wrap(leaf))

/** Pipelines whose rows or values multiply. */
export const pipelines: ReadonlyArray<ExpensiveRequest> = [
  pipeline("three arrays unwound into their product", "tables", () => [
    unwind("rows"),
    unwind("columns"),
    unwind("cells"),
    push("cells")
  ]),
  pipeline("two arrays unwound, sorted and grouped", "tables", () => [
    unwind("rows"),
    unwind("columns"),
    { sort: { values: [{ fieldName: "columns", order: "DESC" }] } },
    {
      group: {
        groupIds: [{ key: "c", expression: field("columns") }],
        accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]
      }
    }
  ]),
  pipeline("long texts pushed into one array", "texts", () => [push("text")]),
  pipeline("an array pushed, unwound and pushed again", "books", () => [
    push("summary"),
    unwind("all"),
    push("all"),
    unwind("all"),
    push("all")
  ]),
  pipeline("a string doubled by 40 stages", "books", () =>
    many(40, () => reshape("summary", { concat: { expressions: [field("summary"), field("summary")] } }))
  ),
  pipeline("one concat of 400 long texts", "texts", () => [
    reshape("all", { concat: { expressions: many(400, () => field("text")) } })
  ]),
  pipeline("one sum of 400 long texts", "texts", () => [
    reshape("all", { sum: { expressions: many(400, () => field("text")) } })
  ]),
  pipeline("one product of 400 long texts", "texts", () => [
    reshape("all", { multiply: { expressions: many(400, () => field("text")) } })
  ]),
  pipeline("one concat of 110 different substrings of long texts", "texts", () => [
    reshape("all", { concat: { expressions: many(110, (index) => substring(index + 1)) } })
  ]),
  pipeline("groups by 90 different substrings of long texts", "texts", () => [
    {
      group: {
        groupIds: many(90, (index) => ({ key: `t${index}`, expression: substring(index + 1) })),
        accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]
      }
    }
  ]),
  pipeline("240 copies of long texts", "texts", () => [
    {
      projection: {
        fields: many(240, (index) => ({ reshape: { resultFieldName: `t${index}`, expression: field("text") } }))
      }
    }
  ]),
  pipeline("240 copies of long texts in one object", "texts", () => [
    {
      projection: {
        fields: many(240, (index) => ({ reshape: { resultFieldName: `all.t${index}`, expression: field("text") } }))
      }
    }
  ]),
  pipeline("480 times the same long text", "texts", () => [
    { projection: { fields: many(480, () => ({ include: { fieldName: "text" } })) } }
  ]),
  pipeline("one sum of 400 different fields next to long texts", "texts", () => [
    reshape("all", { sum: { expressions: many(400, (index) => field(`n${index}`)) } })
  ]),
  pipeline("240 copies of texts with 16 kB", "texts", () => [
    reshape("text", {
      substring: { expression: field("text"), startExpression: { numeric: 0 }, lengthExpression: { numeric: 16_000 } }
    }),
    {
      projection: {
        fields: many(240, (index) => ({ reshape: { resultFieldName: `t${index}`, expression: field("text") } }))
      }
    }
  ]),
  pipeline("240 maxima of long texts", "texts", () => [
    {
      group: {
        groupIds: [],
        accumulators: many(240, (index) => ({ resultFieldName: `t${index}`, max: { expression: field("text") } }))
      }
    }
  ]),
  pipeline("groups by 200 long texts", "texts", () => [
    {
      group: {
        groupIds: many(200, (index) => ({ key: `t${index}`, expression: field("text") })),
        accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]
      }
    }
  ]),
  pipeline("stringified arrays, stringified again 30 times", "tables", () =>
    many(30, () => reshape("cells", { stringify: { expression: field("cells") } }))
  ),
  storeless(
    pipeline("450 long texts in lower case", "texts", () => [
      {
        projection: {
          fields: many(450, (index) => ({
            reshape: { resultFieldName: `t${index}`, expression: { toLower: { expression: field("text") } } }
          }))
        }
      }
    ])
  ),
  pipeline("45 substrings of long texts, one in another", "texts", () => many(45, () => reshape("text", substring(1)))),
  pipeline("50 levels of multiplication", "books", () => [
    reshape(
      "product",
      nested(49, (inner) => ({ multiply: { expressions: [inner, field("price")] } }), field("price"))
    )
  ]),
  pipeline("50 sorts of everything", "books", () =>
    many(50, (index) => ({ sort: { values: [{ fieldName: index % 2 === 0 ? "summary" : "title", order: "ASC" }] } }))
  ),
  pipeline("objects turned into arrays and unwound", "tables", () => [
    { objectToArray: { objectFieldName: "settings", destinationFieldName: "pairs" } },
    unwind("pairs"),
    unwind("rows"),
    push("pairs")
  ]),
  pipeline("a filter with 20 long $contains", "texts", () => [
    { filter: { $or: many(20, (index) => ({ text: { $contains: needle(index) } })) } }
  ])
]
