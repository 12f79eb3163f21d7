/** Calls with invalid arguments. */
import { BulkItems } from "@portico/client/data/BulkItems"
import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Schema from "effect/Schema"
import type { Provocations } from "./Provocation.ts"

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
const Books = Collection.make("books", Schema.Struct({ title: Schema.String, author: Schema.String }), {
  references: { author: Authors }
})

const run = (query: Query.Any) => Queries.use((queries) => queries.run(query))

export const provocations = {
  WDE0001: {
    site: (site) => site.data.get(1, "emma"),
    service: Items.use((items) => items.get(1 as never, "emma")),
    params: { received: "1" },
    path: ["collection"]
  },
  WDE0002: {
    site: (site) => site.data.get("books", 1),
    service: Items.use((items) => items.get("books", 1 as never)),
    params: { received: "1" },
    path: ["id"]
  },
  WDE0003: {
    site: (site) => site.data.query("books").fields(1).find(),
    service: run(Query.from("books").pipe(Query.fields(1 as never))),
    params: { received: "1" },
    path: ["fields"]
  },
  WDE0004: {
    site: (site) => site.data.insert("books", "Emma"),
    service: Items.use((items) => items.insert("books", "Emma" as never)),
    params: { received: '"Emma"' },
    path: ["item"]
  },
  WDE0005: {
    site: (site) => site.data.bulkInsert("books", [{ _id: 1 }]),
    service: BulkItems.use((bulk) => bulk.insert("books", [{ _id: 1 as never }])),
    params: { received: "1", index: "index 0" },
    path: ["items", 0, "_id"]
  },
  WDE0006: {
    site: (site) =>
      site.data.bulkInsert(
        "books",
        Array.from({ length: 1001 }, () => ({ title: "Emma" }))
      ),
    service: BulkItems.use((bulk) =>
      bulk.insert(
        "books",
        Array.from({ length: 1001 }, () => ({ title: "Emma" }))
      )
    ),
    params: { limit: 1000, count: 1001 },
    path: ["items"]
  },
  WDE0007: {
    site: (site) => site.data.update("books", { title: "Emma" }),
    service: Items.use((items) => items.update("books", { title: "Emma" } as never)),
    params: { received: "undefined" },
    path: ["item", "_id"]
  },
  WDE0008: {
    site: (site) => site.data.get("books"),
    params: { method: "get", expected: "2 to 3", count: 1 },
    path: ["get"]
  },
  WDE0018: {
    site: (site) => site.data.get("books", "emma", { showDrafts: "yes" }),
    service: Items.use((items) => items.get("books", "emma", { showDrafts: "yes" as never })),
    params: { option: "showDrafts", expected: "true or false", received: '"yes"' },
    path: ["options", "showDrafts"]
  },
  WDE0019: {
    site: (site) => site.data.isReferenced("books", "authors", "emma", 1),
    service: References.use((references) => references.isReferenced("books", "authors", "emma", 1 as never)),
    params: { parameter: "The reference to", received: "1" },
    path: ["to"]
  },
  WDE0020: {
    site: (site) => site.data.insertReference("books", "title", "emma", "austen"),
    service: References.use((references) => references.insert(Books, "title" as never, "emma", "austen")),
    params: { field: '"title"', collection: "books" },
    path: ["field"],
    provider: {}
  },
  WDE0021: {
    site: (site) => site.data.insertReference("books", "authors", "emma", 1),
    service: References.use((references) => references.insert("books", "authors", "emma", 1 as never)),
    params: { parameter: "The reference to", received: "1" },
    path: ["to"]
  },
  WDE0032: {
    site: (site) => site.data.query("books").limit("5").find(),
    service: run(Query.from("books").pipe(Query.limit("5" as never))),
    params: { parameter: "limit", received: '"5"' },
    path: ["limit"]
  },
  WDE0033: {
    site: (site) => site.data.query("books").limit(0).find(),
    service: run(Query.from("books").pipe(Query.limit(0))),
    params: { parameter: "limit", received: "0" },
    path: ["limit"]
  },
  WDE0034: {
    site: (site) => site.data.query("books").skip(-1).find(),
    service: run(Query.from("books").pipe(Query.skip(-1))),
    params: { parameter: "skip", received: "-1" },
    path: ["skip"]
  },
  WDE0035: {
    site: (site) => site.data.query("books").limit(1.5).find(),
    service: run(Query.from("books").pipe(Query.limit(1.5))),
    params: { parameter: "limit", received: "1.5" },
    path: ["limit"]
  },
  WDE0037: {
    site: (site) => site.data.aggregatePipeline("books", { stages: [], paging: { offset: -1 } }),
    service: Aggregates.use((aggregates) => aggregates.runPipeline(Pipeline.from("books"), { paging: { offset: -1 } })),
    params: { received: "-1" },
    path: ["options", "offset"]
  },
  WDE0068: {
    site: (site) => site.data.bulkRemove("books", "emma"),
    service: BulkItems.use((bulk) => bulk.remove("books", "emma" as never)),
    params: { received: '"emma"' },
    path: ["ids"]
  },
  WDE0069: {
    site: (site) =>
      site.data.bulkRemove(
        "books",
        Array.from({ length: 1001 }, () => "emma")
      ),
    service: BulkItems.use((bulk) =>
      bulk.remove(
        "books",
        Array.from({ length: 1001 }, () => "emma")
      )
    ),
    params: { limit: 1000, count: 1001 },
    path: ["ids"]
  },
  WDE0080: {
    site: (site) => site.data.query("books").byCursor().skip(5).find(),
    service: run(Query.from("books").pipe(Query.byCursor, Query.skip(5))),
    params: { received: "5" },
    path: ["skip"]
  },
  WDE0094: {
    site: (site) => site.data.fetch("books", ""),
    service: Queries.use((queries) => queries.fetch("books", "")),
    params: { parameter: "The cursor", received: "an empty string" },
    path: ["cursor"]
  }
} satisfies Partial<Provocations>
