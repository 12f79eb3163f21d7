import * as Faults from "@portico/testing/Faults"
import type { Fault } from "@portico/provider/Provider"

/** A fault, and the error of a call with this fault unless its row differs. */
export interface Column {
  readonly name: string
  /** The description on the page. */
  readonly description: string
  /** Undefined if the caller is interrupted instead. */
  readonly fault: ((where: Faults.Where) => Fault) | undefined
  readonly error: string
  /** The seconds to wait before the next call. */
  readonly wait?: number
}

const status = (code: number) => (where: Faults.Where) => Faults.refused(code, where)

/** The faults of the matrix. */
export const columns: ReadonlyArray<Column> = [
  {
    name: "no network",
    description: "the request does not reach the provider",
    fault: Faults.noNetwork,
    error: "Unreachable"
  },
  {
    name: "reset",
    description: "the request is executed, but the connection is reset in the middle of the response",
    fault: Faults.resetMidway,
    error: "Unreachable"
  },
  {
    name: "500",
    description: "the provider fails with an internal error",
    fault: Faults.failing,
    error: "SystemError 500"
  },
  {
    name: "503 HTML",
    description: "a proxy in front of the provider returns an HTML page",
    fault: Faults.unavailable,
    error: "SystemError 503"
  },
  {
    name: "200 HTML",
    description: "a captive portal returns its own HTML page",
    fault: Faults.captivePortal,
    error: "Unreadable"
  },
  { name: "200 empty", description: "status 200 with an empty body", fault: Faults.emptyResponse, error: "Unreadable" },
  {
    name: "403 HTML",
    description: "a firewall returns its own HTML page",
    fault: Faults.firewall,
    error: "ApplicationError FORBIDDEN"
  },
  {
    name: "401",
    description: "this status, without details in the body",
    fault: status(401),
    error: "ApplicationError UNAUTHORIZED"
  },
  {
    name: "403",
    description: "this status, without details in the body",
    fault: status(403),
    error: "ApplicationError FORBIDDEN"
  },
  {
    name: "404",
    description: "this status, without details in the body",
    fault: status(404),
    error: "ApplicationError NOT_FOUND"
  },
  {
    name: "409",
    description: "this status, without details in the body",
    fault: status(409),
    error: "ApplicationError CONFLICT"
  },
  { name: "413", description: "this status, without details in the body", fault: status(413), error: "TooLarge" },
  {
    name: "429, 30 s",
    description: "too many requests, with `Retry-After: 30`",
    fault: (where) => Faults.rateLimited(where, 30),
    error: "RateLimited 30 s",
    wait: 31
  },
  {
    name: "429",
    description: "too many requests, without `Retry-After`",
    fault: (where) => Faults.rateLimited(where),
    error: "RateLimited"
  },
  {
    name: "silence",
    description:
      "no response within 30 seconds (the setting `timeout`), or within 15 seconds for a token (`tokenTimeout`)",
    fault: Faults.silent,
    error: "Unreachable"
  },
  {
    name: "caller left",
    description: "the caller is interrupted before the response arrives",
    fault: undefined,
    error: "–"
  }
]
