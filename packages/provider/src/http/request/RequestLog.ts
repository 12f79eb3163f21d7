/**
 * What the provider was asked and how it ended. A line names the template of a path, never the path, and nothing of
 * what the request carried.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"

/** One request. */
export interface Entry {
  readonly requestId: string
  readonly method: string
  /** Path of the endpoint's row or page; parameters stand by their names. Empty for a path that there is not. */
  readonly path: string
  /** 0 where the connection was dropped. */
  readonly status: number
  readonly milliseconds: number
}

/** Takes the entries. It takes none where nobody asked for them. */
export const RequestLog = Context.Reference<(entry: Entry) => void>("@portico/provider/http/RequestLog", {
  defaultValue: () => () => {}
})
