/** A worker that acts as another caller: every 100 ms a visitor token, an item and a small query. */
import { parentPort, workerData } from "node:worker_threads"

/** A request of the other caller. Times are in milliseconds since the epoch. */
export interface Probe {
  readonly kind: "token" | "item" | "query"
  readonly start: number
  readonly end: number
  /** The status of the response; 0 if none came. */
  readonly status: number
  readonly hasRetryAfter: boolean
}

/** A time in which the thread of the other caller did not run, because the machine was busy. */
export interface Pause {
  readonly kind: "pause"
  readonly start: number
  readonly end: number
}

/** The start of a probe. */
export interface Begun {
  readonly kind: "begun"
  readonly start: number
}

/** A message of the worker. */
export type Message = Probe | Pause | Begun

/** Milliseconds after which a probe times out. */
const patience = 10_000
const interval = 100

const { clientId, token, url } = workerData as {
  readonly clientId: string
  readonly token: string
  readonly url: string
}

const json = { "content-type": "application/json" }

const requests = {
  token: () => ({
    path: "/oauth2/token",
    init: { method: "POST", headers: json, body: JSON.stringify({ clientId, grantType: "anonymous" }) }
  }),
  item: () => ({
    path: "/v2/items/book-1?dataCollectionId=books&dataItemId=book-1",
    init: { headers: { authorization: token } }
  }),
  query: () => ({
    path: "/v2/items/query",
    init: {
      method: "POST",
      headers: { ...json, authorization: token },
      body: JSON.stringify({
        dataCollectionId: "books",
        query: { filter: { price: 5 }, paging: { limit: 5, offset: 0 } }
      })
    }
  })
} as const

const post = (message: Message): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node has no origin
  parentPort?.postMessage(message)
}

const probe = async (kind: Probe["kind"]): Promise<void> => {
  const start = Date.now()
  post({ kind: "begun", start })
  const { init, path } = requests[kind]()
  const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patience) })
    .then(async (response) => {
      await response.arrayBuffer()
      return response
    })
    .catch(() => undefined)
  const result: Probe = {
    kind,
    start,
    end: Date.now(),
    status: response?.status ?? 0,
    hasRetryAfter: response?.headers.has("retry-after") ?? false
  }
  post(result)
}

const probing = setInterval(() => {
  for (const kind of Object.keys(requests) as ReadonlyArray<Probe["kind"]>) void probe(kind)
}, interval)

const tick = 20
let last = Date.now()
const ticking = setInterval(() => {
  const now = Date.now()
  if (now - last > 3 * tick) post({ kind: "pause", start: last + tick, end: now })
  last = now
}, tick)

parentPort?.once("message", () => {
  clearInterval(probing)
  clearInterval(ticking)
})
