import { QueryResult } from "@portico/client/site/QueryBuilder"
import { describe, expect, it } from "vitest"
import { type Case, cases, decode, encode, type Exchanged, withoutNulls } from "./dataCases.ts"
import { answering, run } from "./dataRun.ts"

interface Decision {
  /** The codes that the call fails with. */
  readonly codes?: ReadonlyArray<string>
  /** The requests, where they are not those that were recorded. */
  readonly sent?: ReadonlyArray<Partial<Exchanged>>
  readonly value?: unknown
}

const readAll = { dataCollectionId: "books", query: { fields: [], filter: {}, sort: [] }, referencedItemOptions: [] }

/** Where decisions.md, data.md or the contract, not the recording, say what comes of a case. */
const decided: Readonly<Record<string, Decision>> = {
  // Identifiers are texts that are not empty.
  "data.validate.empty-id-get": { codes: ["WDE0002"], sent: [] },
  // A path holds an id percent-encoded.
  "data.get.special-id": {
    sent: [{ path: "/v2/items/a%20b%2Fc%3Fd%26e", query: "dataCollectionId=books&dataItemId=a+b%2Fc%3Fd%26e" }]
  },
  "data.update.without-id": { codes: ["WDE0007"], sent: [] },
  "data.validate.WDE0018-update": { codes: ["WDE0007", "WDE0018"], sent: [] },
  "data.validate.other-collection-and": { codes: ["WDE0050"], sent: [] },
  "data.validate.other-collection-not": { codes: ["WDE0050"], sent: [] },
  // Objects and arrays are no filter values.
  "data.filter.eq.object": { codes: ["WDE0045"], sent: [] },
  // Codes that the reference client never raises.
  "data.rawFilter.bad.exists-not-boolean": { codes: ["WDE0062"], sent: [] },
  "data.rawFilter.bad.WDE0057-hasSome-not-array": { codes: ["WDE0061"], sent: [] },
  "data.rawFilter.bad.WDE0057-in-not-array": { codes: ["WDE0061"], sent: [] },
  // Comparisons with booleans are accepted.
  "data.rawFilter.bad.WDE0058-gte-boolean": {
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
  // The wish for a total is sent as a yes.
  "data.validate.find-unknown-option": { sent: [{ query: { ".r": { ...readAll, returnTotalCount: true } } }] },
  // An answer that does not hold what it must cannot be read.
  "data.insert.no-item-in-answer": { codes: ["WDE0055"] },
  "data.find.missing-pagingMetadata": { codes: ["WDE0055"] },
  "data.count.missing": { codes: ["WDE0055"] },
  // Refusals without details are unknown errors.
  ...Object.fromEntries(
    ["201", "403-message-only", "404-empty", "500-empty", "count-500"].map((name) => [
      `data.error.${name}`,
      { codes: ["WDE0053"] }
    ])
  ),
  // A token that is refused is replaced once.
  "data.error.401-empty": { codes: ["WDE0053"], sent: [{}, {}] },
  // The size of a page is its limit or 50.
  "data.page.iterate": {
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

const emptyPage = { dataItems: [], pagingMetadata: {} }

type Recorded = Readonly<Record<string, unknown>>

describe.each([...new Set(cases.map(({ operation }) => operation))])("%s, as recorded", (operation) => {
  it.each(cases.filter((one) => one.operation === operation))("$id", async (one) => {
    const then = one.then ?? []
    const expected = decided[one.id]?.sent
    const { fetch, sent } = answering([one.response ?? { body: emptyPage }, ...then.map(({ response }) => response)])

    const outcome = await run(one, fetch).then(
      (value): Outcome => ({ value }),
      (error: unknown): Outcome => ({ error })
    )

    expectOutcome(outcome, one)
    const recorded = one.request === null ? [] : [one.request, ...then.map(({ request }) => request)]
    const requests = expected === undefined ? recorded : expected.map((part) => ({ ...one.request, ...part }))
    expect(withoutRetries(sent, one).map(comparable)).toEqual(
      requests.map((request) => comparable(request as Exchanged))
    )
  })
})

/** Calls that read are sent again where a failure may pass. */
const withoutRetries = (sent: ReadonlyArray<Exchanged>, { response }: Case): ReadonlyArray<Exchanged> =>
  response?.networkError !== undefined || (response?.status ?? 200) >= 500 ? sent.slice(0, 1) : sent

type Outcome = { readonly value: unknown } | { readonly error: unknown }

const expectOutcome = (outcome: Outcome, one: Case) => {
  const { codes, value = one.outcome.value } = decided[one.id] ?? {}
  const error = "error" in outcome ? outcome.error : undefined
  if (codes !== undefined) expect(codesOf(error)).toEqual(codes)
  else if ("thrown" in one.outcome) expect(outcome).toEqual({ error: one.outcome.thrown })
  else if (one.outcome.error !== undefined && value === undefined) expectError(error, one.outcome.error)
  else {
    expect(error).toBeUndefined()
    expectValue("value" in outcome ? outcome.value : undefined, value, one)
  }
}

const comparable = ({ query, ...request }: Exchanged): unknown => {
  if (query === undefined) return decodeInput(request)
  if (typeof query === "string") return { ...request, query: [...new URLSearchParams(query)].map(String).toSorted() }
  return decodeInput({ ...request, query: withoutNulls((query as { readonly ".r": unknown })[".r"]) })
}

const decodeInput = (value: unknown): unknown => decode(value, () => undefined)

interface Refused {
  readonly _tag?: string
  readonly code?: string
  readonly kind?: string
  readonly details?: { readonly validationError?: unknown }
  readonly problems?: ReadonlyArray<{ readonly code: string }>
}

const codesOf = (error: unknown): ReadonlyArray<string | undefined> => {
  const { code, problems } = (error ?? {}) as Refused
  return problems?.map((problem) => problem.code) ?? [code]
}

const expectError = (
  error: unknown,
  { code, mentions = [], validationError }: NonNullable<Case["outcome"]["error"]>
) => {
  const refused = (error ?? {}) as Refused
  expect(error).toBeInstanceOf(Error)
  // WDE0020 is the placeholder of the reference client's builders.
  const codes = [...new Set(mentions)].filter((mention) => mention !== "WDE0020")
  if (codes.length > 0) expect(new Set(codesOf(error))).toEqual(new Set(codes))
  if (code === "WD_UNKNOWN_ERROR" || code === "WD_VALIDATION_ERROR") expect(refused.kind).toBe(code)
  if (validationError !== undefined) expect(refused.details?.validationError).toEqual(validationError)
}

const expectValue = (value: unknown, recorded: unknown, { input }: Case) => {
  if (input.call === "query.setFilterModel") return
  if (input.call === "filter().getFilterModel") {
    expect(value).toEqual((recorded as { readonly optimized: unknown }).optimized)
    return
  }
  const pages = Array.isArray(value) ? (value as ReadonlyArray<unknown>) : [value]
  if (!(pages[0] instanceof QueryResult)) {
    expect(encode(value)).toEqual(recorded)
    return
  }
  const found = Object.fromEntries((input.chain ?? []).map(([method, argument]) => [method, argument]))
  pages.forEach((page, index) => {
    const expected = (Array.isArray(recorded) ? recorded[index] : recorded) as { readonly "<QueryResult>": Recorded }
    expectPage(page as QueryResult<unknown>, expected["<QueryResult>"], found["limit"], index === 0 ? found["skip"] : 0)
  })
}

/** A page against the recorded one. Its size is its limit or 50; the page before any offset is allowed. */
const expectPage = (page: QueryResult<unknown>, recorded: Recorded, limit: unknown, skip: unknown) => {
  const { currentPage, items, length, nextCursor, prevCursor, totalCount, totalPages } = page
  expect(encode({ items, length, nextCursor, prevCursor, totalCount, hasNext: page.hasNext() })).toEqual({
    items: recorded["items"],
    length: recorded["length"],
    nextCursor: recorded["nextCursor"],
    prevCursor: recorded["prevCursor"],
    totalCount: recorded["totalCount"],
    hasNext: recorded["hasNext"]
  })
  expect([page.pageSize, page.hasPrev()]).toEqual([limit ?? 50, recorded["hasPrev"] === true || Number(skip ?? 0) > 0])
  if (limit !== undefined)
    expect(encode([currentPage, totalPages])).toEqual([recorded["currentPage"], recorded["totalPages"]])
}
