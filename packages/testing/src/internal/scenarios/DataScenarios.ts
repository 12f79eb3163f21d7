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
    description: "Requests to collections never receive a response.",
    faults: onData({ latency: Number.POSITIVE_INFINITY })
  },
  signInRequired: {
    description: "Only members can read books and reviews.",
    covers: ["permissionRole/SITE_MEMBER"],
    seed: closed("SITE_MEMBER")
  },
  noPermission: {
    description: "Only the staff of the shop can read books and reviews.",
    covers: ["permissionRole/PRIVILEGED"],
    seed: closed("PRIVILEGED")
  },
  internalError: {
    description: "The data service fails with an internal error.",
    covers: ["WDE0053"],
    faults: onData({ status: 500 })
  },
  parseError: {
    description: "The data service returns something other than JSON.",
    covers: ["WDE0055"],
    faults: onData({ body: "<!doctype html><title>Welcome to the hotel's network</title>" })
  },
  payloadTooLarge: {
    description: "The data service rejects every request as too large.",
    covers: ["WDE0109"],
    faults: onData({ status: 413 })
  },
  hookRejected: {
    description: "The site's own code rejects writes.",
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
    description: "The data service rejects the fields of a call.",
    covers: ["message/INVALID_ARGUMENT"],
    faults: onData({
      status: 400,
      body: JSON.stringify({
        details: { validationError: { fieldViolations: [{ field: "dataCollectionId", description: "must be known" }] } }
      })
    })
  },
  itemNotFound: {
    description: "Another user has just removed the item that is updated or removed.",
    covers: ["WDE0073"],
    faults: onWrites({ status: 404, code: "WDE0073", description: "The item does not exist." })
  },
  itemExists: {
    description: "Another user has just inserted the item that is inserted.",
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
