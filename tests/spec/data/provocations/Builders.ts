/** Invalid calls of builders, reported by the call that runs them. */
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { Plain } from "../made.ts"
import type { Provocations } from "./Provocation.ts"

// As plain JavaScript calls them.
const plain = Filter as unknown as Plain<Pick<typeof Filter, "eq" | "between" | "hasSome" | "isEmpty" | "and">>

const filtered = (filter: unknown) =>
  Queries.use((queries) => queries.run(Query.from("books").pipe(Query.filter(filter as Filter.Filter))))

const aggregated = (...steps: ReadonlyArray<(self: never) => unknown>) =>
  Aggregates.use((aggregates) =>
    aggregates.run(steps.reduce<unknown>((self, step) => step(self as never), Aggregate.from("books")) as Aggregate.Any)
  )

const ofReviews = Query.from("reviews").pipe(Query.filter(Filter.eq("stars", 5))).filter

export const provocations = {
  WDE0011: {
    site: (site) => site.data.aggregate("books").filter("year > 1990").run(),
    service: aggregated(Aggregate.filter("year > 1990" as never)),
    params: { method: "filter", received: '"year > 1990"' },
    path: ["filter"]
  },
  WDE0012: {
    site: (site) =>
      site.data
        .aggregate("books")
        .filter(site.data.filter().gt("year", 1990))
        .filter(site.data.filter().lt("price", 9))
        .run(),
    service: aggregated(Aggregate.filter(Filter.gt("year", 1990)), Aggregate.filter(Filter.lt("price", 9))),
    params: { method: "filter" },
    path: ["filter"]
  },
  WDE0013: {
    site: (site) => site.data.aggregate("books").group("author").group("year").run(),
    service: aggregated(Aggregate.group("author"), Aggregate.group("year")),
    params: {},
    path: ["group"]
  },
  WDE0038: {
    site: (site) => site.data.aggregate("books").count("title").run(),
    service: aggregated((Aggregate.count as unknown as Plain<() => (self: never) => unknown>)("title")),
    params: { method: "count", count: 1 },
    path: ["count"]
  },
  WDE0039: {
    site: (site) => site.data.query("books").isEmpty("title", "year").find(),
    service: filtered(plain.isEmpty("title", "year")),
    params: { method: "isEmpty", count: 2 },
    path: ["filter", "isEmpty"]
  },
  WDE0040: {
    site: (site) => site.data.query("books").eq("title").find(),
    service: filtered(plain.eq("title")),
    params: { method: "eq", count: 1 },
    path: ["filter", "eq"]
  },
  WDE0041: {
    site: (site) => site.data.query("books").between("year", 1990).find(),
    service: filtered(plain.between("year", 1990)),
    params: { method: "between", count: 2 },
    path: ["filter", "between"]
  },
  WDE0042: {
    site: (site) => site.data.query("books").hasSome("tags").find(),
    service: filtered(plain.hasSome("tags")),
    params: { method: "hasSome", count: 1 },
    path: ["filter", "hasSome"]
  },
  WDE0043: {
    site: (site) => site.data.query("books").ascending().find(),
    service: Queries.use((queries) => queries.run(Query.from("books").pipe(Query.ascending()))),
    params: { method: "ascending", count: 0 },
    path: ["ascending"]
  },
  WDE0044: {
    site: (site) => site.data.query("books").startsWith("title", 1).find(),
    service: filtered(Filter.startsWith("title", 1 as never)),
    params: { method: "startsWith", received: "1" },
    path: ["filter", "startsWith", "value"]
  },
  WDE0045: {
    site: (site) => site.data.query("books").gt("year", {}).find(),
    service: filtered(Filter.gt("year", {} as never)),
    params: { method: "gt", expected: "a string, number, boolean or valid date", field: "year", received: "an object" },
    path: ["filter", "gt", "value"]
  },
  WDE0046: {
    site: (site) => site.data.query("books").between("year", 1990, "2000").find(),
    service: filtered(Filter.between("year", 1990, "2000" as never)),
    params: { received: "1990", other: '"2000"' },
    path: ["filter", "between", "value"]
  },
  WDE0047: {
    site: (site) => site.data.query("books").hasSome("tags", ["new", true]).find(),
    service: filtered(Filter.hasSome("tags", ["new", true as never])),
    params: { method: "hasSome", received: "true", index: 1 },
    path: ["filter", "hasSome", "values", 1]
  },
  WDE0048: {
    site: (site) => site.data.query("books").eq(1, "Emma").find(),
    service: filtered(Filter.eq(1 as never, "Emma")),
    params: { method: "eq", received: "1" },
    path: ["filter", "eq", "field"]
  },
  WDE0049: {
    site: (site) => site.data.query("books").and({ year: 1990 }).find(),
    service: filtered(plain.and(Filter.empty, { year: 1990 })),
    params: { method: "and", received: "an object" },
    path: ["filter", "and"]
  },
  WDE0050: {
    site: (site) => site.data.query("books").and(site.data.query("reviews").eq("stars", 5)).find(),
    service: filtered(ofReviews),
    params: { method: "and", collection: "books", received: "reviews" },
    path: ["filter", "and"]
  },
  WDE0051: {
    site: (site) => site.data.query("books").ascending(1).find(),
    service: Queries.use((queries) => queries.run(Query.from("books").pipe(Query.ascending(1 as never)))),
    params: { method: "ascending", received: "1" },
    path: ["ascending", 0]
  }
} satisfies Partial<Provocations>
