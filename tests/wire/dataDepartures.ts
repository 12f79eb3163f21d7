import type { Exchanged } from "./dataCases.ts"

/** Where a case comes out otherwise than recorded, and why. */
export interface Departure {
  readonly reason: string
  /** The codes that the call fails with. */
  readonly codes?: ReadonlyArray<string>
  /** The requests, where they are not those that were recorded: what is different about each. */
  readonly sent?: ReadonlyArray<Partial<Exchanged>>
  /** What is different about the body of the first request. */
  readonly body?: object
  readonly value?: unknown
}

const readAll = { dataCollectionId: "books", query: { fields: [], filter: {}, sort: [] }, referencedItemOptions: [] }

const identifiers = "data.md §5: identifiers are texts that are not empty"
const updates = "decisions.md §3, 6: an update needs a text as _id"
const sameCollection = "decisions.md §3, 4: joined filters are of the same collection"
const allRaised = "decisions.md §3, 7: every code of the catalogue is raised"
const unreadable = "decisions.md §2: an answer that does not hold what it must cannot be read"

const numbers = "decisions.md §3, 5: what is wrong with a patch is told before it is sent"
const references = "decisions.md §3, 9 and 13: every parameter of a reference is a non-empty text or an object with _id"
const finite = "decisions.md §3, 9: JSON has no such number, it would travel as null and mean another filter"
const noStructures = "decisions.md §3, 9: objects and arrays are no filter values"
const allAtOnce = "the issue: all violations of a call are told at once"

/** The same call as GET. */
const asGet = (...payloads: ReadonlyArray<object>): Departure => ({
  reason: "decisions.md §3, 1: distinct goes as GET while it is short",
  sent: payloads.map((payload) => ({
    method: "GET",
    host: "edge",
    path: "/v2/items/query-distinct-values",
    headers: { authorization: "ACCESS" },
    query: { ".r": { dataCollectionId: "books", ...payload } },
    body: undefined
  }))
})

const refused = (reason: string, ...codes: ReadonlyArray<string>): Departure => ({ reason, codes, sent: [] })

