/**
 * Scenarios of bulk calls, imports and exports.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** The number of items in the collection `stock`. */
export const stocked = 2500

const stock = {
  id: "stock",
  displayName: "Stock",
  permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
  fields: { title: { type: "TEXT" }, copies: { type: "NUMBER" }, shelf: { type: "TEXT" } },
  items: Array.from({ length: stocked }, (_, index) => ({
    _id: `copy-${String(index).padStart(4, "0")}`,
    title: `Volume ${index + 1}`,
    copies: index % 7,
    shelf: index % 2 === 0 ? "A" : "B"
  }))
} as const

const seed = { ...Bookshop.seed, collections: [...Bookshop.seed.collections, stock] }

const onBulks = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> => [{ match: { path: "/v2/bulk" }, ...fault }]

/** The scenarios. */
export const scenarios = Scenario.make({
  bulk: { description: "A stock of 2500 items that anyone can write.", seed },
  bulkSlow: { description: "Each chunk of a bulk call takes two seconds.", seed, faults: onBulks({ latency: 2000 }) },
  bulkBroken: {
    description: "Bulk calls fail with an internal error.",
    covers: ["WDE0053"],
    seed,
    faults: onBulks({ status: 500 })
  },
  bulkRateLimited: {
    description: "One chunk of a bulk call is rate limited for half a minute.",
    seed,
    faults: onBulks({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      description: "Too many calls.",
      retryAfter: 30,
      after: 1,
      times: 1
    })
  },
  exportRateLimited: {
    description: "The third page of items is rate limited for half a minute.",
    seed,
    faults: [
      {
        match: { path: "/v2/items/query" },
        status: 429,
        code: "TOO_MANY_REQUESTS",
        description: "Too many calls.",
        retryAfter: 30,
        after: 2,
        times: 1
      }
    ]
  },
  bulkTooLarge: {
    description: "The first chunks of a bulk call are too large for the provider; half of each is accepted.",
    covers: ["WDE0109"],
    seed,
    faults: onBulks({ status: 413, times: 1 })
  },
  bulkDenied: {
    description: "No caller is allowed to write the stock.",
    covers: ["permissionRole/PRIVILEGED"],
    seed: {
      ...seed,
      collections: seed.collections.map((collection) =>
        collection.id === "stock"
          ? {
              ...collection,
              permissions: { read: "ANYONE", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" } as const
            }
          : collection
      )
    }
  }
})
