/** What becomes of each recorded exchange of items here: it is answered or refused as recorded, or differs for a reason. */
import type { Hooks } from "@portico/provider/Provider"
import type { SeedCollection } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { type Exchange, exchanges } from "./Recording.ts"

/** What our provider refuses that the recording took, and why. */
export const departures: Readonly<Record<string, string>> = {
  "data.get.special-id": "the question mark of an id ends the path, and what names the collection is lost behind it",
  "data.update.without-id": "an update names what it updates",
  "data.patch.wrong-arity": "a modification that sets a field has a value",
  "data.bulkInsert.null-id": "an id that is given is a text",
  "data.validate.find-unknown-option": "whether to count is a yes or no",
  "data.validate.bulkInsert-showDrafts-not-checked": "whether to show drafts is a yes or no",
  "data.validate.empty-id-get": "there is nothing at the path without an id",
  "data.validate.insertReference-empty-field": "a reference is held by a field",
  "data.aggregate.group-array-arg": "the name of a field is a text",
  "data.search.expression-not-string": "what is searched is a text"
}

/** A recorded refusal, and how to bring it about. */
export interface Refusal {
  readonly id: string
  /** The collection, where it is another; none at all where it is null. */
  readonly collection?: Partial<SeedCollection> | null
  readonly hooks?: Hooks
  /** Our status where it is another than the recorded one: the client reads the code. */
  readonly status?: number
  /** Our code where it is another. */
  readonly code?: string
  /** What ours lacks of it. */
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
  // 0013: a condition that does not hold.
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

/** What was recorded to see what the client makes of it, and that no request of this client brings about here. */
export const probes: ReadonlyArray<readonly [ids: RegExp, why: string]> = [
  [
    /^data\.error\.(500-|404-empty|401-empty|413$|201$|count-500)/,
    "an answer that ours never gives: scripted faults bring it about"
  ],
  [
    /^data\.error\.(403-message-only|validation-no-|hook-no-data|hook-empty-data)/,
    "parts that every refusal of ours has are left out"
  ],
  [/^data\.error\.413-with-details$/, "the request is small: callers.ts sends one that is too large"],
  [/^data\.error\.409-app$/, "what has no id is there under no other: items.ts inserts one that is"],
  [/^data\.error\.query-WDE0073$/, "a query finds what is there, and nothing else"],
  [/^data\.pipeline\.error$/, "the pipeline is a good one: callers.ts sends one that is not"]
]

/** Parts of recorded answers that came from the recorder, not from an answer to the request. */
const madeUp: ReadonlyArray<readonly [ids: RegExp, paths: RegExp]> = [
  [/^data\.(insert|headers)\./, /^\$\.dataItem\.data\.(title|n):/],
  [/^data\.find\.fields$/, /^\$\.dataItems\.0\.data\.(title|n):/],
  [/^data\.(queryReferenced\.next|fetchReferenced\.cursor)$/, /\.data\.name:/],
  [/^data\.page\./, /^\$\.pagingMetadata\.(total|cursors\.prev):/],
  [/^data\.pipeline\./, /^\$\.results\.0(\.[ad])?:/]
]

/** Whether a part of a recorded answer is the recorder's. */
export const isMadeUp = (id: string, path: string): boolean =>
  madeUp.some(([ids, paths]) => ids.test(id) && paths.test(path))

/** Why an exchange is not replayed, where it is a probe. */
export const probeOf = (id: string): string | undefined => probes.find(([ids]) => ids.test(id))?.[1]

/** Every exchange that is answered here as it was recorded. */
export const answered: ReadonlyArray<Exchange> = exchanges.filter(
  ({ id }) =>
    departures[id] === undefined && probeOf(id) === undefined && !refusals.some((refusal) => refusal.id === id)
)

/** A recorded exchange by its name. */
export const find = (id: string): Exchange => {
  const found = exchanges.find((exchange) => exchange.id === id)
  if (found === undefined) throw new Error(`${id} is not recorded.`)
  return found
}
