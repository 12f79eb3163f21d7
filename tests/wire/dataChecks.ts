import { QueryResult } from "../../packages/client/src/site/internal/QueryResult.ts"
import { expect } from "vitest"
import { answersOf, type Case, decode, encode, pagingOf, withoutNulls } from "./dataCases.ts"
import type { Departure } from "./dataDepartures.ts"
import { expectProblems, expectRefusal } from "./dataErrors.ts"
import type { Observed } from "./dataRun.ts"
import { type Answer, comparable, type Exchanged } from "./network.ts"

/** Returns the responses to the requests of a case. */
export const responsesOf = (one: Case, { answers }: Partial<Departure> = {}): ReadonlyArray<Answer> =>
  answers ?? answersOf(one)

/** Asserts that the result of a case matches the recording, except for its departures. */
export const check = (one: Case, departure: Partial<Departure>, { afterwards, outcome, sent }: Observed): void => {
  const requests = requestsOf(one, departure)
  expect(sent.map(plain)).toEqual(requests.map(plain))
  const all = [...sent, ...afterwards]
  expect(all.map(({ consistent }) => consistent)).toEqual(all.map(({ latest }) => latest))

  const { codes, value } = departure
  const error = "error" in outcome ? outcome.error : undefined
  const recorded = one.outcome
  if ("thrown" in recorded) expect(outcome).toEqual({ error: recorded.thrown })
  else if (codes !== undefined || (recorded.error !== undefined && value === undefined)) {
    expectError(error, codes ?? codesOf(recorded.error), one, responsesOf(one, departure).slice(0, sent.length))
  } else {
    expect(error).toBeUndefined()
    expectValue("value" in outcome ? outcome.value : undefined, value ?? recorded.value, one)
  }
}

/** Returns the parts of a departure that a case passes without. */
export const superfluous = (one: Case, departure: Departure, observed: Observed): ReadonlyArray<string> =>
  (["codes", "sent", "body", "value"] as const).filter((part) => {
    if (departure[part] === undefined) return false
    try {
      check(one, { ...departure, [part]: undefined }, observed)
      return true
    } catch {
      return false
    }
  })

const requestsOf = ({ request, then = [] }: Case, { body, sent }: Partial<Departure>): ReadonlyArray<Exchanged> => {
  if (sent !== undefined) return sent.map((part) => ({ ...request, ...part }) as Exchanged)
  if (request === null) return []
  const first = body === undefined ? request : { ...request, body: { ...(request.body as object), ...body } }
  return [first, ...then.map(({ request }) => request)]
}

// A recorded null is a parameter that is not sent.
const plain = ({ query, ...request }: Exchanged): unknown =>
  decode(
    comparable(
      typeof query === "object" && query !== null
        ? { ...request, query: { ".r": withoutNulls(Reflect.get(query, ".r")) } }
        : { ...request, ...(query === undefined ? {} : { query }) }
    ),
    () => undefined
  )

/** Returns the recorded codes. WDE0020 is a placeholder of the reference client, a number the status of the response. */
const codesOf = ({ code, mentions = [] }: NonNullable<Case["outcome"]["error"]> = {}): ReadonlyArray<string> => {
  const codes = [...new Set(mentions)].filter((mention) => mention !== "WDE0020")
  return codes.length > 0 || code === undefined ? codes : [String(code)]
}

/** Codes of errors that a page raises without a request. */
const ofPages = ["WDE0159", "WDE0165"]

const expectError = (
  error: unknown,
  codes: ReadonlyArray<string>,
  one: Case,
  responses: ReadonlyArray<Answer>
): void => {
  const last = responses.at(-1)
  if (last === undefined || codes.some((code) => ofPages.includes(code))) {
    expect(codes).not.toEqual([])
    expectProblems(error, codes)
    return
  }
  expectRefusal(error, last)
  if (codes.length > 0) expect([Reflect.get(error as object, "code")]).toEqual(codes)
  const { validationError } = one.outcome.error ?? {}
  if (validationError !== undefined) expect(error).toMatchObject({ details: { validationError } })
}

type Page = Readonly<Record<string, unknown>>

const expectValue = (value: unknown, recorded: unknown, { input }: Case): void => {
  if (input.call === "filter().getFilterModel") {
    expect(value).toEqual((recorded as { readonly optimized: unknown }).optimized)
    return
  }
  const pages = Array.isArray(value) ? (value as ReadonlyArray<unknown>) : [value]
  if (!(pages[0] instanceof QueryResult)) {
    expect(encode(value)).toEqual(recorded)
    return
  }
  const recordedPages = (Array.isArray(recorded) ? recorded : [recorded]) as ReadonlyArray<{
    readonly "<QueryResult>": Page
  }>
  const { limit, skip } = pagingOf(input)
  expect(pages).toHaveLength(recordedPages.length)
  recordedPages.forEach((expected, index) => {
    expectPage(pages[index] as QueryResult<unknown>, expected["<QueryResult>"], limit, index === 0 ? skip : 0)
  })
}

/** Asserts that a page is as recorded. By decisions.md §3, 11 and 12 its size is its limit or 50, and an offset above zero allows the previous page. */
const expectPage = (page: QueryResult<unknown>, recorded: Page, limit: unknown, skip: unknown): void => {
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
