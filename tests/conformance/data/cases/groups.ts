import { assert } from "vitest"
import type { ExpressionName, Item } from "../Items.ts"
import type { Case, Theater } from "../Theater.ts"

const at = new Date("2024-02-29T12:00:00.123Z")

/** Expressions over the item `{ a: -7.5, b: "Tea", n: 4, at }`, with their values. */
const expressions = ({ module: { expressions: of } }: Theater): ReadonlyArray<readonly [string, unknown, unknown]> => {
  const field = (name: string) => of.field(name)
  const numeric = (value: number) => of.numeric(value)
  const text = (value: string) => of.text(value)
  const make = (name: ExpressionName, ...args: ReadonlyArray<unknown>) => of[name](...args)
  return [
    ["field", field("b"), "Tea"],
    ["field of a date", field("at"), at],
    ["text", text("$a"), "$a"],
    ["numeric", numeric(1.5), 1.5],
    ["add", make("add", field("n"), numeric(1), numeric(0.5)), 5.5],
    ["sum", make("sum", field("n"), numeric(2)), 6],
    ["subtract", make("subtract", field("n"), numeric(1)), 3],
    ["multiply", make("multiply", field("n"), numeric(2.5)), 10],
    ["divide", make("divide", field("n"), numeric(8)), 0.5],
    ["mod", make("mod", field("n"), numeric(3)), 1],
    ["abs", make("abs", field("a")), 7.5],
    ["floor", make("floor", field("a")), -8],
    ["ceil", make("ceil", field("a")), -7],
    ["concat", make("concat", field("b"), text("!")), "Tea!"],
    ["stringify", make("stringify", field("n")), "4"],
    ["toLower", make("toLower", field("b")), "tea"],
    ["toUpper", make("toUpper", field("b")), "TEA"],
    ["substring", make("substring", field("b"), numeric(1), numeric(1)), "e"],
    ["substring to the end", make("substring", field("b"), numeric(1)), "ea"],
    ["length", make("length", field("b")), 3]
  ]
}

const run = async ({ items, module }: Theater, collection: string, ...stages: ReadonlyArray<unknown>) =>
  (await items.aggregatePipeline(collection, module.pipelineBuilder().withStages(stages).build())).results

const by = ({ stages: { sort: sorting } }: Theater["module"]) => sorting()

