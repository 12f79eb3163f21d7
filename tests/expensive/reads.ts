import { type ExpensiveRequest, storeless } from "./ExpensiveRequest.ts"
import { many, needle } from "./world.ts"

const text = (operator: string, value: unknown) => ({ text: { [operator]: value } })

const count = (name: string, dataCollectionId: string, filter: () => object, times = 1): ExpensiveRequest => ({
  name,
  path: "/v2/items/count",
  times,
  body: () => ({ dataCollectionId, filter: filter() })
})

const query = (name: string, dataCollectionId: string, body: () => object, rest: object = {}): ExpensiveRequest => ({
  name,
  path: "/v2/items/query",
  body: () => ({ dataCollectionId, query: body(), ...rest })
})

const nested = (depth: number, wrap: (inner: object) => object, leaf: object): object =>
  depth === 0 ? leaf : nested(depth - 1, wrap, wrap(leaf))

const filters: ReadonlyArray<ExpensiveRequest> = [
  storeless(
    count("150 $hasAll of 10 000 numbers", "books", () => ({
      $or: many(150, (first) => ({ tags: { $hasAll: many(10_000, (value) => value + first) } }))
    }))
  ),
  storeless(
    count("90 $hasSome of 10 000 numbers", "books", () => ({
      $and: many(90, (first) => ({ tags: { $hasSome: many(10_000, (value) => value + first) } }))
    }))
  ),
  storeless(
    count("1 000 $in of 1 000 strings", "books", () => ({
      $or: many(1000, (first) => ({ title: { $in: many(1000, (value) => `${first} ${value}`) } }))
    }))
  ),
  count("900 conditions with $ne", "books", () => ({
    $and: many(900, (value) => ({ author: { $ne: `author ${value + 50}` } }))
  })),
  count("a long $contains over long texts", "texts", () => text("$contains", needle())),
  count("20 long $contains over long texts", "texts", () => ({
    $or: many(20, (index) => text("$contains", needle(index)))
  })),
  storeless(
    count("500 $startsWith over long texts", "texts", () => ({
      $or: many(500, (index) => text("$startsWith", `${"a".repeat(990)}${index}`))
    }))
  ),
  storeless(
    count("500 $endsWith over long texts", "texts", () => ({
      $or: many(500, (index) => text("$endsWith", `${index}${"a".repeat(990)}`))
    }))
  ),
  storeless(
    count("a literal of 5 million characters in $matches", "texts", () =>
      text("$matches", { ignoreCase: true, spec: [{ type: "literal", value: "a".repeat(5_000_000) }] })
    )
  ),
  storeless(
    count("10 000 pieces of $matches", "texts", () =>
      text("$matches", {
        ignoreCase: true,
        spec: many(10_000, (index) => ({ type: "literal", value: index % 2 === 0 ? "a" : "A" }))
      })
    )
  ),
  count("alternating pieces of $matches", "texts", () =>
    text("$matches", {
      ignoreCase: true,
      spec: many(200, (index) =>
        index % 2 === 0 ? { type: "anyOf", value: "abcdefgh \t\n" } : { type: "literal", value: "aa" }
      )
    })
  ),
  count("a string that resembles a regular expression", "texts", () => text("$contains", "(a+)+$".repeat(160))),
  count("190 levels of $not", "books", () => nested(190, (inner) => ({ $not: [inner] }), { price: 1 })),
  storeless(
    count("60 levels of $and and $or, each with 8 conditions", "books", () =>
      nested(
        60,
        (inner) => ({ $or: [{ $and: [inner, ...many(8, (value) => ({ price: { $gt: value } }))] }, { price: 3 }] }),
        { price: 1 }
      )
    )
  ),
  storeless({
    name: "5 000 levels of $and",
    path: "/v2/items/count",
    rawBody: () => `{"dataCollectionId":"books","filter":${'{"$and":['.repeat(5000)}{"price":1}${"]}".repeat(5000)}}`
  }),
  storeless(count("a field path of 10 000 segments", "books", () => ({ [many(10_000, () => "a").join(".")]: 1 }))),
  count("30 counts at once, each with a long $contains", "texts", () => text("$contains", needle()), 30),
  count(
    "30 counts at once, each with 200 conditions",
    "books",
    () => ({ $or: many(200, (value) => ({ summary: { $contains: `${value} forest` } })) }),
    30
  )
]

