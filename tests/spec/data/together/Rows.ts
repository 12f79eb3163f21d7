/** Calls with several problems each, and the expected reports. */
import type * as Client from "@portico/client/Client"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Aggregate from "@portico/client/data/Aggregate"
import { BulkItems } from "@portico/client/data/BulkItems"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as Effect from "effect/Effect"
import type { PlainData } from "../made.ts"

/** A call with several problems: of the facade, of the services, and the expected report. */
type Row = readonly [
  name: string,
  site: (data: PlainData) => Promise<unknown>,
  service: Effect.Effect<unknown, unknown, Client.Services>,
  told: ReadonlyArray<string>
]

const wrong = { suppressHooks: 1, language: "" } as never
const options = ["WDE0018 options.suppressHooks", "WDE0018 options.language"]
const unmet = { suppressHooks: 1, condition: Filter.gt("year", {} as never) } as never
const conditions = ["WDE0018 options.suppressHooks", "WDE0045 options.condition.gt.value"]
const unmetOf = (data: PlainData) => ({ suppressHooks: 1, condition: data.filter().gt("year", {}) })
const item = { _id: 1, at: Number.NaN } as never
const ofItem = ["WDE0007 item._id", "WDE0004 item.at"]
const items = [{ _id: 1 }, "Emma"] as never
const ofItems = ["WDE0005 items.0._id", "WDE0005 items.1"]
const none = "" as never

const patch = Patch.empty.pipe(Patch.increment("", "1" as never))
const ofPatch = ["WDE0094 patch.increment.field", "WDE0032 patch.increment.value"]
const query = Query.from("").pipe(
  Query.limit(0),
  Query.skip(-1),
  Query.filter(Filter.eq(1 as never, {} as never)),
  Query.ascending(1 as never)
)
const queryOf = (data: PlainData) => data.query("").limit(0).skip(-1).eq(1, {}).ascending(1)
const ofQuery = [
  "WDE0033 limit",
  "WDE0034 skip",
  "WDE0048 filter.eq.field",
  "WDE0045 filter.eq.value",
  "WDE0051 ascending.0",
  "WDE0001 collection",
  ...options
]
const raw = Filter.raw({ a: { $in: 1 }, $or: { b: 1 } })
const model = { a: { $in: 1 }, $or: { b: 1 } }

