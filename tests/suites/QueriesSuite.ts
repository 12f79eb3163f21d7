import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Pages from "@portico/client/data/Pages"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { books } from "../../packages/testing/src/internal/scenarios/Books.ts"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { member, type Network, visitor } from "./Browser.ts"

const run = <Q extends Query.Any>(query: Q) => Queries.use((queries) => queries.run(query))

const idsOf = (page: { readonly items: ReadonlyArray<{ readonly id: string }> }) => page.items.map(({ id }) => id)

/** Each operator once, with the items on the shelf that it finds. */
const filters: ReadonlyArray<readonly [name: string, filter: Filter.Filter, ids: ReadonlyArray<string>]> = [
  ["eq", Filter.eq("title", "Alpha"), ["alpha"]],
  ["eq, on an array", Filter.eq("tags", "red"), ["alpha", "delta"]],
  ["eq, with a date", Filter.eq("at", new Date("2021-01-01T00:00:00.000Z")), ["beta"]],
  ["eq, with a boolean", Filter.eq("lent", true), ["alpha", "gamma"]],
  ["eq, in an object", Filter.eq("edition.year", 1991), ["beta"]],
  ["ne", Filter.ne("count", 1), ["beta", "delta", "epsilon", "gamma"]],
  ["lt", Filter.lt("count", 2), ["alpha", "epsilon"]],
  ["lte", Filter.lte("count", 2), ["alpha", "beta", "epsilon"]],
  ["gt", Filter.gt("count", 2), ["delta", "gamma"]],
  ["gte", Filter.gte("count", 3), ["delta", "gamma"]],
  ["gt, with a date", Filter.gt("at", new Date("2021-01-01T00:00:00.000Z")), ["delta"]],
  ["gt, of another type", Filter.gt("title", 0), []],
  ["between, its end excluded", Filter.between("count", 1, 3), ["alpha", "beta"]],
  ["startsWith, in any case", Filter.startsWith("title", "ALPHA"), ["alpha", "delta"]],
  ["endsWith", Filter.endsWith("title", "MMA"), ["gamma"]],
  ["contains", Filter.contains("title", "bet"), ["beta", "delta"]],
  ["contains, with a wildcard of SQL", Filter.contains("title", "0%"), ["epsilon"]],
  ["contains, with another one", Filter.contains("note", "a_"), ["epsilon"]],
  ["hasSome", Filter.hasSome("tags", "green", "blue"), ["alpha", "beta", "delta"]],
  ["hasAll", Filter.hasAll("tags", ["red", "blue"]), ["alpha"]],
  ["in", Filter.in("count", [1, 10, 99]), ["alpha", "delta"]],
  ["exists", Filter.exists("note", true), ["epsilon", "gamma"]],
  ["exists not", Filter.exists("at", false), ["epsilon", "gamma"]],
  ["isEmpty", Filter.isEmpty("note"), ["alpha", "beta", "delta", "gamma"]],
  ["isNotEmpty", Filter.isNotEmpty("note"), ["epsilon"]],
  ["and", Filter.and(Filter.gt("count", 0), Filter.eq("lent", true)), ["alpha", "gamma"]],
  ["or", Filter.or(Filter.eq("count", 1), Filter.eq("count", 2)), ["alpha", "beta"]],
  ["not", Filter.not(Filter.eq("tags", "red")), ["beta", "epsilon", "gamma"]],
  ["two bounds of one field", Filter.and(Filter.gt("count", 1), Filter.lt("count", 10)), ["beta", "gamma"]],
  ["a value that would end a string in SQL", Filter.eq("title", "'; drop table shelf; --"), []]
]

/** The items `epsilon` and `gamma` do not match: they have no date. */
const Dated = Collection.make("shelf", Schema.Struct({ title: Schema.String, at: Schema.Date }))

const Loans = Collection.make("loans", Schema.Struct({ item: Schema.String }), { references: { item: Dated } })

const ladder = Query.from("ladder").pipe(Query.ascending("step"))

