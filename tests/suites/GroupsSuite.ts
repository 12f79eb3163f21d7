import * as Accumulator from "@portico/client/data/Accumulator"
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Expression from "@portico/client/data/Expression"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import * as Projection from "@portico/client/data/Projection"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { type Network, visitor } from "./Browser.ts"

const { field } = Expression

const run = <A extends Aggregate.Any>(aggregate: A) => Aggregates.use((aggregates) => aggregates.run(aggregate))

const stages = <P extends Pipeline.Any>(pipeline: P) =>
  Effect.map(
    Aggregates.use((aggregates) => aggregates.runPipeline(pipeline)),
    ({ items }) => items
  )

const pairs = Aggregate.from("ladder").pipe(
  Aggregate.group("half"),
  Aggregate.sum("step"),
  Aggregate.ascending("half"),
  Aggregate.limit(5)
)

/** Checks aggregations, pipelines and searches over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Groups over ${name}`, (it) => {
    it.effect("computes groups and filters them by their results", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const perLent = Aggregate.from("shelf").pipe(
          Aggregate.group("lent"),
          Aggregate.sum("count"),
          Aggregate.avg("count", "mean"),
          Aggregate.min("title"),
          Aggregate.max("at", "latest"),
          Aggregate.count(),
          Aggregate.having(Filter.gt("count", 1)),
          Aggregate.descending("countSum")
        )

        const page = yield* browser.run(run(perLent))

        assert.deepStrictEqual<unknown>(page.items, [
          {
            _id: null,
            countSum: 5,
            mean: 2.5,
            titleMin: "alphabet",
            latest: new Date("2022-06-01T12:00:00.000Z"),
            count: 2
          },
          { _id: true, countSum: 4, mean: 2, titleMin: "Alpha", latest: new Date("2020-01-01T00:00:00.000Z"), count: 2 }
        ])
      })
    )

    it.effect("computes the matching items as one group without an _id", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const red = Aggregate.from("shelf").pipe(Aggregate.filter(Filter.eq("tags", "red")), Aggregate.count())

        assert.deepStrictEqual<unknown>((yield* browser.run(run(red))).items, [{ count: 2 }])
      })
    )

    it.effect.each<[string, typeof pairs]>([
      ["offset", pairs],
      ["cursor", pairs.pipe(Aggregate.byCursor)]
    ])("pages through groups by %s and counts them", ([, aggregate]) =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const pages = yield* browser.run(
          Effect.gen(function* () {
            const aggregates = yield* Aggregates
            const first = yield* aggregates.run(aggregate.pipe(Aggregate.returnTotalCount()))
            const second = yield* aggregates.next(first)
            const third = yield* aggregates.next(second)
            return [first, second, third, yield* aggregates.prev(third)]
          })
        )

        assert.deepStrictEqual(
          pages.map(({ items }) => items.map((row) => row._id)),
          [
            [0, 1, 2, 3, 4],
            [5, 6, 7, 8, 9],
            [10, 11],
            [5, 6, 7, 8, 9]
          ]
        )
        assert.deepStrictEqual(
          pages.map(({ hasNext, total }) => [hasNext, Option.getOrNull(total)]),
          [
            [true, 12],
            [true, 12],
            [false, 12],
            [true, 12]
          ]
        )
      })
    )

    it.effect("passes documents through the stages of a pipeline", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const tags = Pipeline.from("shelf").pipe(
          Pipeline.filter(Filter.gt("count", 0)),
          Pipeline.unwind("tags"),
          Pipeline.group(
            { tag: field("tags") },
            { books: Accumulator.count(), titles: Accumulator.push(Expression.toUpper(field("title"))) }
          ),
          Pipeline.descending("books"),
          Pipeline.ascending("_id.tag"),
          Pipeline.limit(2)
        )

        assert.deepStrictEqual<unknown>(yield* browser.run(stages(tags)), [
          { _id: { tag: "blue" }, books: 2, titles: ["ALPHA", "BETA"] },
          { _id: { tag: "red" }, books: 2, titles: ["ALPHA", "ALPHABET"] }
        ])
      })
    )

    it.effect("includes, computes and nests fields", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const labels = Pipeline.from("shelf").pipe(
          Pipeline.filter(Filter.eq("title", "Alpha")),
          Pipeline.project(
            Projection.include("count"),
            Projection.reshape(
              "label",
              Expression.concat(Expression.substring(field("title"), 0, 2), "-", Expression.stringify(field("count")))
            ),
            Projection.reshape("third", Expression.divide(field("count"), 0)),
            Projection.projectNested("more", Projection.reshape("tags", Expression.size(field("tags"))))
          ),
          Pipeline.objectToArray("more")
        )

        assert.deepStrictEqual<unknown>(yield* browser.run(stages(labels)), [
          { _id: "alpha", count: 1, label: "Al-1", third: null, more: [{ k: "tags", v: 2 }] }
        ])
      })
    )

    it.effect("finds items by words and a filter", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const find = (search: SearchQuery.Any) =>
          browser.run(
            Effect.map(
              Search.use((service) => service.run(search)),
              ({ items }) => items.map(({ id }) => id)
            )
          )
        const either = SearchQuery.from("shelf").pipe(
          SearchQuery.expression("beta gamma"),
          SearchQuery.mode("OR"),
          SearchQuery.ascending("title")
        )

        assert.deepStrictEqual(yield* find(either), ["beta", "gamma"])
        assert.deepStrictEqual(yield* find(either.pipe(SearchQuery.mode("AND"))), [])
        assert.deepStrictEqual(yield* find(either.pipe(SearchQuery.filter(Filter.eq("lent", true)))), ["gamma"])
      })
    )
  })
