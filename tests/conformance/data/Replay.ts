/** The expected result of each recorded exchange of items: as recorded, or a difference with a reason. */
import type { Hooks } from "@portico/provider/Provider"
import type { SeedCollection } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { type Exchange, exchanges } from "./Recording.ts"

/** Requests that our provider rejects although the recorded one accepted them, with the reason. */
export const departures: Readonly<Record<string, string>> = {
  "data.get.special-id": "the question mark of an id ends the path, and the collection after it is lost",
  "data.update.without-id": "an update requires an id",
  "data.patch.wrong-arity": "a modification that sets a field requires a value",
  "data.bulkInsert.null-id": "an id must be a string",
  "data.validate.find-unknown-option": "the option returnTotalCount must be a boolean",
  "data.validate.bulkInsert-showDrafts-not-checked": "the option showDrafts must be a boolean",
  "data.validate.empty-id-get": "the path without an id does not exist",
  "data.validate.insertReference-empty-field": "a reference requires a field name",
  "data.aggregate.group-array-arg": "a field name must be a string",
  "data.search.expression-not-string": "a search expression must be a string"
}

/** A recorded refusal, and the collection and hooks that provoke it. */
export interface Refusal {
  readonly id: string
  /** The collection if it differs from the default. There is none if it is null. */
  readonly collection?: Partial<SeedCollection> | null
  readonly hooks?: Hooks
  /** Our status if it differs from the recorded one: the client reads only the code. */
  readonly status?: number
  /** Our code if it differs. */
  readonly code?: string
  /** The parts that our response lacks. */
  readonly without?: ReadonlyArray<string>
}

const closed = {
  permissions: { read: "PRIVILEGED", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" }
} as const

const throwing = (thrown: unknown): Hooks => ({
  books: {
    beforeInsert: () => {
      throw thrown
    }
  }
})

export const refusals: ReadonlyArray<Refusal> = [
  { id: "data.get.not-found-WDE0073" },
  { id: "data.update.missing-WDE0073", collection: { items: [] } },
  { id: "data.patch.missing-WDE0073", collection: { items: [] } },
  // 0013: a condition that does not match.
  {
    id: "data.update.condition-failed",
    collection: { items: [{ _id: "id1", a: 2 }] },
    status: 412,
    code: "PRECONDITION_FAILED"
  },
  { id: "data.truncate.error", collection: closed },
  { id: "data.bulk.http-error", collection: closed },
  { id: "data.error.403-app", collection: closed },
  { id: "data.error.404-app", collection: null },
  { id: "data.error.query-404", collection: null },
  { id: "data.error.400-app", collection: null, status: 404, without: ["details.applicationError.data"] },
  { id: "data.error.400-app-message-differs", collection: null, status: 404 },
  { id: "data.error.hook-value", hooks: throwing("plain text") },
  { id: "data.error.hook-value-object", hooks: throwing({ my: "object" }) }
]

/** Exchanges that were recorded to see how the client reacts, and that no request of this client provokes here. */
export const probes: ReadonlyArray<readonly [ids: RegExp, why: string]> = [
  [
    /^data\.error\.(500-|404-empty|401-empty|413$|201$|count-500)/,
    "a response that our provider never sends: scripted faults provoke it"
  ],
  [
    /^data\.error\.(403-message-only|validation-no-|hook-no-data|hook-empty-data)/,
    "parts that all our refusals have are missing"
  ],
  [/^data\.error\.413-with-details$/, "the request is small: callers.ts sends one that is too large"],
  [/^data\.error\.409-app$/, "an item without an id conflicts with no other: items.ts inserts one that does"],
  [/^data\.error\.query-WDE0073$/, "a query never fails because of missing items"],
  [/^data\.pipeline\.error$/, "the pipeline is valid: callers.ts sends an invalid one"]
]

/** Parts of recorded responses that were invented by the recorder. */
const madeUp: ReadonlyArray<readonly [ids: RegExp, paths: RegExp]> = [
  [/^data\.(insert|headers)\./, /^\$\.dataItem\.data\.(title|n):/],
  [/^data\.find\.fields$/, /^\$\.dataItems\.0\.data\.(title|n):/],
  [/^data\.(queryReferenced\.next|fetchReferenced\.cursor)$/, /\.data\.name:/],
  [/^data\.page\./, /^\$\.pagingMetadata\.(total|cursors\.prev):/],
  [/^data\.pipeline\./, /^\$\.results\.0(\.[ad])?:/]
]

/** Whether a part of a recorded response was invented by the recorder. */
export const isMadeUp = (id: string, path: string): boolean =>
  madeUp.some(([ids, paths]) => ids.test(id) && paths.test(path))

/** Returns the reason why an exchange is not replayed, if it is a probe. */
export const probeOf = (id: string): string | undefined => probes.find(([ids]) => ids.test(id))?.[1]

/** All exchanges that have the recorded response here. */
export const answered: ReadonlyArray<Exchange> = exchanges.filter(
  ({ id }) =>
    departures[id] === undefined && probeOf(id) === undefined && !refusals.some((refusal) => refusal.id === id)
)

/** Returns a recorded exchange by its id. */
export const find = (id: string): Exchange => {
  const found = exchanges.find((exchange) => exchange.id === id)
  if (found === undefined) throw new Error(`${id} is not recorded.`)
  return found
}
