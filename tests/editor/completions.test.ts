/** The names that an editor completes between the quotes of a program. */
import { beforeAll, describe, expect, it } from "vitest"
import { here, openInEditor } from "./languageServer.ts"
import { programOf } from "./program.ts"

const system = ["_createdDate", "_id", "_ownerId", "_updatedDate"]

const strings = ["_id", "_ownerId", "author.home.town", "author.name", "edition", "language", "title"]

const numbers = ["author.born", "edition", "price", "year"]

const lists = ["flags", "reviews", "tags"]

const single = [...new Set([...strings, ...numbers, "_createdDate", "_updatedDate", "published"])]

const sorted = [...single, "available"]

const equal = [...sorted, ...lists]

/** The fields of the schema with its nested fields, which a patch can set. */
const written = [...equal, "author", "author.home", "meta"].filter((name) => !name.startsWith("_"))

const all = [...written, ...system]

const references = ["author", "awards", "critics", "publisher", "sequel"]

/** The names of top-level fields. */
const top = all.filter((name) => !name.includes("."))

const form = top.filter((name) => !name.startsWith("_"))

type Case = readonly [program: string, names: ReadonlyArray<string>]

const sections: ReadonlyArray<readonly [title: string, cases: ReadonlyArray<Case>]> = [
  [
    "a query",
    [
      [`books.pipe(Query.ascending(${here}))`, sorted],
      [`books.pipe(Query.limit(3), Query.ascending("title"), Query.descending(${here}))`, sorted],
      [`books.pipe(Query.ascending("title", ${here}))`, sorted],
      [`books.pipe(Query.ascending(["title", ${here}]))`, sorted],
      [`pipe(books, Query.fields(${here}))`, all],
      [`Query.from(Novels).pipe(Query.include(${here}))`, references],
      [`Queries.use((queries) => queries.distinct(books, ${here}))`, all]
    ]
  ],
  [
    "a search",
    [
      [`SearchQuery.from(Books).pipe(SearchQuery.ascending(${here}))`, sorted],
      [`SearchQuery.from(Books).pipe(SearchQuery.fields(${here}))`, all],
      [`SearchQuery.from(Books).pipe(SearchQuery.filter(Filter.gt(${here}, 1)))`, single],
      [`SearchQuery.from(Novels).pipe(SearchQuery.include(${here}))`, references]
    ]
  ],
  [
    "a filter",
    [
      [`books.pipe(Query.filter(Filter.eq(${here}, 1)))`, equal],
      [`books.pipe(Query.filter(Filter.eq("language", ${here})))`, ["en", "fr"]],
      [`books.pipe(Query.filter(Filter.startsWith(${here}, "a")))`, strings],
      [`books.pipe(Query.filter(Filter.hasSome(${here}, ["a"])))`, lists],
      [`books.pipe(Query.filter(Filter.in(${here}, "a", "b")))`, single],
      [`books.pipe(Query.filter(Filter.between(${here}, 1, 2)))`, single],
      [`books.pipe(Query.filter(Filter.isEmpty(${here})))`, all],
      [`books.pipe(Query.filter(Filter.exists(${here}, true)))`, all],
      [`books.pipe(Query.filter(Filter.not(Filter.gt(${here}, 1))))`, single],
      [`books.pipe(Query.filter(Filter.and(Filter.eq("year", 1), Filter.gt(${here}, 1))))`, single],
      [
        `books.pipe(Query.filter(Filter.or(Filter.not(Filter.eq("year", 1)), Filter.not(Filter.gt(${here}, 1)))))`,
        single
      ],
      [`books.pipe(Query.filter(Filter.eq("year", 1).pipe(Filter.and(Filter.gt(${here}, 1)))))`, single],
      [`Filter.of(Books, Filter.gt(${here}, 1))`, single],
      [`Filter.of(Books, Filter.and(Filter.eq("year", 1), Filter.contains(${here}, "a")))`, strings]
    ]
  ],
  [
    "a patch",
    [
      [`Patch.of(Books).pipe(Patch.set(${here}, 1))`, written],
      [`Patch.of(Books).pipe(Patch.set("year", 1), Patch.increment(${here}, 1))`, numbers],
      [`Patch.of(Books).pipe(Patch.append(${here}, "a"))`, lists],
      [`Patch.of(Books).pipe(Patch.remove(${here}))`, ["author.born", "author.home", "published"]],
      [`Items.use((items) => items.patch(Books, "id", Patch.empty.pipe(Patch.set(${here}, 1))))`, written],
      [`Items.use((items) => items.remove(Books, "id", { condition: Filter.gt(${here}, 1) }))`, single]
    ]
  ],
  [
    "an item and its references",
    [
      [`Items.use((items) => items.get(Books, "id", { fields: [${here}] }))`, all],
      [`Items.use((items) => items.save(Novels, novel, { includeReferences: [{ field: ${here} }] }))`, references],
      [`References.use((all) => all.insert(Novels, ${here}, "a", "b"))`, references]
    ]
  ],
  [
    "an aggregation",
    [
      [`Aggregate.from(Books).pipe(Aggregate.group(${here}))`, all],
      [`Aggregate.from(Books).pipe(Aggregate.filter(Filter.gt(${here}, 1)))`, single],
      [`Aggregate.from(Books).pipe(Aggregate.group("language"), Aggregate.sum(${here}))`, numbers],
      [`Aggregate.from(Books).pipe(Aggregate.group("language"), Aggregate.max(${here}))`, sorted],
      [`perLanguage.pipe(Aggregate.descending(${here}))`, ["count", "language", "yearSum"]],
      [`perLanguage.pipe(Aggregate.having(Filter.gt(${here}, 1)))`, ["count", "language", "yearSum"]]
    ]
  ],
  [
    "a pipeline",
    [
      [`Pipeline.from(Books).pipe(Pipeline.unwind(${here}))`, lists],
      [`Pipeline.from(Books).pipe(Pipeline.filter(Filter.gt(${here}, 1)))`, single],
      [`Pipeline.from(Books).pipe(Pipeline.objectToArray(${here}))`, all],
      [`Pipeline.from(Books).pipe(Pipeline.group({ a: Expression.field(${here}) }))`, all],
      [`Pipeline.from(Books).pipe(Pipeline.group({}, { a: Accumulator.avg(Expression.field(${here})) }))`, all],
      [
        `Pipeline.from(Books).pipe(Pipeline.group({ a: Expression.field("year") }), Pipeline.ascending(${here}))`,
        ["_id.a"]
      ],
      [`Pipeline.from(Books).pipe(Pipeline.project(Projection.include(${here})))`, all],
      [
        `Pipeline.from(Books).pipe(Pipeline.project(Projection.reshape("a", Expression.add(Expression.field(${here}), 1))))`,
        all
      ],
      [`Pipeline.from(Books).pipe(Pipeline.project(Projection.projectNested("a", Projection.exclude(${here}))))`, all]
    ]
  ],
  [
    "the builders of a site",
    [
      [`data.query(Books).gt(${here}, 1)`, single],
      [`data.query(Books).gt("year", 1).limit(3).ascending("title", ${here})`, sorted],
      [`data.query(Books).fields(${here})`, all],
      [`data.query(Novels).include("author", ${here}, 3)`, references],
      [`data.query(Books).distinct(${here})`, all],
      [`data.query(Books).or(data.filter(Books).startsWith(${here}, "a"))`, strings],
      [`data.sort(Books).descending(${here})`, sorted],
      [`data.search(Books).expression("a").eq(${here}, 1)`, equal],
      [`data.aggregate(Books).eq("year", 1).group(${here})`, all],
      [`data.aggregate(Books).group("language").avg(${here})`, numbers],
      [`data.patch(Books, "id").setField(${here}, 1)`, written],
      [`data.bulkPatch(Books, ["id"]).incrementField(${here}, 1)`, numbers],
      [`data.queryReferenced(Novels, "id", ${here})`, references],
      [`data.get(Books, "id", { fields: [${here}] })`, all]
    ]
  ],
  [
    "the kit",
    [
      [`<CollectionTable caption="" columns={[{ field: ${here}, header: "" }]} query={books} />`, top],
      [
        `<CollectionTable caption="" columns={[{ id: "a", value: () => 1, header: "", sortBy: ${here} }]} query={books} />`,
        top
      ],
      [`<FilterBuilder collection={Books} fields={[${here}]} />`, top],
      [`<FilterBuilder collection={Books} filter={Filter.gt(${here}, 1)} />`, single],
      [`<DistinctValues field=${here} label="" query={books} />`, all],
      [`<SortMenu fields={[{ field: ${here}, label: "" }]} sort={useSort(books)} />`, sorted],
      [`<ItemForm collection={Books} fields={["title", ${here}]} />`, form],
      [`<ItemForm collection={Books} fields={[{ name: ${here} }]} />`, form],
      [`<ItemDetail collection={Books} fields={[${here}]} id="id" title="" />`, form],
      [`<ExportDialog columns={[${here}]} query={books} />`, all],
      [`useSort(books, { sorting: [{ field: ${here}, order: "ASC" }] })`, sorted],
      [`useDistinct(books, ${here})`, all],
      [`useAddress(Books).change({ sort: [{ field: ${here}, order: "ASC" }] })`, sorted],
      [`useFilter(Books).step({ _tag: "Field", id: "id", field: ${here} })`, top],
      [`useItemForm(Books, { id: "id" }).change(${here}, "a")`, form],
      [`usePatch(Books, "id").patch(Patch.empty.pipe(Patch.set(${here}, 1)))`, written],
      [
        `<AggregateChart caption="" category={{ field: ${here} }} source={perLanguage} values={[]} />`,
        ["_id", "count", "yearSum"]
      ]
    ]
  ]
]

const cases = sections.flatMap(([title, cases]) => cases.map(([program, names]) => [title, program, names] as const))

const program = programOf(cases.map(([, program]) => program))

describe("an editor completes the names of", () => {
  let completions: ReadonlyArray<ReadonlyArray<string>> = []

  beforeAll(async () => {
    ;({ completions } = await openInEditor(program))
  })

  it.each(cases.map((one, index) => [...one, index] as const))("%s: %s", (_title, _program, names, index) => {
    expect(completions[index]).toEqual(names.toSorted())
  })
})
