/** data.md §3: one test for each action of patches and bulks, operator, aggregate, order and mode. */
import { BulkItems } from "@portico/client/data/BulkItems"
import type { BulkResult } from "../../../packages/client/src/data/bulk/internal/BulkResult.ts"
import type { DataError } from "@portico/client/data/Failure"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Enums from "@portico/contract/data/Enums"
import { type OperatorName, operators } from "@portico/contract/data/FilterOperators"
import type { AggregateBuilder } from "../../../packages/client/src/site/internal/AggregateBuilder.ts"
import type { PatchBuilder } from "../../../packages/client/src/site/internal/PatchBuilder.ts"
import type { FilterBuilder } from "../../../packages/client/src/site/internal/FilterBuilder.ts"
import type { SearchBuilder } from "../../../packages/client/src/site/internal/SearchBuilder.ts"
import type { Member } from "@portico/contract/Enumeration"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"

type Emma = PatchBuilder<never, unknown>

/** The call, the request and the result of each action, applied to Emma, whose tags are new and love. */
const actions: Record<
  Member<typeof Enums.PatchAction>,
  readonly [change: (patch: Emma) => Emma, options: object, made: object]
> = {
  SET_FIELD: [(patch) => patch.setField("year", 1), { setFieldOptions: { value: 1 } }, { year: 1 }],
  REMOVE_FIELD: [(patch) => patch.removeField("year"), {}, { title: "Emma" }],
  INCREMENT_FIELD: [
    (patch) => patch.incrementField("year", -15),
    { incrementFieldOptions: { value: -15 } },
    { year: 1800 }
  ],
  APPEND_TO_ARRAY: [
    (patch) => patch.appendToArray("tags", "old"),
    { appendToArrayOptions: { value: "old" } },
    { tags: ["new", "love", "old"] }
  ],
  REMOVE_FROM_ARRAY: [
    (patch) => patch.removeFromArray("tags", "new"),
    { removeFromArrayOptions: { value: "new" } },
    { tags: ["love"] }
  ]
}

/** The call, the model and the found books of each operator. */
const filters: Record<
  OperatorName,
  readonly [call: (filter: FilterBuilder, other: FilterBuilder) => FilterBuilder, model: object, found: string]
> = {
  eq: [(filter) => filter.eq("year", 1815), { year: 1815 }, "emma"],
  ne: [(filter) => filter.ne("year", 1815), { year: { $ne: 1815 } }, "omens persuasion"],
  lt: [(filter) => filter.lt("year", 1817), { year: { $lt: 1817 } }, "emma"],
  gt: [(filter) => filter.gt("year", 1817), { year: { $gt: 1817 } }, "omens"],
  lte: [(filter) => filter.lte("year", 1817), { year: { $lte: 1817 } }, "emma persuasion"],
  gte: [(filter) => filter.gte("year", 1817), { year: { $gte: 1817 } }, "omens persuasion"],
  startsWith: [(filter) => filter.startsWith("title", "em"), { title: { $startsWith: "em" } }, "emma"],
  endsWith: [(filter) => filter.endsWith("title", "MENS"), { title: { $endsWith: "MENS" } }, "omens"],
  contains: [(filter) => filter.contains("title", "ua"), { title: { $contains: "ua" } }, "persuasion"],
  hasSome: [(filter) => filter.hasSome("tags", "new", "fun"), { tags: { $hasSome: ["new", "fun"] } }, "emma omens"],
  hasAll: [(filter) => filter.hasAll("tags", ["new", "love"]), { tags: { $hasAll: ["new", "love"] } }, "emma"],
  exists: [(filter) => filter.exists("sold", false), { sold: { $exists: false } }, "emma omens persuasion"],
  in: [(filter) => filter.in("year", [1815, 1]), { year: { $in: [1815, 1] } }, "emma"],
  not: [(filter, other) => filter.not(other), { $not: [{ year: 1990 }] }, "emma persuasion"],
  and: [(filter, other) => filter.gt("price", 10).and(other), { price: { $gt: 10 }, year: 1990 }, "omens"],
  or: [(filter, other) => filter.eq("year", 1815).or(other), { $or: [{ year: 1815 }, { year: 1990 }] }, "emma omens"],
  // The upper bound is excluded.
  between: [
    (filter) => filter.between("year", 1815, 1817),
    { $and: [{ year: { $gte: 1815 } }, { year: { $lt: 1817 } }] },
    "emma"
  ],
  isEmpty: [(filter) => filter.isEmpty("sold"), { sold: null }, "emma omens persuasion"],
  isNotEmpty: [(filter) => filter.isNotEmpty("sold"), { sold: { $ne: null } }, ""]
}

/** The call, the operation and the result of each aggregate of the books' prices, which are 10, 20 and 30. */
const aggregates: Record<
  Member<typeof Enums.Aggregate>,
  readonly [call: (aggregate: AggregateBuilder) => AggregateBuilder, operation: object, row: object]