/** Checks queries over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Queries over ${name}`, (it) => {
    it.effect.each(filters)("finds by %s", ([, filter, ids]) =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const page = yield* browser.run(run(Query.from("shelf").pipe(Query.filter(filter))))

        assert.deepStrictEqual(idsOf(page).toSorted(), ids)
      })
    )

    it.effect("sorts by one field, missing values first", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const sorted = (order: typeof Query.ascending) => run(Query.from("shelf").pipe(order("at", "count")))

        assert.deepStrictEqual(idsOf(yield* browser.run(sorted(Query.ascending))), [
          "epsilon",
          "gamma",
          "alpha",
          "beta",
          "delta"
        ])
        assert.deepStrictEqual(idsOf(yield* browser.run(sorted(Query.descending))), [
          "delta",
          "beta",
          "alpha",
          "gamma",
          "epsilon"
        ])
      })
    )

    it.effect("sorts by several fields in their order", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const query = Query.from("ladder").pipe(Query.descending("half"), Query.ascending("step"), Query.limit(5))

        const page = yield* browser.run(run(query))

        assert.deepStrictEqual(idsOf(page), ["step-22", "step-20", "step-21", "step-18", "step-19"])
      })
    )

    it.effect("sorts strings by code point, uppercase letters first", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const page = yield* browser.run(run(Query.from("shelf").pipe(Query.ascending("title"))))

        assert.deepStrictEqual(idsOf(page), ["alpha", "beta", "gamma", "delta", "epsilon"])
      })
    )

    it.effect("pages forward and back and counts on request", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const { next, prev } = yield* browser.run(Queries)

        const first = yield* browser.run(run(ladder.pipe(Query.limit(10), Query.returnTotalCount())))
        const second = yield* browser.run(next(first))
        const third = yield* browser.run(next(second))
        const back = yield* browser.run(prev(second))

        assert.deepStrictEqual(
          [first, second, third].map(({ hasNext, hasPrev, items, total }) => [items.length, hasPrev, hasNext, total]),
          [
            [10, false, true, Option.some(23)],
            [10, true, true, Option.some(23)],
            [3, true, false, Option.some(23)]
          ]
        )
        assert.deepStrictEqual(
          [...first.items, ...second.items, ...third.items].map(({ data }) => data["step"]),
          Array.from({ length: 23 }, (_, step) => step)
        )
        assert.deepStrictEqual(idsOf(back), idsOf(first))
      })
    )

    it.effect("fails after the last page and before the first", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const { next, prev } = yield* browser.run(Queries)
        const page = yield* browser.run(run(ladder))

        assert.strictEqual((yield* Effect.flip(browser.run(next(page))))._tag, "WDE0165")
        assert.strictEqual((yield* Effect.flip(browser.run(prev(page))))._tag, "WDE0159")
      })
    )

    it.effect("does not count by default", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const page = yield* browser.run(run(ladder))

        assert.deepStrictEqual(page.total, Option.none())
        assert.strictEqual(page.items.length, 23)
      })
    )

    it.effect("returns to the previous page from a page beyond the end", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const { prev } = yield* browser.run(Queries)

        const page = yield* browser.run(run(ladder.pipe(Query.skip(100), Query.limit(10))))

        assert.deepStrictEqual([page.items.length, page.hasNext, page.hasPrev], [0, false, true])
        assert.strictEqual((yield* browser.run(prev(page))).offset, 90)
      })
    )

    it.effect("returns the selected fields", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const query = Query.from("shelf").pipe(Query.filter(Filter.eq("title", "Alpha")), Query.fields("count"))

        const page = yield* browser.run(run(query))

        assert.deepStrictEqual(
          page.items.map(({ data }) => [data["_id"], data["count"], data["title"]]),
          [["alpha", 1, undefined]]
        )
      })
    )

    it.effect("decodes the dates of found items", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const page = yield* browser.run(run(Query.from("books").pipe(Query.ascending("addedAt"))))

        assert.deepStrictEqual(
          page.items.map(({ data, id }) => ({ id, addedAt: data["addedAt"] })),
          books
            .map(({ _id, addedAt }) => ({ id: _id, addedAt: new Date(addedAt.$date) }))
            .toSorted((left, right) => left.addedAt.getTime() - right.addedAt.getTime())
        )
      })
    )

    it.effect("leaves out items that do not match their schema on request, page after page", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const dated = Query.from(Dated).pipe(Query.ascending("_id"), Query.limit(2), Query.returnTotalCount())
        const lenient = dated.pipe(Query.omitInvalid())
        const search = SearchQuery.from(Dated).pipe(SearchQuery.ascending("_id"), SearchQuery.omitInvalid())
        const { fetch, next, prev } = yield* browser.run(Queries)

        const failed = yield* Effect.flip(browser.run(run(dated.pipe(Query.skip(2)))))
        const first = yield* browser.run(run(lenient))
        const second = yield* browser.run(next(first))
        const third = yield* browser.run(next(second))
        const back = yield* browser.run(prev(second))
        const cursor = (yield* browser.run(run(lenient.pipe(Query.byCursor)))).nextCursor
        const fetched = yield* browser.run(fetch(Dated, Option.getOrThrow(cursor), { limit: 2, omitInvalid: true }))
        const all = yield* browser.run(Stream.runCollect(Pages.stream(lenient)))
        const found = yield* browser.run(Search.use((service) => service.run(search)))

        assert.strictEqual(failed._tag, "WDE0055")
        assert.deepStrictEqual(
          [first, second, third, back, fetched].map((page) => ({
            items: idsOf(page),
            invalid: page.invalid.map(({ id, paths }) => [id, ...paths]),
            hasNext: page.hasNext
          })),
          [
            { items: ["alpha", "beta"], invalid: [], hasNext: true },
            { items: ["delta"], invalid: [["epsilon", "at"]], hasNext: true },
            { items: [], invalid: [["gamma", "at"]], hasNext: false },
            { items: ["alpha", "beta"], invalid: [], hasNext: true },
            { items: ["delta"], invalid: [["epsilon", "at"]], hasNext: true }
          ]
        )
        assert.deepStrictEqual([third.total, third.offset], [Option.some(5), 4])
        assert.deepStrictEqual(idsOf({ items: all }), ["alpha", "beta", "delta"])
        assert.deepStrictEqual(
          [idsOf(found), idsOf({ items: found.invalid })],
          [
            ["alpha", "beta", "delta"],
            ["epsilon", "gamma"]
          ]
        )
      })
    )

    it.effect("leaves the id of an included item that does not match its schema on request", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const loans = Query.from(Loans).pipe(Query.ascending("_id"), Query.include("item"))

        const failed = yield* Effect.flip(browser.run(run(loans)))
        const { invalid, items } = yield* browser.run(run(loans.pipe(Query.omitInvalid())))

        assert.strictEqual(failed._tag, "WDE0055")
        assert.deepStrictEqual(
          items.map(({ data: { item } }) => (typeof item === "string" ? item : item.title)),
          ["Alpha", "gamma", "gone"]
        )
        assert.deepStrictEqual(
          invalid.map(({ field, id, paths }) => [field, id, ...paths]),
          [["item", "gamma", "at"]]
        )
      })
    )

    it.effect("counts the items that match a filter", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const query = Query.from("ladder").pipe(Query.filter(Filter.lt("step", 7)), Query.limit(2))

        assert.strictEqual(yield* browser.run(Queries.use((queries) => queries.count(query))), 7)
      })
    )

    it.effect("sends a GET while the URL is short, otherwise a POST", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const years = Array.from({ length: 400 }, (_, index) => index)
        yield* browser.run(run(ladder))

        const [short, quick] = yield* browser.watch(browser.run(run(ladder)))
        const [long, posted] = yield* browser.watch(
          browser.run(run(ladder.pipe(Query.filter(Filter.in("step", years)))))
        )

        assert.deepStrictEqual(
          quick.map(({ method }) => method),
          ["GET"]
        )
        assert.deepStrictEqual(
          posted.map(({ method }) => method),
          ["POST"]
        )
        assert.deepStrictEqual(idsOf(long), idsOf(short))
      })
    )

    it.effect("sends no request for an invalid query", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const wrong = browser.run(run(Query.from("shelf").pipe(Query.limit(0))))

        const [error, sent] = yield* browser.watch(Effect.flip(wrong))

        assert.strictEqual(error._tag, "WDE0033")
        assert.deepStrictEqual(sent, [])
      })
    )

    it.effect("returns diary pages to members and rejects visitors", () =>
      Effect.gen(function* () {
        const ada = yield* member(accounts.ada)
        const stranger = yield* visitor

        const refused = yield* Effect.flip(stranger.run(run(Query.from("diary"))))
        yield* ada.run(run(Query.from("diary")))

        assert.strictEqual(refused._tag, "ApplicationError")
      })
    )
  })