/** All methods. */
export const rows: ReadonlyArray<Row> = [
  [
    "get",
    (data) => data.get("", "", wrong),
    Items.use((service) => service.get("", "", wrong)),
    ["WDE0001 collection", "WDE0002 id", ...options]
  ],
  [
    "insert",
    (data) => data.insert("", item, wrong),
    Items.use((service) => service.insert("", item, wrong)),
    ["WDE0001 collection", ...ofItem, ...options]
  ],
  [
    "update",
    (data) => data.update("", item, unmetOf(data)),
    Items.use((service) => service.update("", item, unmet)),
    ["WDE0001 collection", ...ofItem, ...conditions]
  ],
  [
    "save",
    (data) => data.save("", item, wrong),
    Items.use((service) => service.save("", item, wrong)),
    ["WDE0001 collection", ...ofItem, ...options]
  ],
  [
    "patch",
    (data) => data.patch("", "").incrementField("", "1").run(unmetOf(data)),
    Items.use((service) => service.patch("", "", patch, unmet)),
    ["WDE0001 collection", "WDE0002 id", ...ofPatch, ...conditions]
  ],
  [
    "remove",
    (data) => data.remove("", "", unmetOf(data)),
    Items.use((service) => service.remove("", "", unmet)),
    ["WDE0001 collection", "WDE0002 id", ...conditions]
  ],
  [
    "truncate",
    (data) => data.truncate("", { suppressAuth: 1 }),
    Items.use((service) => service.truncate("", { suppressAuth: 1 as never })),
    ["WDE0001 collection", "WDE0018 options.suppressAuth"]
  ],
  [
    "bulk insert",
    (data) => data.bulkInsert("", items, wrong),
    BulkItems.use((service) => service.insert("", items, wrong)),
    [...ofItems, ...options, "WDE0001 collection"]
  ],
  [
    "bulk save",
    (data) => data.bulkSave("", items, wrong),
    BulkItems.use((service) => service.save("", items, wrong)),
    [...options, "WDE0001 collection", ...ofItems]
  ],
  [
    "bulk update",
    (data) => data.bulkUpdate("", items, unmetOf(data)),
    BulkItems.use((service) => service.update("", items, unmet)),
    [...conditions, "WDE0001 collection", ...ofItems]
  ],
  [
    "bulk patch",
    (data) => data.bulkPatch("", ["", 1]).incrementField("", "1").run(unmetOf(data)),
    BulkItems.use((service) => service.patch("", ["", 1 as never], patch, unmet)),
    ["WDE0001 collection", "WDE0068 ids.0", "WDE0068 ids.1", ...ofPatch, ...conditions]
  ],
  [
    "bulk remove",
    (data) => data.bulkRemove("", ["", 1], unmetOf(data)),
    BulkItems.use((service) => service.remove("", ["", 1 as never], unmet)),
    ["WDE0001 collection", "WDE0068 ids.0", "WDE0068 ids.1", ...conditions]
  ],
  [
    "insert references",
    (data) => data.insertReference("", "", "", [1, {}], wrong),
    References.use((service) => service.insert("", "", "", [1, {}] as never, wrong)),
    ["WDE0001 collection", "WDE0021 from", "WDE0021 to.0", "WDE0021 to.1", "WDE0094 field", ...options]
  ],
  [
    "remove references",
    (data) => data.removeReference("", "", "", [1, {}], wrong),
    References.use((service) => service.remove("", "", "", [1, {}] as never, wrong)),
    ["WDE0001 collection", "WDE0019 from", "WDE0019 to.0", "WDE0019 to.1", "WDE0094 field", ...options]
  ],
  [
    "replace references",
    (data) => data.replaceReferences("", "", "", [1], wrong),
    References.use((service) => service.replace("", "", "", [1] as never, wrong)),
    ["WDE0001 collection", "WDE0094 field", "WDE0019 from", "WDE0019 to.0", ...options]
  ],
  [
    "is referenced",
    (data) => data.isReferenced("", "", 1, {}, wrong),
    References.use((service) => service.isReferenced("", "", none, {} as never, wrong)),
    ["WDE0001 collection", "WDE0019 from", "WDE0019 to", "WDE0094 field", ...options]
  ],
  [
    "query referenced",
    (data) => data.queryReferenced("", "", "", { suppressHooks: 1, language: "", limit: 0, skip: -1, fields: [1] }),
    References.use((service) =>
      service.query("", "", "", { suppressHooks: 1, language: "", limit: 0, skip: -1, fields: [1] } as never)
    ),
    [
      "WDE0001 collection",
      "WDE0019 from",
      "WDE0094 field",
      ...options,
      "WDE0033 options.limit",
      "WDE0034 options.skip",
      "WDE0003 options.fields"
    ]
  ],
  ["query", (data) => queryOf(data).find(wrong), Queries.use((service) => service.run(query, wrong)), ofQuery],
  ["count", (data) => queryOf(data).count(wrong), Queries.use((service) => service.count(query, wrong)), ofQuery],
  [
    "distinct",
    (data) => queryOf(data).distinct(""),
    Queries.use((service) => service.distinct(query, "")),
    [...ofQuery.slice(0, -2), "WDE0094 distinct"]
  ],
  [
    "a filter as JSON",
    (data) => data.query("").filter(data.filter(model)).find(),
    Queries.use((service) => service.run(Query.from("").pipe(Query.filter(raw)))),
    ["WDE0061 filter.a.$in", "WDE0057 filter.$or", "WDE0001 collection"]
  ],
  [
    "page by cursor",
    (data) => data.fetch("", "", 0, wrong),
    Queries.use((service) => service.fetch("", "", { suppressHooks: 1, language: "", limit: 0 } as never)),
    ["WDE0033 limit", "WDE0001 collection", ...options, "WDE0094 cursor"]
  ],
  [
    "aggregate",
    (data) =>
      data
        .aggregate("")
        .group()
        .sum(1)
        .limit(0)
        .filter(data.filter().gt("a", {}))
        .having(data.filter().eq(1, 1))
        .ascending()
        .run(wrong),
    Aggregates.use((service) =>
      service.run(
        Aggregate.from("").pipe(
          (self) =>
            (Aggregate.group as (...fields: ReadonlyArray<string>) => (self: Aggregate.Any) => Aggregate.Any)()(self),
          Aggregate.sum(1 as never) as never,
          Aggregate.limit(0),
          Aggregate.filter(Filter.gt("a", {} as never)),
          Aggregate.having(Filter.eq(1 as never, 1)) as never,
          Aggregate.ascending()
        ) as Aggregate.Any,
        wrong
      )
    ),
    [
      "WDE0043 group",
      "WDE0044 sum.0",
      "WDE0033 limit",
      "WDE0045 filter.gt.value",
      "WDE0048 having.eq.field",
      "WDE0043 ascending",
      "WDE0001 collection",
      ...options
    ]
  ],
  [
    "aggregate pipeline",
    (data) =>
      data.aggregatePipeline(
        "",
        { stages: [data.stages.limit(0), data.stages.skip(-1)], paging: { offset: -1 } },
        wrong
      ),
    Aggregates.use((service) =>
      service.runPipeline(Pipeline.from("").pipe(Pipeline.limit(0), Pipeline.skip(-1)), {
        suppressHooks: 1,
        language: "",
        paging: { offset: -1 }
      } as never)
    ),
    ["WDE0033 stages.0.limit", "WDE0034 stages.1.skip", "WDE0001 collection", "WDE0037 options.offset", ...options]
  ],
  [
    "search",
    (data) => data.search("").expression(1).fuzzy("very").limit(0).gt("year", {}).run(wrong),
    Search.use((service) =>
      service.run(
        SearchQuery.from("").pipe(
          SearchQuery.expression(1 as never),
          SearchQuery.fuzzy("very" as never),
          SearchQuery.limit(0),
          SearchQuery.filter(Filter.gt("year", {} as never))
        ),
        wrong
      )
    ),
    [
      "WDE0044 expression",
      "WDE0018 fuzzy",
      "WDE0033 limit",
      "WDE0045 filter.gt.value",
      "WDE0001 collection",
      ...options
    ]
  ]
]
