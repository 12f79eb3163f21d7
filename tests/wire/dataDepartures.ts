import type { Answer, Exchanged } from "./network.ts"

/** A case whose result differs from the recorded one, and the row of decisions.md or the specification that says so. */
export interface Departure {
  readonly reason: string
  /** The codes that the call fails with, in order. */
  readonly codes?: ReadonlyArray<string>
  /** The requests, if they are not the recorded ones: the differences of each from the first recorded one. */
  readonly sent?: ReadonlyArray<Partial<Exchanged>>
  /** The differences of the first request's body. */
  readonly body?: object
  readonly value?: unknown
  /** The responses, if the requests are not the recorded ones. */
  readonly answers?: ReadonlyArray<Answer>
}

const readAll = { dataCollectionId: "books", query: { fields: [], filter: {}, sort: [] }, referencedItemOptions: [] }

const identifiers = "data.md §5: identifiers are non-empty strings"
const updates = "decisions.md §3, 6: an update needs a non-empty string as _id"
const sameCollection = "decisions.md §3, 4: combined filters belong to the same collection"
const allRaised = "decisions.md §3, 7: every code of the catalog is raised"
const unreadable = "decisions.md §2: a response without its required fields cannot be read (WDE0055)"
const numbers = "decisions.md §3, 5: problems of a patch are reported before it is sent"
const references =
  "decisions.md §3, 9 and 13: every parameter of a reference is a non-empty string or an object with _id"
const finite = "decisions.md §3, 9: a filter value is a finite number; JSON would send null instead"
const allAtOnce = "decisions.md §3, 8: all problems are listed, and the first one gives the code"
const options = "decisions.md §3, 10: all calls take the same options, and unknown options are ignored"
const rawValues = "decisions.md §3, 9 (findings/data.md 8): raw models take no objects or arrays for eq and ne"
const noDetails = "decisions.md §2: a refusal without details is WDE0053"
const readsAgain = "decisions.md §4: reads are sent again after a transient failure"

const emptyResult = {
  "<QueryResult>": {
    items: [],
    length: 0,
    totalCount: "<undefined>",
    nextCursor: "<undefined>",
    prevCursor: "<undefined>",
    hasNext: false,
    hasPrev: false
  }
}

const thrice = <A>(value: A): ReadonlyArray<A> => [value, value, value]

/** The request of the cases whose transport was replaced: nothing was recorded of it. */
const get: Exchanged = {
  method: "GET",
  host: "edge",
  path: "/v2/items/id1",
  query: "dataCollectionId=books&dataItemId=id1",
  headers: { authorization: "ACCESS" }
}

const granted: Answer = { body: { access_token: "NEW_ACCESS", expires_in: 14_400, refresh_token: "NEW_REFRESH" } }

const replaced = "wire/README.md has no request for cases whose transport was replaced; data.md §7 defines it"

/** The same requests, sent as GET. */
const asGet = (...payloads: ReadonlyArray<object>): Departure => ({
  reason: "decisions.md §3, 1: distinct values are requested with GET while path and query are short",
  sent: payloads.map((payload) => ({
    method: "GET",
    host: "edge",
    path: "/v2/items/query-distinct-values",
    headers: { authorization: "ACCESS" },
    query: { ".r": { dataCollectionId: "books", ...payload } },
    body: undefined
  }))
})

/** A call that is refused before it is sent, although the recorded one was sent. */
const refused = (reason: string, ...codes: ReadonlyArray<string>): Departure => ({ reason, codes, sent: [] })

/** A call that is refused with other codes than the recorded ones. */
const coded = (reason: string, ...codes: ReadonlyArray<string>): Departure => ({ reason, codes })

