/**
 * The thread in which the embedded database runs. It receives messages of the Postgres wire protocol and posts the
 * responses.
 *
 * @since 0.1.0
 */
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { parentPort, workerData } from "node:worker_threads"

/** The data that the thread starts with. */
export interface Start {
  readonly folder: string
  /** A compressed archive of an empty database, to start a new folder from. */
  readonly snapshot: Uint8Array | undefined
  /** Statements that set up the session. */
  readonly session: string
  /** Whether to post an archive of the database once it is open. */
  readonly dump: boolean
  /** Two numbers: see `cancelled` and `statement`. */
  readonly shared: SharedArrayBuffer
}

/** A message of the thread. The response to a message of the protocol is posted as its bytes alone. */
export type Posted = { readonly _tag: "Opened"; readonly dump: Uint8Array | undefined } | Uint8Array<ArrayBuffer>

/** Place of the number of the statement that is to be canceled. */
export const cancelled = 0

/** Place of the number of the statement that runs. */
export const statement = 1

/** The exit code after a failure inside PGlite. */
export const failed = 70

/** The internals of PGlite that are used here. Their published types need those of Emscripten. */
interface Internals {
  readonly wasmMemory: WebAssembly.Memory
  readonly _InterruptPending: number
  readonly _QueryCancelPending: number
  _PostgresMainLoopOnce: () => void
}

/** The status with which PGlite throws an error of a statement. Any other exception leaves its memory unusable. */
const statementFailed = 100

const open = async ({ dump, folder, session, shared, snapshot }: Start): Promise<void> => {
  const port = parentPort
  if (port === null) return
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    ...(snapshot === undefined ? {} : { loadDataDir: fileOf(snapshot) })
  })
  const archive = dump ? new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer()) : undefined
  await database.exec(session)
  watch(database.Module as unknown as Internals, new Int32Array(shared))
  port.on("message", (message: Uint8Array | "close") => {
    if (message === "close") {
      void database.close().finally(() => process.exit(0))
      return
    }
    // The files are written through, so there is nothing to synchronize afterwards.
    const response = database.execProtocolRawSync(message)
    // The response to a startup message is a view into the memory of PGlite.
    const bytes = message[0] === 0 ? new Uint8Array(response) : (response as Uint8Array<ArrayBuffer>)
    port.postMessage(bytes, [bytes.buffer])
  })
  port.postMessage({ _tag: "Opened", dump: archive } satisfies Posted)
}

/**
 * Counts statements, ends the thread when PGlite fails inside, and cancels a statement on demand. Postgres checks for
 * cancellation in most loops, but no signal reaches it here. Each time a statement reads the clock, it calls `Date.now`:
 * the flag that a signal handler would set is set there.
 */
const watch = (internals: Internals, shared: Int32Array): void => {
  const once = internals._PostgresMainLoopOnce
  let isRequested = false
  internals._PostgresMainLoopOnce = () => {
    Atomics.add(shared, statement, 1)
    try {
      once()
    } catch (cause) {
      // PGlite ignores these exceptions and would repeat the message without end.
      if (statusOf(cause) !== statementFailed) process.exit(failed)
      throw cause
    } finally {
      // A request that came too late must not cancel the next statement.
      if (isRequested) new Uint8Array(internals.wasmMemory.buffer)[internals._QueryCancelPending] = 0
      isRequested = false
    }
  }
  const now = Date.now
  Date.now = () => {
    if (Atomics.load(shared, cancelled) === Atomics.load(shared, statement)) {
      Atomics.store(shared, cancelled, -1)
      isRequested = true
      const bytes = new Uint8Array(internals.wasmMemory.buffer)
      bytes[internals._InterruptPending] = 1
      bytes[internals._QueryCancelPending] = 1
    }
    return now()
  }
}

const statusOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "status" in cause ? cause.status : undefined

const fileOf = (snapshot: Uint8Array): File =>
  new File([new Uint8Array(snapshot)], "snapshot.tar.gz", { type: "application/x-gzip" })

const start: Partial<Start> | null | undefined = workerData
// Importing this module in another thread does nothing.
if (parentPort !== null && start?.shared instanceof SharedArrayBuffer) await open(start as Start)