const queries: ReadonlyArray<ExpensiveRequest> = [
  query("a page of 1 000 long texts", "texts", () => ({ paging: { limit: 1000, offset: 0 } })),
  query("an offset of one billion", "books", () => ({ paging: { limit: 1000, offset: 1_000_000_000 } })),
  query("a sort by 32 fields", "books", () => ({
    sort: many(32, (index) => ({ fieldName: index % 2 === 0 ? "summary" : "title", order: "DESC" }))
  })),
  query("a sort by long texts", "texts", () => ({
    sort: [{ fieldName: "text", order: "DESC" }],
    paging: { limit: 1, offset: 0 }
  })),
  query("a random sort of everything with its total", "books", () => ({ paging: { limit: 1000, offset: 0 } }), {
    sortMode: "RANDOM",
    randomOptions: { seed: 1 },
    returnTotalCount: true
  }),
  storeless(
    query("100 included fields of 1 000 items", "books", () => ({ paging: { limit: 1000, offset: 0 } }), {
      referencedItemOptions: many(100, (index) => ({ fieldName: `author${index}`, limit: 50 }))
    })
  ),
  query("1 000 projected fields", "books", () => ({
    fields: many(1000, (index) => `summary.${index}`),
    paging: { limit: 1000, offset: 0 }
  })),
  {
    name: "distinct long texts",
    path: "/v2/items/query-distinct-values",
    body: () => ({ dataCollectionId: "texts", fieldName: "text", filter: {}, returnTotalCount: true })
  },
  {
    name: "distinct values with 20 long $contains",
    path: "/v2/items/query-distinct-values",
    body: () => ({
      dataCollectionId: "texts",
      fieldName: "number",
      filter: { $or: many(20, (index) => text("$contains", needle(index))) }
    })
  },
  {
    name: "an aggregation with 100 operations by long texts",
    path: "/v2/items/aggregate",
    body: () => ({
      dataCollectionId: "texts",
      aggregation: {
        groupingFields: ["text"],
        operations: many(100, (index) => ({ resultFieldName: `max${index}`, max: { itemFieldName: "text" } }))
      }
    })
  },
  {
    name: "an aggregation with a long $contains before it",
    path: "/v2/items/aggregate",
    body: () => ({
      dataCollectionId: "texts",
      initialFilter: text("$contains", needle()),
      aggregation: { groupingFields: ["number"], operations: [{ resultFieldName: "count", itemCount: {} }] }
    })
  },
  {
    name: "32 fuzzy words",
    path: "/v2/items/search",
    body: () => ({
      dataCollectionId: "books",
      search: { search: { expression: many(32, (index) => `forezt${index}gardem`).join(" "), fuzzy: true, mode: "OR" } }
    })
  },
  {
    name: "fuzzy words over long texts",
    path: "/v2/items/search",
    body: () => ({
      dataCollectionId: "texts",
      search: {
        search: { expression: many(32, (index) => `${"a".repeat(60)}${index}`).join(" "), fuzzy: true, mode: "OR" }
      }
    })
  },
  storeless({
    name: "a search expression of a million characters",
    path: "/v2/items/search",
    body: () => ({
      dataCollectionId: "books",
      search: { search: { expression: "forest ".repeat(150_000), mode: "AND" } }
    })
  })
]

/** Reads that cost far more than their size suggests. */
export const reads: ReadonlyArray<ExpensiveRequest> = [...filters, ...queries]