/** The cases whose result is defined by decisions.md or data.md, not by the recording. */
export const departures: Readonly<Record<string, Departure>> = {
  "data.validate.empty-id-get": refused(identifiers, "WDE0002"),
  "data.get.special-id": {
    reason: "data.md §7: the id is one percent-encoded segment of the path",
    sent: [{ path: "/v2/items/a%20b%2Fc%3Fd%26e", query: "dataCollectionId=books&dataItemId=a+b%2Fc%3Fd%26e" }]
  },
  "data.update.without-id": refused(updates, "WDE0007"),
  "data.validate.WDE0018-update": coded(updates, "WDE0007", "WDE0018"),
  "data.validate.other-collection-and": refused(sameCollection, "WDE0050"),
  "data.validate.other-collection-not": refused(sameCollection, "WDE0050"),
  "data.filter.eq.object": refused("decisions.md §3, 9: filter values are not objects or arrays", "WDE0045"),
  "data.rawFilter.bad.exists-not-boolean": coded(allRaised, "WDE0062"),
  "data.rawFilter.bad.WDE0057-hasSome-not-array": coded(allRaised, "WDE0061"),
  "data.rawFilter.bad.WDE0057-in-not-array": coded(allRaised, "WDE0061"),
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
    value: emptyResult
  },
  "data.validate.find-unknown-option": {
    reason: "decisions.md §3, 10: an option is a boolean",
    sent: [{ query: { ".r": { ...readAll, returnTotalCount: true } } }]
  },
  "data.count.missing": { reason: unreadable, codes: ["WDE0055"] },
  ...Object.fromEntries(
    ["201", "403-message-only", "404-empty"].map((name) => [
      `data.error.${name}`,
      { reason: noDetails, codes: ["WDE0053"] }
    ])
  ),
  ...Object.fromEntries(
    ["500-empty", "count-500"].map((name) => [
      `data.error.${name}`,
      { reason: `${noDetails}; ${readsAgain}`, codes: ["WDE0053"], sent: thrice({}) }
    ])
  ),
  "data.error.401-empty": {
    reason: `${noDetails}; peers-auth.md §8, 4: a refused token is replaced once, and the call is sent again`,
    codes: ["WDE0053"],
    sent: [
      {},
      {
        method: "POST",
        host: "api",
        path: "/oauth2/token",
        query: undefined,
        headers: { "content-type": "application/json" },
        body: { refreshToken: "REFRESH", grantType: "refresh_token" }
      },
      { headers: { authorization: "NEW_ACCESS" } }
    ],
    answers: [
      { status: 401, rawBody: "", headers: { "x-wix-request-id": "REQ-1" } },
      granted,
      { status: 401, rawBody: "", headers: { "x-wix-request-id": "REQ-1" } }
    ]
  },
  "data.rawError.500-no-details": { reason: `${replaced}; ${readsAgain}`, sent: thrice(get) },
  "data.rawError.no-response": { reason: `${replaced}; ${readsAgain}`, sent: thrice(get) },
  "data.rawError.404-no-details": { reason: replaced, sent: [get] },
  "data.rawError.400-app": { reason: replaced, sent: [get] },
  "data.rawFilter.not-object-form": refused("findings/data.md 8: $not takes exactly one element", "WDE0057"),
  "data.rawFilter.array-value": refused(rawValues, "WDE0058"),
  "data.rawFilter.eq-any": refused(rawValues, "WDE0058", "WDE0058"),
  ...Object.fromEntries(
    ["patch", "bulkPatch"].map((call) => [`data.${call}.options`, { reason: options, body: { appOptions: { x: 1 } } }])
  ),
  "data.patch.wrong-arity": refused(numbers, "WDE0040"),
  "data.patch.recorded-problems": coded(numbers, "WDE0032", "WDE0040", "WDE0039"),
  "data.bulkInsert.null-id": refused(updates, "WDE0005"),
  "data.removeReference.empty-string-allowed": refused(references, "WDE0019"),
  "data.validate.insertReference-empty-field": refused(references, "WDE0094"),
  "data.isReferenced.missing-answer": { reason: unreadable, codes: ["WDE0055"] },
  "data.queryReferenced.options": {
    reason: "decisions.md §3, 11: an empty page has no next page, whatever the response says",
    value: {
      "<QueryResult>": { ...emptyResult["<QueryResult>"], totalCount: 9, currentPage: "<undefined>", totalPages: 5 }
    }
  },
  "data.fetch.no-limit": {
    reason: "protocol.md §3.3: a cursor page of a query keeps fields and includes",
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
    "decisions.md §3, 10: every known option is a boolean",
    "WDE0018"
  ),
  "data.validate.order-bulkInsert": coded(allAtOnce, "WDE0005", "WDE0018", "WDE0001"),
  "data.validate.order-bulkSave": coded(allAtOnce, "WDE0018", "WDE0001", "WDE0005"),
  "data.validate.order-bulkUpdate": coded(allAtOnce, "WDE0018", "WDE0001", "WDE0005"),
  "data.validate.order-insertReference": coded(allAtOnce, "WDE0001", "WDE0021", "WDE0021", "WDE0003"),
  "data.aggregate.group-array-arg": {
    reason: "data.md §5: a group needs at least one field; an array of fields counts as several",
    body: { aggregation: { groupingFields: ["a", "b"], operations: [] } }
  },
  "data.pipeline.options": {
    reason: options,
    body: { showDrafts: undefined, anything: undefined, publishPluginOptions: { includeDraftItems: true } }
  },
  "data.aggregate.bad.WDE0011-filter-object": coded(allRaised, "WDE0011"),
  "data.search.expression-not-string": refused("data.md §5: a search expression is a string", "WDE0044"),
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
