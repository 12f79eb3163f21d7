/**
 * The time limits of statements of an embedded database, in milliseconds.
 *
 * @since 0.1.0
 */
import type { Client } from "./PgliteClients.ts"
import { countOf } from "./PgliteWire.ts"

/** The time limits of statements. */
export interface Limits {
  /** The limit for a client for reads. */
  readonly readTimeout: number
  /** The limit for any other client, except for statements that maintain tables and indexes. */
  readonly writeTimeout?: number
}

/** The message that the thread is processing. */
export interface Running {
  /** Undefined for a statement that the database itself sent. */
  readonly client: Client | undefined
  readonly chunks: ReadonlyArray<Uint8Array>
  readonly isMaintenance: boolean
  /** The number of the current statement, or -1 before it was first seen. */
  statement: number
  /** The time at which that statement was first seen. */
  since: number
  /** The time at which the message was sent. */
  readonly begun: number
}

/** The actions that are due for a statement. */
export interface ExceededLimit {
  readonly isCanceled: boolean
  /** The exceeded limit, if the thread must be terminated. */
  readonly exceeded: number | undefined
  /** Whether the client of the statement fails, because others behind it on the same connection cannot fail alone. */
  readonly isFailing: boolean
}

/** The state of the message at a time. */
export interface Now {
  readonly now: number
  /** The number of the current statement. */
  readonly statement: number
  /** Milliseconds for which that statement waited for a processor. */
  readonly delay: number
  /** Milliseconds for which the first of the other clients has waited, or undefined if none waits. */
  readonly waited: number | undefined
}

/** The longest time that other clients wait for one statement or transaction. */
export const patience = 700

/** The time that other clients wait for a read that already took longer than `patience`, and may take much longer. */
export const reducedPatience = 100

/** The time after which a statement that reads the clock is canceled if other clients wait. */
const statementPatience = 500

/** The time that applies instead if another client has already waited longer than `longWait`. */
const shortPatience = 100

const longWait = 450

const grace = 1000

const defaultWriteTimeout = 10_000

/** Updates the running message, and returns the actions that are due for its current statement. */
export const check = (
  limits: Limits,
  running: Running,
  { delay, now, statement, waited }: Now
): ExceededLimit | undefined => {
  if (statement !== running.statement) {
    if (running.statement !== -1) running.since = now
    running.statement = statement
  }
  if (running.isMaintenance) return undefined
  const took = now - running.since
  const { chunks, client } = running
  const isRead = client?.isForReads === true
  const limit = isRead ? limits.readTimeout : (limits.writeTimeout ?? defaultWriteTimeout)
  const hasOthers = waited !== undefined || chunks.reduce((sum, chunk) => sum + countOf(chunk), 0) > 1
  // A read whose client has left still runs if it was sent together with others. It is canceled here.
  const isAbandoned = isRead && client.stream.destroyed
  const longest = waited !== undefined && waited - delay > longWait ? shortPatience : statementPatience
  return {
    isCanceled: took > limit + grace / 2 || isAbandoned || (hasOthers && took - delay > longest),
    exceeded: took > limit + grace ? limit : undefined,
    isFailing: isRead && hasOthers && now - running.begun - delay > patience
  }
}
