/**
 * The log of requests and their outcomes. An entry contains the template of a path, never the path itself, and no data
 * of the request.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"

/** A log entry of one request. */
export interface Entry {
  readonly requestId: string
  readonly method: string
  /** Path template of the endpoint or page, with parameter names instead of values. Empty for an unknown path. */
  readonly path: string
  /** The HTTP status, or 0 if the connection was dropped. */
  readonly status: number
  readonly milliseconds: number
  /** Advice for developers about the request: to page by cursor, because it skips many items. */
  readonly advice?: string
}

/** Receives the log entries. The default discards them. */
export const RequestLog = Context.Reference<(entry: Entry) => void>("@portico/provider/http/request/RequestLog", {
  defaultValue: () => () => {}
})
