/** The errors of programs that name a wrong field, or use a wrong operator: short, and with the nearest correct name. */
import { beforeAll, describe, expect, it } from "vitest"
import { type Diagnostic, openInEditor } from "./languageServer.ts"
import { firstLine, programOf } from "./program.ts"

const unknown = "books has no field 'yaer'. Did you mean 'year'?"

const oneOf = `Type '"yaer"' is not assignable to type '`

const cases: ReadonlyArray<readonly [program: string, message: string]> = [
  // A field that does not exist.
  [`books.pipe(Query.ascending("yaer"))`, unknown],
  [`books.pipe(Query.limit(3), Query.ascending("title", "yaer"))`, unknown],
  [`books.pipe(Query.ascending(["title", "yaer"]))`, unknown],
  [`books.pipe(Query.fields("yaer"))`, unknown],
  [`books.pipe(Query.ascending("prise"))`, "books has no field 'prise'. Did you mean 'price'?"],
  [`books.pipe(Query.filter(Filter.eq("yaer", 1)))`, unknown],
  [`books.pipe(Query.filter(Filter.and(year, Filter.not(Filter.eq("yaer", 1)))))`, unknown],
  [`books.pipe(Query.filter(year.pipe(Filter.or(Filter.eq("yaer", 1)))))`, unknown],
  [`Filter.of(Books, Filter.in("yaer", [1]))`, unknown],
  [`Queries.use((queries) => queries.distinct(books, "yaer"))`, unknown],
  [`Items.use((items) => items.get(Books, "id", { fields: ["yaer"] }))`, unknown],
  [`SearchQuery.from(Books).pipe(SearchQuery.descending("yaer"))`, unknown],
  [`Patch.of(Books).pipe(Patch.set("yaer", 1))`, unknown],
  [`Items.use((items) => items.patch(Books, "id", Patch.empty.pipe(Patch.increment("yaer", 1))))`, unknown],
  [`Items.use((items) => items.remove(Books, "id", { condition: Filter.gt("yaer", 1) }))`, unknown],
  [`Aggregate.from(Books).pipe(Aggregate.sum("yaer"))`, unknown],
  [`data.query(Books).gt("yaer", 1)`, unknown],
  [`data.query(Books).ascending("yaer")`, unknown],
  [`data.aggregate(Books).group("yaer")`, unknown],
  [`data.patch(Books, "id").setField("yaer", 1)`, unknown],
  [`data.filter(Books).eq("yaer", 1)`, unknown],
  [`useDistinct(books, "yaer")`, unknown],
  [`<DistinctValues field="yaer" label="" query={books} />`, unknown],
  [`<ExportDialog columns={["yaer"]} query={books} />`, unknown],
  [`<FilterBuilder collection={Books} filter={Filter.gt("yaer", 1)} />`, unknown],
  [`usePatch(Books, "id").patch(Patch.empty.pipe(Patch.set("yaer", 1)))`, unknown],
  [
    `Pipeline.from(Books).pipe(Pipeline.ascending("yaer"))`,
    "the pipeline of books has no field 'yaer'. Did you mean 'year'?"
  ],
  [
    `Pipeline.from(Books).pipe(Pipeline.group({}, { a: Accumulator.avg(Expression.field("yaer")) }))`,
    "the pipeline of books has no field 'yaer'. Did you mean 'year'?"
  ],
  [
    `perLanguage.pipe(Aggregate.descending("yaerSum"))`,
    "the aggregation of books has no field 'yaerSum'. Did you mean 'yearSum'?"
  ],
  [`Query.from(Novels).pipe(Query.include("autor"))`, "novels has no field 'autor'. Did you mean 'author'?"],
  [`data.query(Novels).include("autor")`, "novels has no field 'autor'. Did you mean 'author'?"],
  [`data.isReferenced(Novels, "autor", "a", "b")`, "novels has no field 'autor'. Did you mean 'author'?"],

  // A filter, a patch or a step that was created without a collection is checked when it is used.
  [`books.pipe(misspelled.sort)`, unknown],
  [`books.pipe(Query.filter(misspelled.filter))`, unknown],
  [`books.pipe(Query.filter(Filter.and(year, misspelled.filter)))`, unknown],
  [`Items.use((items) => items.patch(Books, "id", misspelled.patch))`, unknown],
  [`Items.use((items) => items.remove(Books, "id", { condition: misspelled.filter }))`, unknown],
  [`usePatch(Books, "id").patch(misspelled.patch)`, unknown],
  [`<ItemForm collection={Books} condition={misspelled.filter} />`, unknown],
  [`Query.from(Novels).pipe(Query.filter(Filter.of(Books, Filter.gt("year", 1))))`, "novels has no field 'year'."],

  // The nearest name: other case, other letters, a part of a path.
  [`books.pipe(Query.ascending("Title"))`, "books has no field 'Title'. Did you mean 'title'?"],
  [`books.pipe(Query.ascending("lang"))`, "books has no field 'lang'. Did you mean 'language'?"],
  [`books.pipe(Query.ascending("titles"))`, "books has no field 'titles'. Did you mean 'title'?"],
  [`books.pipe(Query.ascending("town"))`, "books has no field 'town'. Did you mean 'author.home.town'?"],
  [`books.pipe(Query.ascending("author.nmae"))`, "books has no field 'author.nmae'. Did you mean 'author.name'?"],
  [`books.pipe(Query.ascending("author"))`, "'author' of books cannot be sorted by. Did you mean 'author."],
  [`books.pipe(Query.ascending("zzz"))`, "books has no field 'zzz'."],
  [`books.pipe(Query.ascending(String("year")))`, "The name of a field of books must have a literal type."],

  // An operator that the field does not allow.
  [
    `books.pipe(Query.filter(Filter.startsWith("year", "19")))`,
    "'year' of books is not a string. Use eq, ne, in, lt, lte, gt, gte or between."
  ],
  [
    `books.pipe(Query.filter(Filter.startsWith("price", "9")))`,
    "'price' of books is not a string. Use eq, ne, in, lt, lte, gt, gte or between."
  ],
  [`books.pipe(Query.filter(Filter.contains("tags", "a")))`, "'tags' of books is not a string. Use hasSome or hasAll."],
  [
    `books.pipe(Query.filter(Filter.in("tags", ["a"])))`,
    "'tags' of books is not a single value. Use hasSome or hasAll."
  ],
  [`books.pipe(Query.filter(Filter.gt("available", true)))`, "'available' of books has no order. Use eq or ne."],
  [
    `data.query(Books).hasAll("title", "a")`,
    "'title' of books is not an array. Use eq, ne, in, lt, lte, gt, gte or between."
  ],
  [`Patch.of(Books).pipe(Patch.increment("title", 1))`, "'title' of books is not a number."],
  [`Patch.of(Books).pipe(Patch.remove("title"))`, "'title' of books cannot be removed."],
  [`Patch.of(Books).pipe(Patch.set("_ownerId", "a"))`, "'_ownerId' of books cannot be changed."],
  [`Query.from(Novels).pipe(Query.include("title"))`, "'title' of novels does not refer to items."],
  [`Aggregate.from(Books).pipe(Aggregate.avg("title"))`, "'title' of books is not a number."],

  // Columns and forms take a union of names, so the error is TypeScript's own. It lists the names, but not the collection.
  [`<CollectionTable caption="" columns={[{ field: "yaer", header: "" }]} query={books} />`, oneOf],
  [`<ItemForm collection={Books} fields={["yaer"]} />`, oneOf],
  [`<FilterBuilder collection={Books} fields={["yaer"]} />`, oneOf],
  [`useSort(books, { sorting: [{ field: "yaer", order: "ASC" }] })`, oneOf],
  [`useFilter(Books).step({ _tag: "Field", id: "id", field: "yaer" })`, oneOf],
  [`useAddress(Books).change({ sort: [{ field: "yaer", order: "ASC" }] })`, oneOf],
  [
    `References.use((all) => all.insert(Novels, "yaer", "a", "b"))`,
    `'"yaer"' is not assignable to parameter of type '"a`
  ]
]

describe("the compiler's error for", () => {
  let errors: ReadonlyArray<Diagnostic> = []

  beforeAll(async () => {
    ;({ errors } = await openInEditor(programOf(cases.map(([program]) => program))))
  })

  it.each(cases.map((one, index) => [...one, index] as const))("%s is short and names the field", (_, text, index) => {
    const found = errors.filter(({ line }) => line === firstLine + index)

    expect(found.map(({ message }) => message.join("\n")).join("\n")).toContain(text)
    expect(found.length).toBe(1)
    for (const { message } of found) expect(message.length).toBeLessThanOrEqual(3)
  })
})
