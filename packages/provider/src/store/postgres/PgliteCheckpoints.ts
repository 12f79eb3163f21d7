/**
 * Limits the write-ahead log of an embedded database. A server has a process that writes checkpoints. The embedded
 * database writes one only when it is closed, so without this its log would grow for as long as it runs.
 *
 * @since 0.1.0
 */
import { queryOf, valueOf } from "./PgliteWire.ts"

/**
 * Decides when a database measures its log and writes a checkpoint. The database sends these statements itself. If a client
 * sent them, the database would cancel any slow statement that they wait for.
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

  /**
   * Reads the response to a statement that no client has sent. Failures are not reported: a second later, the log is
   * measured again, and a full disk also fails the writes of clients.
   */
  respond(response: Uint8Array): void {
    this.isDue = this.isMeasuring && valueOf(response) === "t"
    this.isMeasuring = false
  }
}

/** Milliseconds between two measurements of the log while statements run. One takes a quarter of a millisecond. */
const interval = 1000

/**
 * The size of the log since the last checkpoint after which the next one is written. The log exceeds it by what is
 * written in a second, or in one long transaction.
 */
const maximumMegabytes = 128

const measurement = queryOf(
  `SELECT pg_current_wal_lsn() - redo_lsn > ${maximumMegabytes * 1024 * 1024} FROM pg_control_checkpoint()`
)

const checkpoint = queryOf("CHECKPOINT")
