/**
 * Limits the write-ahead log of an embedded database. A server has a process that writes checkpoints. The embedded database
 * writes one only when it is closed, so without this its log would grow for as long as it runs.
 *
 * @since 0.1.0
 */
import { queryOf, valueOf } from "./PgliteWire.ts"

/**
 * The statements of one database. They are sent between those of the clients, and not by a client: a slow statement of a
 * client is canceled if others wait for it.
 */
export class PgliteCheckpoints {
  private measuredAt = 0
  private isMeasuring = false
  private isDue = false

  /** Returns the statement to send before the next one of a client, outside of transactions. */
  next(now: number): { readonly message: Uint8Array; readonly isMaintenance: boolean } | undefined {
    if (this.isDue) {
      this.isDue = false
      return { message: checkpoint, isMaintenance: true }
    }
    if (now - this.measuredAt < interval) return undefined
    this.measuredAt = now
    this.isMeasuring = true
    return { message: measurement, isMaintenance: false }
  }

  /** Reads the response to a statement that no client has sent. */
  respond(response: Uint8Array): void {
    this.isDue = this.isMeasuring && valueOf(response) === "t"
    this.isMeasuring = false
  }
}

/** Milliseconds between two measurements of the log while statements run. One takes a quarter of a millisecond. */
const interval = 1000

/** Postgres keeps files of about this size for reuse, and repeats at most the writes in them after a crash. */
const maximumMegabytes = 128

const measurement = queryOf(
  `SELECT pg_current_wal_lsn() - redo_lsn > ${maximumMegabytes * 1024 * 1024} FROM pg_control_checkpoint()`
)

const checkpoint = queryOf("CHECKPOINT")