> = {
  sum: [
    (aggregate) => aggregate.sum("price"),
    { resultFieldName: "priceSum", sum: { itemFieldName: "price" } },
    { priceSum: 60 }
  ],
  avg: [
    (aggregate) => aggregate.avg("price"),
    { resultFieldName: "priceAvg", average: { itemFieldName: "price" } },
    { priceAvg: 20 }
  ],
  min: [
    (aggregate) => aggregate.min("price"),
    { resultFieldName: "priceMin", min: { itemFieldName: "price" } },
    { priceMin: 10 }
  ],
  max: [
    (aggregate) => aggregate.max("price", "dearest"),
    { resultFieldName: "dearest", max: { itemFieldName: "price" } },
    { dearest: 30 }
  ],
  count: [(aggregate) => aggregate.count(), { resultFieldName: "count", itemCount: {} }, { count: 3 }]
}

const searches: Readonly<
  Record<string, readonly [search: (search: SearchBuilder) => SearchBuilder, details: object, found: string]>
> = {
  AND: [(search) => search.expression("good omens").andMode(), { mode: "AND" }, "omens"],
  OR: [(search) => search.expression("good emma").orMode(), { mode: "OR" }, "emma omens"],
  "with a fuzzy option": [(search) => search.expression("persuation").fuzzy(), { fuzzy: true }, "persuasion"]
}

const idsOf = (items: Iterable<Readonly<Record<string, unknown>>>): string =>
  Array.from(items, ({ _id }) => String(_id))
    .toSorted()
    .join(" ")

describe("data.md §3, enumerations", () => {
  it.each(Enums.PatchAction.members)("patch action: %s", async (action) => {
    const { calls, data } = open()
    const [change, options, made] = actions[action]
    const patched = await change(data.patch("books", "emma") as Emma).run()

    const fieldPath = action.endsWith("ARRAY") ? "tags" : "year"
    expect(calls()[0]?.payload["patch"]).toEqual({
      dataItemId: "emma",
      fieldModifications: [{ action, fieldPath, ...options }]
    })
    expect(patched).toMatchObject(made)
    expect(Object.hasOwn(patched as object, "year")).toBe(action !== "REMOVE_FIELD")
  })

  it.each([
    ["INSERT", BulkItems.use((bulk) => bulk.insert("books", [{ _id: "a" }])), "inserted"],
    ["UPDATE", BulkItems.use((bulk) => bulk.update("books", [{ _id: "emma" }])), "updated"],
    ["DELETE", BulkItems.use((bulk) => bulk.remove("books", ["emma"])), "removed"],
    ["PATCH", BulkItems.use((bulk) => bulk.patch("books", ["emma"], Patch.empty.pipe(Patch.set("year", 1)))), "updated"]
  ] as const)("bulk action: %s", async (action, call, status) => {
    const { answers, run } = open()
    const { outcomes } = await run<BulkResult<unknown>, DataError>(call)

    expect(Enums.BulkAction.members).toContain(action)
    expect(answers[0]).toMatchObject({ results: [{ action }] })
    expect(outcomes).toMatchObject([{ status }])
  })

  it.each(Object.keys(operators) as ReadonlyArray<OperatorName>)("filter operator: %s", async (name) => {
    const { calls, data } = open()
    const [call, model, found] = filters[name]
    const filter = call(data.filter(), data.filter().eq("year", 1990))
    const { items } = await data.query("books").filter(filter).find()

    expect(filter.toModel()).toEqual(model)
    expect(calls()[0]?.payload["query"]).toMatchObject({ filter: model })
    expect(idsOf(items)).toBe(found)
    // The same in memory.
    const all = await data.query("books").find()
    expect(idsOf([...all].filter(Filter.matches(Filter.raw(filter.toModel()))))).toBe(found)
  })

  it.each(Enums.Aggregate.members)("aggregate: %s", async (name) => {
    const { calls, data } = open()
    const [call, operation, row] = aggregates[name]
    const { items } = await call(data.aggregate("books")).run()

    expect(calls()[0]?.payload["aggregation"]).toEqual({ groupingFields: [], operations: [operation] })
    expect(items).toEqual([row])
  })

  it.each([
    ["ASC", "ascending", [1815, 1817, 1990]],
    ["DESC", "descending", [1990, 1817, 1815]]
  ] as const)("sort order: %s", async (order, method, years) => {
    const { calls, data } = open()
    const { items } = await data.query("books")[method]("year").find()

    expect(Enums.SortOrder.members).toContain(order)
    expect(calls()[0]?.payload["query"]).toMatchObject({ sort: [{ fieldName: "year", order }] })
    expect(items.map(({ year }) => year)).toEqual(years)
  })

  it.each(Object.entries(searches))("search mode: %s", async (_, [search, details, found]) => {
    const { calls, data } = open()
    const { items } = await search(data.search("books")).run()

    expect(Enums.SearchMode.members).toEqual(["AND", "OR"])
    expect(calls()[0]?.payload["search"]).toMatchObject({ search: details })
    expect(idsOf(items)).toBe(found)
  })
})
