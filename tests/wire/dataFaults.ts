import { type Case, cases } from "./dataCases.ts"
import { type Departure, departures } from "./dataDepartures.ts"
import type { Answer } from "./network.ts"

/** A recorded call that gets another response, with the requests that it must send. */
export interface Fault {
  readonly one: Case
  readonly departure: Departure
}

const html = "<!doctype html><title>Access denied</title>"

const envelope = (code: string) => ({
  message: "refused",
  details: { applicationError: { code, description: "refused" } }
})

const requestId = { "x-wix-request-id": "REQ-2" }

interface Kind {
  readonly answer: Answer
  /** Whether the failure may pass by itself, so that calls without side effects are sent three times. */
  readonly isTransient: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  "a 500 without a body": { answer: { status: 500, rawBody: "", headers: requestId }, isTransient: true },
  "a 503 with a code": { answer: { status: 503, body: envelope("WDE0053"), headers: requestId }, isTransient: false },
  "no response": { answer: { networkError: "fetch failed" }, isTransient: true },
  "a 429 with a code": { answer: { status: 429, body: envelope("WDE0014"), headers: requestId }, isTransient: true },
  "a 403 of a firewall": { answer: { status: 403, rawBody: html, headers: requestId }, isTransient: false },
  "a 413 with the code of another error": {
    answer: { status: 413, body: envelope("WDE0073"), headers: requestId },
    isTransient: false
  },
  "HTML with status 200": { answer: { status: 200, rawBody: html, headers: requestId }, isTransient: false }
}

const reads = [
  "data.get.app-options-nested",
  "data.find.options",
  "data.count.no-filter",
  "data.distinct.sorted-other-field",
  "data.aggregate.plain",
  "data.pipeline.filter",
  "data.search.or-mode",
  "data.queryReferenced.options",
  "data.isReferenced.false"
]

/** Inserts whose items all have an id, so that a repeated request inserts nothing twice. */
const repeatable = ["data.insert.no-item-in-answer", "data.bulkInsert.no-results"]

const writes = [
  "data.insert.all-options",
  "data.bulkInsert.ok",
  "data.update.all-options",
  "data.remove.ok",
  "data.patch.options",
  "data.bulkInsert.overrideExisting",
  "data.bulkUpdate.ok",
  "data.bulkSave.ok",
  "data.bulkPatch.ok",
  "data.bulkRemove.ok",
  "data.insertReference.one",
  "data.replaceReferences.many"
]

const recorded = (id: string): Case => {
  const one = cases.find((recorded) => recorded.id === id)
  if (one === undefined) throw new Error(`There is no recorded case ${id}.`)
  return one
}

/** One case for every kind of call and every kind of failure. */
export const faults: ReadonlyArray<Fault> = [...reads, ...repeatable, ...writes].flatMap((id) =>
  Object.entries(kinds).map(([kind, { answer, isTransient }]): Fault => {
    const { input, request } = recorded(id)
    const { then: _, ...once } = input
    const { body, sent = [] } = departures[id] ?? {}
    const part = sent[0] ?? (body === undefined ? {} : { body: { ...(request?.body as object), ...body } })
    const count = isTransient && !writes.includes(id) ? 3 : 1
    return {
      one: {
        id: `${id} that gets ${kind}`,
        operation: "faults",
        input: once,
        request,
        response: answer,
        outcome: { error: {} }
      },
      departure: {
        reason: "decisions.md §4: only calls whose repeat does no harm are sent again",
        sent: Array.from({ length: count }, () => part)
      }
    }
  })
)
