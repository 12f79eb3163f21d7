import { QueryResult } from "@portico/client/site/QueryResult"
import { describe, expect, it } from "vitest"
import { answersOf, type Case, cases, decode, encode, type Exchanged, pagingOf, withoutNulls } from "./dataCases.ts"
import { departures } from "./dataDepartures.ts"
import { answering, run } from "./dataRun.ts"

const emptyPage = { dataItems: [], pagingMetadata: {} }

type Recorded = Readonly<Record<string, unknown>>

describe.each([...new Set(cases.map(({ operation }) => operation))])("%s, as recorded", (operation) => {
  it.each(cases.filter((one) => one.operation === operation))("$id", async (one) => {
    const then = one.then ?? []
    const { body, sent: expected } = departures[one.id] ?? {}
    const { fetch, sent } = answering(answersOf(one, emptyPage))

    const outcome = await run(one, fetch).then(
      (value): Outcome => ({ value }),
      (error: unknown): Outcome => ({ error })
    )

    expectOutcome(outcome, one)
    // Where an error was put in place of the transport, nothing was recorded.
    if (one.input.transportError !== undefined) return
    const first =
      body === undefined ? one.request : { ...one.request, body: { ...(one.request?.body as object), ...body } }
    const recorded = first === null ? [] : [first, ...then.map(({ request }) => request)]
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
  const { codes, value = one.outcome.value } = departures[one.id] ?? {}
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
  const { limit, skip } = pagingOf(input)
  pages.forEach((page, index) => {
    const expected = (Array.isArray(recorded) ? recorded[index] : recorded) as { readonly "<QueryResult>": Recorded }
    expectPage(page as QueryResult<unknown>, expected["<QueryResult>"], limit, index === 0 ? skip : 0)
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
