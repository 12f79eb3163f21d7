/** Valid calls that the provider rejects, and steps beyond the last page. */
import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Faults from "@portico/testing/Faults"
import * as Effect from "effect/Effect"
import type { Provocations } from "./Provocation.ts"

const first = Queries.use((queries) => queries.run(Query.from("books")))

export const provocations = {
  WDE0036: {
    site: (site) => site.data.query("books").limit(1001).find(),
    service: Queries.use((queries) => queries.run(Query.from("books").pipe(Query.limit(1001)))),
    params: { parameter: "The limit", maximum: 1000, received: "1001" },
    provider: {}
  },
  WDE0053: {
    site: (site) => site.data.insert("books", { title: "Emma" }),
    service: Items.use((items) => items.insert("books", { title: "Emma" })),
    params: { description: "System error occurred, request-id: …" },
    provider: { when: "the provider fails with an internal error", faults: [Faults.failing({ path: "/v2" })] }
  },
  WDE0055: {
    site: (site) => site.data.insert("books", { title: "Emma" }),
    service: Items.use((items) => items.insert("books", { title: "Emma" })),
    params: { description: "" },
    provider: { when: "a captive portal responds", faults: [Faults.captivePortal({ path: "/v2" })] }
  },
  WDE0073: {
    site: (site) => site.data.update("books", { _id: "sanditon", title: "Sanditon" }),
    service: Items.use((items) => items.update("books", { _id: "sanditon", title: "Sanditon" })),
    params: { itemId: '"sanditon"', collection: "books" },
    provider: {}
  },
  WDE0074: {
    site: (site) => site.data.insert("books", { _id: "emma", title: "Emma" }),
    service: Items.use((items) => items.insert("books", { _id: "emma", title: "Emma" })),
    params: { itemId: '"emma"', collection: "books" },
    provider: {}
  },
  WDE0078: {
    site: (site) => site.data.insert("books", { title: "Emma" }),
    service: Items.use((items) => items.insert("books", { title: "Emma" })),
    params: { description: "null" },
    provider: { when: "the hook `beforeInsert` rejects the item", hooks: { beforeInsert: () => Promise.reject(null) } }
  },
  WDE0109: {
    site: (site) => site.data.insert("books", { text: "x".repeat(500_001) }),
    service: BulkItems.use((bulk) =>
      bulk.insert(
        "books",
        Array.from({ length: 1000 }, () => ({ text: "x".repeat(20_000) }))
      )
    ),
    params: {},
    provider: {}
  },
  WDE0159: {
    site: (site) =>
      site.data
        .query("books")
        .find()
        .then((page) => page.prev()),
    service: Queries.use((queries) => Effect.flatMap(first, queries.prev)),
    params: {},
    provider: {}
  },
  WDE0165: {
    site: (site) =>
      site.data
        .query("books")
        .find()
        .then((page) => page.next()),
    service: Queries.use((queries) => Effect.flatMap(first, queries.next)),
    params: {},
    provider: {}
  }
} satisfies Partial<Provocations>
