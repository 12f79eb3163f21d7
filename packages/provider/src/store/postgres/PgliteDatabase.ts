/**
 * An embedded database in a thread of its own, which is ended and opened again when it fails or a statement takes too
 * long. Clients of the Postgres driver share its one session: a transaction has it until its end, and everything else
 * takes turns.
 *
 * @since 0.1.0
 */
import { Duplex } from "node:stream"
import * as PgliteThread from "./PgliteThread.ts"
import { countOf, isCancelRequest, isInTransaction, isTerminate, Maintenance, queryOf } from "./PgliteWire.ts"

/** The settings of a database. Durations are milliseconds. */
export interface Options {
  readonly folder: string
  /** A compressed archive of an empty database, to start a new folder from. */
  readonly snapshot?: Uint8Array | undefined
  /** Statements that set up the session, each time the database is opened. */
  readonly session: string
  /** Whether `open` returns an archive of the database. */
  readonly dump?: boolean
  /** The time that a statement of a client for reads may take. */
  readonly readTimeout: number
  /** The time that any other statement may take, unless it makes or changes tables and indexes. */
  readonly writeTimeout?: number
  /** Called once, when the database could not be opened again. */
  readonly onLost?: (cause: Error) => void
}

/** Whether statements can be run. While it is `opening`, they wait briefly and then fail. */
export type State = "opening" | "ready" | "lost"

interface Client {
  readonly stream: Duplex
  readonly isForReads: boolean
  readonly maintenance: Maintenance
  pending: Array<Uint8Array>
  /** The time since which the first pending chunk waits. */
  since: number
}

interface Running {
  /** Undefined for a statement of this module. */
  readonly client: Client | undefined
  readonly chunks: ReadonlyArray<Uint8Array>
  readonly isMaintenance: boolean
  statement: number
  /** The time at which that statement was first seen. */
  since: number
  /** The time at which the statements were sent. */
  readonly begun: number
}

/** The longest time that others wait for one statement. */
const patience = 800

/** The time after which a statement that looks at the clock is canceled while others wait. */
const statementPatience = 500

const grace = 1000

const interval = 100

const longestOpening = 60_000

/** How often in a row a database may fail to open before it is lost. */
const attempts = 5

/** A database. `open` has to succeed before the first client is added. */
export class PgliteDatabase {
  private readonly options: Options
  private thread: PgliteThread.PgliteThread | undefined
  private isOpen = false
  private isClosed = false
  private isLost = false
  private isServing = false
  private openingSince = 0
  private failures = 0
  private running: Running | undefined
  /** The client whose transaction is open. */
  private holder: Client | undefined
  private readonly clients = new Set<Client>()
  private waiting: Array<Client> = []
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(options: Options) {
    this.options = options
  }

  /** Whether statements can be run. */
  get state(): State {
    return this.isLost ? "lost" : this.isOpen ? "ready" : "opening"
  }

