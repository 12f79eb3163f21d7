import { readFileSync } from "node:fs"
import { Worker } from "node:worker_threads"
import type { ProviderProcess } from "../suites/network/ProviderProcess.ts"
import type { Message, Pause, Probe } from "./prober.ts"
import type { ExpensiveRequest } from "./ExpensiveRequest.ts"
import { clientId } from "./world.ts"

/** The result of one expensive request. Times are in milliseconds. */
export interface Row {
  readonly store: string
  readonly name: string
  /** The status of each copy, with its count: `200 × 3`. `none` if no response came. */
  readonly statuses: string
  readonly time: number
  /** The longest wait of another caller while the request ran. */
  readonly longestWait: number
  /** The kind of the request that waited longest. */
  readonly longestKind: string
  /** The responses to the other caller that are neither 200 nor 503 with `Retry-After`. */
  readonly failedProbes: number
}

/** Milliseconds that another caller may wait. */
export const maximumWait = 1000

/** Milliseconds after which an expensive request counts as one without a response. */
const patience = 15_000

/** Returns the reasons for which a row does not pass. */
export const faultsOf = ({ failedProbes, longestWait, statuses }: Row): ReadonlyArray<string> => [
  ...(statuses.includes("none") ? ["no response"] : []),
  ...(/\b500\b/.test(statuses) ? ["an internal error"] : []),
  ...(longestWait > maximumWait ? [`another caller waited ${longestWait} ms`] : []),
  ...(failedProbes > 0 ? [`${failedProbes} requests of another caller failed`] : [])
]

/** Returns one line of the report. */
export const lineOf = (row: Row): string => {
  const { longestKind, longestWait, name, statuses, store, time } = row
  const faults = faultsOf(row)
  const numbers = `${statuses}, ${time} ms, longest wait ${longestWait} ms${longestKind}`
  return `${faults.length === 0 ? "✓" : "✗"} ${store} · ${name}: ${numbers}${faults.length === 0 ? "" : ` (${faults.join("; ")})`}`
}

/** Gets a visitor token. */
export const visitorToken = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/oauth2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId, grantType: "anonymous" }),
    signal: AbortSignal.timeout(patience)
  })
  const { access_token: token } = (await response.json()) as { readonly access_token: string }
  return token
}

/** Another caller, in a thread of its own so that the work of the gate does not delay it. */
export interface Prober {
  /** Returns the longest wait and the failures of the probes that overlap a time. */
  readonly between: (start: number, end: number) => Pick<Row, "longestWait" | "longestKind" | "failedProbes">
  /** Returns how many probes began before a time and have not ended. */
  readonly pending: (time: number) => number
  readonly stop: () => Promise<void>
}

/** Starts another caller. */
export const startProber = ({ url }: ProviderProcess, token: string): Prober => {
  const worker = new Worker(new URL("prober.ts", import.meta.url), { workerData: { url, token, clientId } })
  const probes: Array<Probe> = []
  const begun: Array<number> = []
  const pauses: Array<Pause> = []
  worker.on("message", (message: Message) => {
    if (message.kind === "begun") begun.push(message.start)
    else if (message.kind === "pause") pauses.push(message)
    else probes.push(message)
  })
  // A time in which the machine did not run the thread of the probes is not the provider's.
  const waitOf = ({ end, start }: Probe): number => {
    const paused = pauses.reduce(
      (sum, pause) => sum + Math.max(0, Math.min(end, pause.end) - Math.max(start, pause.start)),
      0
    )
    return Math.round(end - start - paused)
  }
  return {
    between: (start, end) => {
      const during = probes.filter((probe) => probe.start <= end && probe.end >= start)
      const isServed = ({ hasRetryAfter, status }: Probe) => status === 200 || (status === 503 && hasRetryAfter)
      const longest = during.toSorted((left, right) => waitOf(right) - waitOf(left))[0]
      return {
        longestWait: longest === undefined ? 0 : Math.max(0, waitOf(longest)),
        longestKind: longest === undefined ? "" : ` (${longest.kind}, ${longest.status})`,
        failedProbes: during.filter((probe) => !isServed(probe)).length
      }
    },
    pending: (time) =>
      begun.filter((start) => start <= time).length - probes.filter(({ start }) => start <= time).length,
    stop: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node has no origin
      worker.postMessage("stop")
      await worker.terminate()
    }
  }
}

/** A request whose bodies are built, so that building them takes no time while it is measured. */
export interface Prepared extends ExpensiveRequest {
  readonly bodies: ReadonlyArray<string>
}

/** Builds the bodies of a request. */
export const prepare = (request: ExpensiveRequest): Prepared => {
  const { body, rawBody, times = 1 } = request
  const raw = rawBody?.()
  return { ...request, bodies: Array.from({ length: times }, () => raw ?? JSON.stringify(body?.())) }
}

/** Sends all copies of a request at once and reads their responses. Returns the statuses; 0 if no response came. */
export const send = (url: string, { bodies, isAnonymous = false, path }: Prepared, token: string) =>
  Promise.all(
    bodies.map(async (body) => {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: isAnonymous ? "forged" : token },
        body,
        signal: AbortSignal.timeout(patience)
      }).catch(() => undefined)
      // A server may refuse a body before it was read and close the connection: the status counts.
      await response?.arrayBuffer().catch(() => undefined)
      return response?.status ?? 0
    })
  )

/** Returns statuses with their counts. */
export const countsOf = (statuses: ReadonlyArray<number>): string =>
  [...Map.groupBy(statuses, (status) => (status === 0 ? "none" : String(status)))]
    .map(([status, { length }]) => (length === 1 ? status : `${status} × ${length}`))
    .join(", ")

/** Whether the provider responds: at `/health/ready` if it has that path, otherwise to the read of an item. */
export const isReady = async (url: string, token: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(2000)
  const health = await fetch(`${url}/health/ready`, { signal }).catch(() => undefined)
  if (health?.ok === false && health.status !== 404) return false
  const path = "/v2/items/book-1?dataCollectionId=books&dataItemId=book-1"
  const item = await fetch(url + path, { headers: { authorization: token }, signal }).catch(() => undefined)
  return item?.ok ?? false
}

/** The resident memory of a process, in megabytes, and its peak. */
export const memoryOf = ({ pid }: ProviderProcess): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const megabytes = (key: string) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}
