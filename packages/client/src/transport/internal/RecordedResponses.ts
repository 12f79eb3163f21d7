/**
 * Responses that were recorded on a server, for the page that the server renders and for the browser that hydrates it.
 * `Hydration` records and replays them.
 *
 * @since 0.1.0
 */
import type { Call } from "@portico/contract/Call"
import type { Parcel } from "@portico/contract/Endpoint"
import * as Context from "effect/Context"

/** The request of a read. */
export interface RecordedRequest {
  readonly parcel: Parcel
}

/** Records the responses of reads, or replays them. */
export interface RecordedResponses {
  /** Records the body of a response. */
  readonly record?: (request: RecordedRequest, body: string) => void
  /**
   * Returns the recorded body of the response to an equal request, if this session may read it. Each response is
   * returned once.
   */
  readonly replay?: (request: RecordedRequest, session: Session, now: number) => string | undefined
  /** Whether a read without a recorded response never completes, because the page has no client yet. */
  readonly isComplete?: boolean
  /** Removes all recorded responses, because a write may have changed the data. */
  readonly discard?: () => void
}

/** The session that a read belongs to: the id of a member's session, or `undefined` for a visitor. */
export type Session = string | undefined

/** The recorded responses that the reads of a program use. By default there are none. */
export const RecordedResponses: Context.Reference<RecordedResponses | undefined> = Context.Reference(
  "@portico/client/transport/RecordedResponses",
  { defaultValue: (): RecordedResponses | undefined => undefined }
)

/** Whether the response of a row may be recorded: it only reads data or the account. */
export const isRecordable = ({ idempotent, service }: Call): boolean =>
  idempotent === true && (service === "data" || service === "account")

/** Returns the key of a request. Equal requests of two clients with the same settings have the same key. */
export const keyOf = ({ parcel: { asPost, body, method, path } }: RecordedRequest): string => {
  const sent = asPost ?? { body, method, path }
  return `${sent.method} ${sent.path}${sent.body === undefined ? "" : ` ${sent.body}`}`
}
