/**
 * Scenarios of reading and writing collections.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

const onData = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> => [
  { match: { path: "/v2/items" }, ...fault },
  { match: { path: "/v2/bulk" }, ...fault }
]

const onWrites = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> =>
  (["data.insert", "data.update", "data.remove"] as const).map((row) => ({ match: { row }, ...fault }))

/** The scenarios. */
export const scenarios = Scenario.make({
  loading: {
    description: "Collections are never answered.",
    faults: onData({ latency: Number.POSITIVE_INFINITY })
  },
  signInRequired: {
    description: "Books and reviews are for members only.",
    covers: ["permissionRole/SITE_MEMBER"],
    seed: closed("SITE_MEMBER")
  },
  noPermission: {
    description: "Books and reviews are for the shop's own people only.",
    covers: ["permissionRole/PRIVILEGED"],
    seed: closed("PRIVILEGED")
  },
  internalError: {
    description: "The data service fails inside.",
    covers: ["WDE0053"],
    faults: onData({ status: 500 })
  },
  parseError: {
    description: "The data service answers something that is no JSON.",
    covers: ["WDE0055"],
    faults: onData({ body: "<!doctype html><title>Welcome to the hotel's network</title>" })
  },
  payloadTooLarge: {
    description: "Every call to the data service is too large for it.",
    covers: ["WDE0109"],
    faults: onData({ status: 413 })
  },
  hookRejected: {
    description: "The site's own code refuses what is written.",
    covers: ["WDE0078"],
    faults: onWrites({
      status: 400,
      body: JSON.stringify({
        message: "Reviews are closed until Monday.",
        details: {
          applicationError: {
            code: "WDE0078",
            description: "Reviews are closed until Monday.",
            data: { jsErrorValue: { name: "Error", message: "Reviews are closed until Monday." } }
          }
        }
      })
    })
  },
  dataViolations: {
    description: "The data service does not take the fields of a call.",
    covers: ["message/INVALID_ARGUMENT"],
    faults: onData({
      status: 400,
      body: JSON.stringify({
        details: { validationError: { fieldViolations: [{ field: "dataCollectionId", description: "must be known" }] } }
      })
    })
  },
  itemGone: {
    description: "What is changed or removed was removed by somebody else a moment ago.",
    covers: ["WDE0073"],
    faults: onWrites({ status: 404, code: "WDE0073", description: "The item does not exist." })
  },
  itemExists: {
    description: "What is inserted was inserted by somebody else a moment ago.",
    covers: ["WDE0074"],
    faults: [{ match: { row: "data.insert" }, status: 409, code: "WDE0074", description: "The item exists already." }]
  }
})

function closed(read: "SITE_MEMBER" | "PRIVILEGED") {
  return {
    ...Bookshop.seed,
    collections: Bookshop.seed.collections.map((collection) => ({
      ...collection,
      permissions: { ...collection.permissions, read }
    }))
  }
}
