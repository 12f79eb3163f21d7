/**
 * The limits of time of the statements of an embedded database. Durations are milliseconds.
 *
 * @since 0.1.0
 */
import type { Client } from "./PgliteClients.ts"
import { countOf } from "./PgliteWire.ts"

/** The time that a statement may take. */
export interface Limits {
  /** Of a client for reads. */
  readonly readTimeout: number
  /** Of any other client, unless the statement makes or changes tables and indexes. */
  readonly writeTimeout?: number
}

/** A message that the thread works on. */
export interface Running {
  /** Undefined for a statement of the database itself. */
  readonly client: Client | undefined
  readonly chunks: ReadonlyArray<Uint8Array>
  readonly isMaintenance: boolean
  /** The number of the statement that runs, or -1 before it was first seen. */
  statement: number
  /** The time at which that statement was first seen. */
  since: number
}

/** The measures that are due against a statement. */
export interface Due {
  readonly isCanceled: boolean
  /** The limit that was exceeded, if the thread is to be ended. */
  readonly exceeded: number | undefined
  /** Whether clients that wait for the statement fail. */
  readonly isRefusing: boolean
  /** Whether the client of the statement fails, because others behind it on the same connection cannot fail alone. */
  readonly isFailing: boolean
}

/** The longest time that others wait for one statement. */
export const patience = 800

/** The time after which a read is canceled while others wait. */
const readPatience = 500

const grace = 1000

const defaultWriteTimeout = 10_000

/** Follows the running message, and returns the measures that are due against its current statement. */
export const check = (
  limits: Limits,
  running: Running,
  { isAwaited, now, statement }: { readonly isAwaited: boolean; readonly now: number; readonly statement: number }
): Due | undefined => {
  if (statement !== running.statement) {
    if (running.statement !== -1) running.since = now
    running.statement = statement
  }
  if (running.isMaintenance) return undefined
  const took = now - running.since
  const isRead = running.client?.isForReads === true
  const limit = isRead ? limits.readTimeout : (limits.writeTimeout ?? defaultWriteTimeout)
  const hasOthers = isAwaited || running.chunks.reduce((sum, chunk) => sum + countOf(chunk), 0) > 1
  return {
    isCanceled: took > limit + grace / 2 || (isRead && hasOthers && took > readPatience),
    exceeded: took > limit + grace ? limit : undefined,
    isRefusing: took >= patience,
    isFailing: isRead && hasOthers && took > patience
  }
}