  /** Opens the database for the first time. Returns an archive of it if the options request one. */
  open(): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => this.start(resolve, reject, this.options))
  }

  /** Applies the limits of time from now on. Opening a store and bringing its tables up to date has none. */
  serve(): void {
    this.isServing = true
  }

  /** Shuts the database down. Statements that have not been sent fail. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    const thread = this.thread
    const wasOpen = this.isOpen
    this.isOpen = false
    if (wasOpen) await thread?.close()
    else await thread?.kill()
    this.fail(new Error("The embedded database was closed."))
  }

  /** Ends the thread, as a failure would. The database is opened again on its data. */
  async crash(cause = new Error("The embedded database was ended.")): Promise<void> {
    this.isOpen = false
    this.openingSince = performance.now()
    const thread = this.thread
    this.fail(cause)
    await thread?.kill()
  }

  /** Opens a stream for the driver. */
  client(isForReads: boolean): Duplex {
    const stream = new Duplex({
      read() {},
      write: (chunk: Uint8Array, _encoding, done) => {
        this.receive(client, chunk)
        done()
      },
      final: (done) => {
        stream.push(null)
        done()
      },
      destroy: (cause, done) => {
        this.leave(client)
        done(cause)
      }
    })
    const client: Client = { stream, isForReads, maintenance: new Maintenance(), pending: [], since: 0 }
    this.clients.add(client)
    return stream
  }

  private start(
    resolve: (archive: Uint8Array | undefined) => void,
    reject: (cause: Error) => void,
    { dump = false, snapshot }: Pick<Options, "dump" | "snapshot">
  ): void {
    let hasOpened = false
    this.openingSince = performance.now()
    const { folder, session } = this.options
    const thread = PgliteThread.start(
      { folder, session, snapshot, dump },
      {
        opened: (archive) => {
          hasOpened = true
          this.isOpen = true
          this.failures = 0
          resolve(archive)
          this.next()
        },
        responded: (bytes) => {
          if (this.thread === thread && this.isOpen) this.respond(bytes)
        },
        ended: (cause) => {
          if (this.thread !== thread) return
          this.thread = undefined
          this.isOpen = false
          if (!hasOpened) reject(cause)
          if (this.isClosed) return
          this.fail(cause)
          if (hasOpened) this.reopen()
        }
      }
    )
    this.thread = thread
    this.watch()
  }

  private reopen(): void {
    const failed = (cause: Error): void => {
      this.failures++
      if (this.isClosed) return
      if (this.failures < attempts) {
        setTimeout(() => this.reopen(), 100 * 2 ** this.failures)
        return
      }
      this.isLost = true
      this.fail(cause)
      this.options.onLost?.(cause)
    }
    if (!this.isClosed) this.start(() => {}, failed, {})
  }

  private receive(client: Client, chunk: Uint8Array): void {
    if (isTerminate(chunk)) return
    if (isCancelRequest(chunk)) {
      // Only the caller of a transaction cancels, and its transaction is rolled back then.
      const { running, thread } = this
      if (running?.client !== undefined && running.client === this.holder) thread?.cancel(thread.statement())
      client.stream.destroy()
      return
    }
    if (this.isLost) {
      client.stream.destroy(new Error("The embedded database is lost."))
      return
    }
    if (client.pending.push(chunk) === 1) {
      client.since = performance.now()
      this.waiting.push(client)
    }
    if (this.running === undefined) this.next()
    this.watch()
  }

  /** Sends what waits longest, or what the client of the open transaction has to send. */
  private next(): void {
    if (!this.isOpen || this.running !== undefined) return
    const client = this.holder ?? this.waiting[0]
    if (client === undefined || client.pending.length === 0) return
    if (this.waiting[0] === client) this.waiting.shift()
    else this.waiting = this.waiting.filter((one) => one !== client)
    const chunks = client.pending
    client.pending = []
    this.send(
      client,
      chunks,
      chunks.some((chunk) => client.maintenance.isIn(chunk))
    )
  }

  private send(client: Client | undefined, chunks: ReadonlyArray<Uint8Array>, isMaintenance: boolean): void {
    this.running = { client, chunks, isMaintenance, statement: -1, since: performance.now(), begun: performance.now() }
    // The driver may still use the memory of a chunk, so the thread gets a copy.
    const [first = new Uint8Array()] = chunks
    const bytes = chunks.length === 1 ? new Uint8Array(first) : joined(chunks)
    this.thread?.send(bytes)
  }

  private respond(bytes: Uint8Array<ArrayBuffer>): void {
    const client = this.running?.client
    this.running = undefined
    const isHeld = isInTransaction(bytes)
    this.holder = isHeld ? client : undefined
    if (isHeld && (client === undefined || !this.clients.has(client))) this.rollBack()
    else if (!isHeld) this.next()
    if (client === undefined || client.stream.destroyed) return
    client.stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  private rollBack(): void {
    this.holder = undefined
    this.send(undefined, [queryOf("ROLLBACK")], false)
  }

  private leave(client: Client): void {
    this.clients.delete(client)
    client.pending = []
    this.waiting = this.waiting.filter((one) => one !== client)
    if (this.holder === client && this.running === undefined && this.isOpen) this.rollBack()
  }

  /** Fails everything that is under way or waits. The driver connects again. */
  private fail(cause: Error): void {
    this.running = undefined
    this.holder = undefined
    for (const { stream } of this.clients) stream.destroy(cause)
  }

  // Looks at the time while there is something to do, so that a statement costs no timer of its own.
  private watch(): void {
    this.timer ??= setInterval(() => {
      this.look(performance.now())
      const isIdle = this.isOpen && this.running === undefined && this.waiting.length === 0
      if (!isIdle && !this.isClosed && !this.isLost) return
      clearInterval(this.timer)
      this.timer = undefined
    }, interval).unref()
  }

  private look(now: number): void {
    const { isOpen, running, thread } = this
    if (!this.isServing) return
    if (!isOpen) {
      if (thread !== undefined && now - this.openingSince > longestOpening) void thread.kill()
      this.refuse(now, "The embedded database is being opened again.")
      return
    }
    if (running === undefined || thread === undefined) return
    const statement = thread.statement()
    if (statement !== running.statement) {
      if (running.statement !== -1) running.since = now
      running.statement = statement
    }
    const took = now - running.since
    const { client, isMaintenance } = running
    if (isMaintenance) return
    const isRead = client?.isForReads === true
    const limit = isRead ? this.options.readTimeout : (this.options.writeTimeout ?? defaultWriteTimeout)
    const hasOthers = this.waiting.length > 0 || running.chunks.reduce((sum, chunk) => sum + countOf(chunk), 0) > 1
    // Statements whose client has left were sent together with others.
    const isLeft = isRead && client.stream.destroyed
    if (took > limit + grace / 2 || isLeft || (hasOthers && took > statementPatience)) {
      thread.cancel(statement)
    }
    if (took > limit + grace) {
      void this.crash(new Error(`A statement took longer than ${limit} ms, so the embedded database was ended.`))
      return
    }
    this.refuse(now, "The embedded database is busy with statements that take long.")
    // Statements behind a read on the same connection cannot fail without it.
    if (isRead && hasOthers && now - running.begun > patience)
      client.stream.destroy(new Error("The read took too long."))
  }

  private refuse(now: number, message: string): void {
    for (const client of this.waiting) {
      if (now - client.since >= patience) client.stream.destroy(new Error(message))
    }
  }
}

const defaultWriteTimeout = 10_000

const joined = (chunks: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