/** Groups and pipelines. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "computes sums, averages, bounds and counts of groups",
    run: async ({ items }) => {
      const all = items.aggregate("many").sum("n").avg("n").min("n").max("n", "top").count()
      assert.deepStrictEqual((await all.run()).items, [{ nSum: 8385, nAvg: 64.5, nMin: 0, top: 129, count: 130 }])
      const groups = await all
        .filter(items.filter().lt("n", 10))
        .group("third")
        .having(items.filter().gt("count", 3))
        .descending("nSum")
        .run()
      assert.deepStrictEqual(
        groups.items,
        [{ _id: 0, third: 0, nSum: 18, nAvg: 4.5, nMin: 0, top: 9, count: 4 }].map((row) => pick(row, groups.items[0]))
      )
      const two = await items
        .aggregate("many")
        .lt("n", 4)
        .group("third", "n")
        .ascending("n")
        .skip(1)
        .limit(2)
        .run({ returnTotalCount: true })
      assert.deepStrictEqual(
        two.items.map(({ _id }) => _id),
        [
          { third: 1, n: 1 },
          { third: 2, n: 2 }
        ]
      )
      assert.strictEqual(two.totalCount, 4)
    }
  },
  {
    name: "filters an aggregation with each operator",
    run: async ({ items }) => {
      const { items: rows } = await items
        .aggregate("books")
        .gt("price", -5)
        .gte("price", -4)
        .ge("price", -4)
        .lt("price", 30)
        .lte("price", 21)
        .le("price", 20)
        .between("price", -4, 21)
        .ne("title", "x")
        .eq("tags", "novel")
        .hasSome("tags", "novel")
        .hasAll("tags", "novel")
        .in("author", ["a1"])
        .contains("title", "a")
        .startsWith("title", "e")
        .endsWith("title", "a")
        .exists("title", true)
        .isNotEmpty("title")
        .isEmpty("note")
        .or(items.filter().eq("title", "none"))
        .and(items.filter().gt("price", 0))
        .not(items.filter().eq("title", "none"))
        .group("author")
        .max("out")
        .run()
      const model = await items.aggregate("books").setFilterModel({ price: 12 }).count().run()
      assert.include(model.items[0], { count: 1 })
      assert.deepInclude(rows[0], { _id: "a1", outMax: new Date("1815-12-23T10:00:00.000Z") })
    }
  },
  {
    name: "evaluates every expression of a pipeline",
    run: async (theater) => {
      const { items, module } = theater
      await items.truncate("books")
      await items.insert("books", { _id: "x", a: -7.5, b: "Tea", n: 4, at })
      const project = module.stages.project()
      for (const [index, [, expression]] of expressions(theater).entries()) project.reshape(expression, `e${index}`)
      const [row = {}] = await run(theater, "books", project)
      for (const [index, [name, , expected]] of expressions(theater).entries()) {
        // This client does not decode the dates in a pipeline's rows.
        assert.deepStrictEqual(row[`e${index}`], expected, name)
      }
    }
  },
  {
    name: "filters, projects, sorts, skips and limits in a pipeline",
    run: async (theater) => {
      const { stages } = theater.module
      const rows = await run(
        theater,
        "books",
        stages.filter().gt("price", 0).ne("title", "Emma"),
        by(theater.module).descending("price").ascending("title"),
        stages.skip(1),
        stages.limit(1),
        stages.project().include("title", "price").exclude("_id")
      )
      assert.deepStrictEqual(rows, [{ title: "Persuasion", price: 12 }])
    }
  },
  {
    name: "filters a pipeline with each operator",
    run: async (theater) => {
      const { items, module } = theater
      const filter = module.stages
        .filter()
        .gt("price", -5)
        .gte("price", -4)
        .ge("price", -4)
        .lt("price", 30)
        .lte("price", 21)
        .le("price", 20)
        .between("price", -4, 21)
        .ne("title", "x")
        .eq("tags", "novel")
        .hasSome("tags", "novel")
        .hasAll("tags", "novel")
        .in("author", ["a1"])
        .contains("title", "a")
        .startsWith("title", "e")
        .endsWith("title", "a")
        .exists("title", true)
        .isNotEmpty("title")
        .isEmpty("note")
        .or(items.filter().eq("title", "none"))
        .and(items.filter().gt("price", 0))
        .not(items.filter().eq("title", "none"))
      const rows = await run(
        theater,
        "books",
        filter,
        module.stages.filter().setFilterModel({ title: "Emma" }).ascending("title").descending("title")
      )
      assert.deepStrictEqual(
        rows.map(({ _id }) => _id),
        ["b1"]
      )
    }
  },
  {
    name: "unwinds arrays and converts objects to arrays in a pipeline",
    run: async (theater) => {
      const { stages } = theater.module
      const sorted = by(theater.module).ascending("tags")
      const tags = await run(theater, "books", stages.filter().eq("_id", "b1"), stages.unwind("tags"), sorted)
      assert.deepStrictEqual(
        tags.map((row) => row["tags"]),
        ["love", "novel"]
      )
      const [row] = await run(theater, "books", stages.filter().eq("_id", "b1"), stages.objectToArray("shelf", "list"))
      assert.isArray(row?.["list"])
      const nested = stages.project().include("title")
      const [one] = await run(
        theater,
        "books",
        stages.filter().eq("_id", "b1"),
        stages.project().projectNested(nested, "shelf")
      )
      assert.deepStrictEqual(one?.["shelf"], { title: "Emma" })
    }
  },
  {
    name: "groups with every accumulator in a pipeline",
    run: async (theater) => {
      const { expressions: of, stages } = theater.module
      const n = of.field("n")
      const group = stages
        .group()
        .by(of.field("third"), "third")
        .sum(n, "sum")
        .avg(n, "avg")
        .min(n, "min")
        .max(n, "max")
        .first(n, "first")
        .last(n, "last")
        .push(n, "all")
        .count("count")
      const rows = await run(
        theater,
        "many",
        stages.filter().lt("n", 9),
        by(theater.module).ascending("n"),
        group,
        by(theater.module).ascending("sum")
      )
      assert.deepInclude(rows[0], { sum: 9, avg: 3, min: 0, max: 6, first: 0, last: 6, all: [0, 3, 6], count: 3 })
      assert.strictEqual(rows.length, 3)
    }
  },
  {
    name: "pages through a pipeline by offset and by cursor",
    run: async ({ items, module }) => {
      const build = (paging: object) =>
        module
          .pipelineBuilder()
          .withStages([by(module).ascending("n")])
          .withPaging(paging)
          .build()
      const first = await items.aggregatePipeline("many", build({ limit: 100, offset: 10 }))
      assert.deepStrictEqual([first.results[0]?.["n"], first.results.length], [10, 100])
      const { cursors } = first.pagingMetadata
      const next = await items.aggregatePipeline("many", build({ limit: 100, cursor: cursors?.next }))
      assert.deepStrictEqual([next.results[0]?.["n"], next.results.length], [110, 20])
      assert.isFalse(next.pagingMetadata.hasNext)
    }
  }
]

// The provider decides which additional keys a row has.
const pick = (row: object, like: object = {}): Item =>
  Object.fromEntries(Object.entries(row).filter(([key]) => Object.hasOwn(like, key)))
