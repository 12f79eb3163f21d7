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
  /** The time at which the message was sent. */
  readonly begun: number
}

/** The measures that are due against a statement. */
export interface Due {
  readonly isCanceled: boolean
  /** The limit that was exceeded, if the thread is to be ended. */
  readonly exceeded: number | undefined
  /** Whether the client of the statement fails, because others behind it on the same connection cannot fail alone. */
  readonly isFailing: boolean
}

/** What is known of the message at a time. */
export interface Now {
  readonly now: number
  /** The number of the statement that runs. */
  readonly statement: number
  /** Milliseconds for which that statement waited for a processor. */
  readonly delay: number
  /** Whether other clients wait. */
  readonly isAwaited: boolean
}

/** The longest time that others wait for one statement or transaction. */
export const patience = 700

/** The time after which a statement that reads the clock is canceled while others wait. */
const statementPatience = 500

const grace = 1000

const defaultWriteTimeout = 10_000

/** Follows the running message, and returns the measures that are due against its current statement. */
export const check = (limits: Limits, running: Running, { delay, isAwaited, now, statement }: Now): Due | undefined => {
  if (statement !== running.statement) {
    if (running.statement !== -1) running.since = now
    running.statement = statement
  }
  if (running.isMaintenance) return undefined
  const took = now - running.since
  const { chunks, client } = running
  const isRead = client?.isForReads === true
  const limit = isRead ? limits.readTimeout : (limits.writeTimeout ?? defaultWriteTimeout)
  const hasOthers = isAwaited || chunks.reduce((sum, chunk) => sum + countOf(chunk), 0) > 1
  // Statements whose client has left were sent together with others.
  const isLeft = isRead && client.stream.destroyed
  return {
    isCanceled: took > limit + grace / 2 || isLeft || (hasOthers && took - delay > statementPatience),
    exceeded: took > limit + grace ? limit : undefined,
    isFailing: isRead && hasOthers && now - running.begun - delay > patience
  }
}
