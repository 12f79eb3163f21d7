/**
 * The thread that runs the embedded database. It receives messages of the Postgres wire protocol and returns the
 * responses.
 *
 * @since 0.1.0
 */
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import * as PgliteDelay from "./PgliteDelay.ts"
import * as PgliteMailbox from "./PgliteMailbox.ts"

/** The data that the thread starts with. */
export interface Start {
  readonly folder: string
  /** The folder of a database to copy to `folder` first. */
  readonly template: string | undefined
  /** The compiled code of PGlite. */
  readonly module: WebAssembly.Module | undefined
  /** Megabytes of the page cache. By default Postgres decides. */
  readonly bufferMegabytes: number | undefined
  /** Statements that set up the session. */
  readonly session: ReadonlyArray<string>
  readonly mailbox: PgliteMailbox.MailboxBuffers
}

/** A message from the thread. `Responded` reports a response in the mailbox. */
export type Posted = "Opened" | "Responded"

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

const open = async (start: Start): Promise<void> => {
  const { bufferMegabytes, folder, module, session, template } = start
  const port = parentPort
  if (port === null) return
  if (template !== undefined) cpSync(template, folder, { recursive: true, errorOnExist: true, force: false })
  // A process that is killed while Postgres creates this file leaves it empty, and Postgres then refuses to start. The
  // lock of the whole folder excludes other processes.
  rmSync(join(folder, "postmaster.pid"), { force: true })
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams,
      ...setting("wal_keep_size", keptLogMegabytes),
      ...(bufferMegabytes === undefined ? [] : setting("shared_buffers", bufferMegabytes))
    ],
    ...(module === undefined ? {} : { pgliteWasmModule: module })
  })
  for (const statement of session) await database.exec(statement)
  const mailbox = new PgliteMailbox.Responder(start.mailbox)
  const internals = database.Module as unknown as Internals
  watch(internals, mailbox.numbers)
  exitOnFailure(database)
  port.postMessage("Opened" satisfies Posted)
  // The thread has no other work, and a blocked thread receives a request sooner than its event loop would.
  for (let request = mailbox.receive(); request !== undefined; request = mailbox.receive()) {
    const response = run(database, request)
    if (mailbox.respond(response, internals.wasmMemory.buffer.byteLength))
      port.postMessage("Responded" satisfies Posted)
  }
  await database.close().finally(() => process.exit(0))
}

const setting = (name: string, megabytes: number): ReadonlyArray<string> => ["-c", `${name}=${megabytes}MB`]

/**
 * The part of the log before the last checkpoint that is kept. PGlite never waits until a file is on the disk. If the power
 * fails just after a checkpoint, the disk may still have the previous state of the files, which needs this part.
 */
const keptLogMegabytes = 128

/**
 * Runs a message of the protocol and returns the response. PGlite's `execProtocolRawSync` would also parse every response,
 * and store the result forever.
 */
const run = (database: PGlite, request: Uint8Array): Uint8Array => {
  // PGlite responds to the first message of a client itself.
  if (request[0] === 0) return database.execProtocolRawSync(request)
  const chunks: Array<Uint8Array> = []
  // Runs synchronously: writes go directly to the files, so no synchronization is needed afterwards. The bytes are copied,
  // because PGlite uses their memory again.
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      chunks.push(bytes.slice())
    }
  })
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)
}

/**
 * Exits the thread after a failure outside of a statement. Otherwise `execProtocolRawStream` would return it as a rejected
 * promise, which a blocked thread never handles.
 */
const exitOnFailure = (database: PGlite): void => {
  const execute = database.execProtocolRawSync.bind(database)
  database.execProtocolRawSync = (request) => {
    try {
      return execute(request)
    } catch {
      return process.exit(failed)
    }
  }
}

/**
 * Counts statements, exits the thread after an internal failure of PGlite, and cancels a statement on request. Postgres
 * checks for cancellation in most loops, but no signal reaches it here. It calls `Date.now` each time a statement reads
 * the clock, and that call sets the flag that a signal handler would set.
 */
const watch = (internals: Internals, shared: Int32Array): void => {
  const once = internals._PostgresMainLoopOnce
  let isRequested = false
  const delay = PgliteDelay.make()
  internals._PostgresMainLoopOnce = () => {
    delay.reset()
    Atomics.store(shared, PgliteMailbox.delay, 0)
    Atomics.add(shared, PgliteMailbox.statement, 1)
    try {
      once()
    } catch (cause) {
      // PGlite ignores these exceptions and would repeat the message forever.
      if (statusOf(cause) !== statementFailed) process.exit(failed)
      throw cause
    } finally {
      // A cancellation that arrives too late must not cancel the next statement.
      if (isRequested) new Uint8Array(internals.wasmMemory.buffer)[internals._QueryCancelPending] = 0
      isRequested = false
    }
  }
  const now = Date.now
  Date.now = () => {
    if (Atomics.load(shared, PgliteMailbox.canceled) === Atomics.load(shared, PgliteMailbox.statement)) {
      Atomics.store(shared, PgliteMailbox.canceled, -1)
      isRequested = true
      const bytes = new Uint8Array(internals.wasmMemory.buffer)
      bytes[internals._InterruptPending] = 1
      bytes[internals._QueryCancelPending] = 1
    }
    const time = now()
    const delayed = delay.at(time)
    if (delayed !== undefined) Atomics.store(shared, PgliteMailbox.delay, delayed)
    return time
  }
}

const statusOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "status" in cause ? cause.status : undefined

const start: Partial<Start> | null | undefined = workerData
// Importing this module in another thread does nothing.
if (parentPort !== null && start?.mailbox !== undefined) await open(start as Start)