/** Where decisions.md, data.md or the contract, not the recording, say what comes of a case. */
export const departures: Readonly<Record<string, Departure>> = {
  "data.validate.empty-id-get": refused(identifiers, "WDE0002"),
  "data.get.special-id": {
    reason: "a path holds an id percent-encoded",
    sent: [{ path: "/v2/items/a%20b%2Fc%3Fd%26e", query: "dataCollectionId=books&dataItemId=a+b%2Fc%3Fd%26e" }]
  },
  "data.update.without-id": refused(updates, "WDE0007"),
  "data.validate.WDE0018-update": refused(updates, "WDE0007", "WDE0018"),
  "data.validate.other-collection-and": refused(sameCollection, "WDE0050"),
  "data.validate.other-collection-not": refused(sameCollection, "WDE0050"),
  "data.filter.eq.object": refused(noStructures, "WDE0045"),
  "data.rawFilter.not-object-form": refused("data.md §5: $not takes exactly one element", "WDE0057"),
  "data.rawFilter.array-value": refused(noStructures, "WDE0058"),
  "data.rawFilter.eq-any": refused(noStructures, "WDE0058", "WDE0058"),
  "data.queryReferenced.options": {
    reason: "decisions.md §3, 11: an empty page has no next page, whatever the response says",
    value: {
      "<QueryResult>": {
        items: [],
        length: 0,
        totalCount: 9,
        pageSize: 2,
        currentPage: "<undefined>",
        totalPages: 5,
        nextCursor: "<undefined>",
        prevCursor: "<undefined>",
        hasNext: false,
        hasPrev: false
      }
    }
  },
  "data.rawFilter.bad.exists-not-boolean": refused(allRaised, "WDE0062"),
  "data.rawFilter.bad.WDE0057-hasSome-not-array": refused(allRaised, "WDE0061"),
  "data.rawFilter.bad.WDE0057-in-not-array": refused(allRaised, "WDE0061"),
  "data.rawFilter.bad.WDE0058-gte-boolean": {
    reason: "decisions.md §3, 38: comparisons with booleans are accepted",
    sent: [
      {
        method: "GET",
        host: "edge",
        path: "/v2/items/query",
        query: { ".r": { ...readAll, query: { fields: [], filter: { a: { $gte: true } }, sort: [] } } },
        headers: { authorization: "ACCESS" }
      }
    ],
    value: []
  },
  "data.validate.find-unknown-option": {
    reason: "the wish for a total is sent as a yes",
    sent: [{ query: { ".r": { ...readAll, returnTotalCount: true } } }]
  },
  "data.insert.no-item-in-answer": { reason: unreadable, codes: ["WDE0055"] },
  "data.find.missing-pagingMetadata": { reason: unreadable, codes: ["WDE0055"] },
  "data.count.missing": { reason: unreadable, codes: ["WDE0055"] },
  ...Object.fromEntries(
    ["201", "403-message-only", "404-empty", "500-empty", "count-500"].map((name) => [
      `data.error.${name}`,
      { reason: "decisions.md §2: refusals without details are unknown errors", codes: ["WDE0053"] }
    ])
  ),
  "data.error.401-empty": { reason: "a token that is refused is replaced once", codes: ["WDE0053"], sent: [{}, {}] },
  ...Object.fromEntries(
    ["patch", "bulkPatch"].map((call) => [
      `data.${call}.options`,
      { reason: "options are the same of every call: what apps are told is sent", body: { appOptions: { x: 1 } } }
    ])
  ),
  "data.patch.wrong-arity": refused(numbers, "WDE0040"),
  "data.patch.recorded-problems": refused(numbers, "WDE0032", "WDE0040", "WDE0039"),
  "data.bulkInsert.null-id": refused(updates, "WDE0005"),
  "data.removeReference.empty-string-allowed": refused(references, "WDE0019"),
  "data.validate.insertReference-empty-field": refused(references, "WDE0094"),
  "data.isReferenced.missing-answer": { reason: unreadable, codes: ["WDE0055"] },
  "data.fetch.no-limit": {
    reason: "a page by cursor is asked for in one way, be it kept or the next one: with fields and includes",
    sent: [
      {
        query: {
          ".r": {
            dataCollectionId: "books",
            environment: "LIVE",
            query: { fields: [], cursorPaging: { cursor: "CUR" } },
            referencedItemOptions: []
          }
        }
      }
    ]
  },
  "data.distinct.sorted-same-field": asGet({ fieldName: "color", filter: {}, order: "DESC" }),
  "data.distinct.sorted-other-field": asGet({ fieldName: "color", filter: {} }),
  "data.distinct.next": asGet(
    { fieldName: "color", filter: {}, paging: { limit: 1, offset: 0 } },
    { cursorPaging: { limit: 1, cursor: "N" } }
  ),
  "data.filter.eq.nan": refused(finite, "WDE0045"),
  "data.filter.ne.infinity": refused(finite, "WDE0045"),
  "data.validate.bulkInsert-showDrafts-not-checked": refused(
    "decisions.md §3, 10: every property of the options is boolean",
    "WDE0018"
  ),
  "data.validate.order-bulkInsert": refused(allAtOnce, "WDE0005", "WDE0018", "WDE0001"),
  "data.validate.order-bulkSave": refused(allAtOnce, "WDE0018", "WDE0001", "WDE0005"),
  "data.validate.order-bulkUpdate": refused(allAtOnce, "WDE0018", "WDE0001", "WDE0005"),
  "data.validate.order-insertReference": refused(allAtOnce, "WDE0001", "WDE0021", "WDE0021", "WDE0003"),
  "data.aggregate.group-array-arg": {
    reason: "fields are given one by one or as a list, as those of a sort are",
    body: { aggregation: { groupingFields: ["a", "b"], operations: [] } }
  },
  "data.pipeline.options": {
    reason: "options are the same of every call, and what they do not know is not sent",
    body: { showDrafts: undefined, anything: undefined, publishPluginOptions: { includeDraftItems: true } }
  },
  "data.search.expression-not-string": refused("data.md §5: words are a text", "WDE0044"),
  "data.page.iterate": {
    reason: "decisions.md §3, 11: the size of a page is its limit or 50",
    value: {
      iterated: [{ _id: "i0" }, { _id: "i1" }],
      json: {
        items: [{ _id: "i0" }, { _id: "i1" }],
        totalCount: 2,
        pageSize: 50,
        currentPage: 0,
        length: 2,
        totalPages: 1
      },
      length: 2
    }
  }
}
