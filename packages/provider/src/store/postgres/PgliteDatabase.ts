/**
 * An embedded database in its own thread. The thread is terminated and the database reopened if it fails or a statement
 * takes too long. Clients of the Postgres driver share its one session: a transaction uses it exclusively until it
 * ends, and all other statements take turns.
 *
 * @since 0.1.0
 */
import type { Duplex } from "node:stream"
import { type Client, PgliteClients } from "./PgliteClients.ts"
import { PgliteCheckpoints } from "./PgliteCheckpoints.ts"
import * as PgliteLimits from "./PgliteLimits.ts"
import * as PgliteThread from "./PgliteThread.ts"
import {
  canceledResponse,
  isCancelRequest,
  isInTransaction,
  isStartup,
  isTerminate,
  processIdOf,
  queryOf,
  setProcessId
} from "./PgliteWire.ts"

/** The settings of a database. Durations are milliseconds. */
export interface Options extends PgliteLimits.Limits {
  readonly folder: string
  /** The folder of a database to copy to `folder` when it is opened for the first time. */
  readonly template?: string | undefined
  /** The compiled code of PGlite. The thread loads its own if it is absent. */
  readonly module?: WebAssembly.Module | undefined
  /** Megabytes of the page cache. By default Postgres decides. */
  readonly bufferMegabytes?: number | undefined
  /** Statements that set up the session, each time the database is opened. */
  readonly session: ReadonlyArray<string>
  /** Called once if the database could not be reopened. */
  readonly onLost?: (cause: Error) => void
}

/** Whether statements can be run. In the state `opening`, they wait briefly and then fail. */
export type State = "opening" | "ready" | "lost"

const interval = 50

const longestOpening = 60_000

/** Megabytes of memory above which a thread is replaced after its statements. A new thread takes about 135 MB. */
const maximumMegabytes = 700

/** The number of consecutive failures to open after which a database is lost. */
const attempts = 5

/** An embedded database. `open` must succeed before the first client is added. */
export class PgliteDatabase {
  private readonly options: Options
  private thread: PgliteThread.PgliteThread | undefined
  private isOpen = false
  private isClosed = false
  private isLost = false
  private isServing = false
  private isRenewing = false
  private openingSince = 0
  private failures = 0
  private running: PgliteLimits.Running | undefined
  /** The time at which the running transaction began, or the running statement outside of one. */
  private busySince = 0
  private readonly clients = new PgliteClients()
  private readonly checkpoints = new PgliteCheckpoints()
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(options: Options) {
    this.options = options
  }

  /** Whether statements can be run. */
  get state(): State {
    return this.isLost ? "lost" : this.isOpen ? "ready" : "opening"
  }

  /** Opens the database for the first time. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => this.start(resolve, reject, this.options.template))
  }

  /** Applies the time limits from now on. Opening a store and migrating its tables has none. */
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
    this.failClients(new Error("The embedded database was closed."))
  }

  /** Terminates the thread, as a failure would. The database is reopened with its data. */
  async crash(cause = new Error("The embedded database was stopped.")): Promise<void> {
    this.isOpen = false
    this.openingSince = performance.now()
    const thread = this.thread
    this.failClients(cause)
    await thread?.kill()
  }

  /** Creates a stream for the driver. */
  client(isForReads: boolean): Duplex {
    return this.clients.connect(isForReads, {
      received: (client, chunk) => this.receive(client, chunk),
      left: (client) => this.removeClient(client)
    })
  }

  private start(resolve: () => void, reject: (cause: Error) => void, template?: string): void {
    let hasOpened = false
    this.openingSince = performance.now()
    const { bufferMegabytes, folder, module, session } = this.options
    const thread = PgliteThread.start(
      { folder, template, module, bufferMegabytes, session },
      {
        opened: () => {
          hasOpened = true
          this.isOpen = true
          this.failures = 0
          resolve()
          this.sendNext()
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
          // Clients that arrived while the thread was replaced wait for the next one.
          if (!this.isRenewing) this.failClients(cause)
          this.isRenewing = false
          if (hasOpened) this.reopen()
        }
      }
    )
    this.thread = thread
    this.watchTimeLimits()
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
      this.failClients(cause)
      this.options.onLost?.(cause)
    }
    if (!this.isClosed) this.start(() => {}, failed)
  }

  private receive(client: Client, chunk: Uint8Array): void {
    if (isTerminate(chunk)) return
    if (isCancelRequest(chunk)) {
      const canceled = this.clients.find(processIdOf(chunk))
      if (canceled !== undefined) this.cancel(canceled)
      client.stream.destroy()
      return
    }
    if (this.isLost) {
      client.stream.destroy(new Error("The embedded database is lost."))
      return
    }
    this.clients.push(client, chunk)
    if (this.running === undefined) this.sendNext()
    this.watchTimeLimits()
  }

  private cancel(client: Client): void {
    if (this.running?.client === client) this.thread?.cancel(this.thread.statement())
    else if (this.clients.withdraw(client)) client.stream.push(canceledResponse())
  }

  private sendNext(): void {
    if (!this.isOpen || this.running !== undefined || !this.clients.isWaiting) return
    const own = this.clients.transactionClient === undefined ? this.checkpoints.next(performance.now()) : undefined
    if (own !== undefined) {
      this.send(undefined, [own.message], own.isMaintenance)
      return
    }
    const next = this.clients.take()
    if (next === undefined) return
    const isMaintenance = next.chunks.some((chunk) => next.client.maintenance.isIn(chunk))
    this.send(next.client, next.chunks, isMaintenance)
  }

  private send(client: Client | undefined, chunks: ReadonlyArray<Uint8Array>, isMaintenance = false): void {
    const now = performance.now()
    if (client === undefined || client !== this.clients.transactionClient) this.busySince = now
    this.running = { client, chunks, isMaintenance, statement: -1, since: now, begun: now }
    this.thread?.send(chunks)
  }

  private respond(bytes: Buffer): void {
    const { chunks: [first] = [], client, isMaintenance } = this.running ?? {}
    // Others wait for maintenance, so only the rest of its transaction counts.
    if (isMaintenance === true) this.busySince = performance.now()
    if (client !== undefined && first !== undefined && isStartup(first)) setProcessId(bytes, client.processId)
    if (client === undefined) this.checkpoints.respond(bytes)
    this.running = undefined
    const hasTransaction = isInTransaction(bytes)
    this.clients.transactionClient = hasTransaction ? client : undefined
    if (hasTransaction && (client === undefined || !this.clients.has(client))) this.rollBack()
    else if (!hasTransaction) this.sendNext()
    if (client !== undefined && !client.stream.destroyed) client.stream.push(bytes)
    if (!hasTransaction && this.running === undefined && this.isTooLarge()) void this.renew()
  }

  private isTooLarge(): boolean {
    return this.isServing && this.isOpen && (this.thread?.megabytes() ?? 0) > maximumMegabytes
  }

  /** Shuts down an idle thread to release its memory. The database is then reopened. */
  private async renew(): Promise<void> {
    this.isRenewing = true
    this.isOpen = false
    this.failClients(new Error("The embedded database is restarting to release memory."))
    this.openingSince = performance.now()
    await this.thread?.close()
  }

  private rollBack(): void {
    this.clients.transactionClient = undefined
    this.send(undefined, [queryOf("ROLLBACK")])
  }

  private removeClient(client: Client): void {
    this.clients.remove(client)
    if (this.clients.transactionClient === client && this.running === undefined && this.isOpen) this.rollBack()
  }

  private failClients(cause: Error): void {
    this.running = undefined
    this.clients.fail(cause)
  }

  // One interval checks all time limits while there is work, because a timer per statement would slow down short ones.
  private watchTimeLimits(): void {
    this.timer ??= setInterval(() => {
      this.checkTimeLimits(performance.now())
      const isIdle = this.isOpen && this.running === undefined && !this.clients.isWaiting
      if (!isIdle && !this.isClosed && !this.isLost) return
      clearInterval(this.timer)
      this.timer = undefined
    }, interval).unref()
  }

  private checkTimeLimits(now: number): void {
    const { isOpen, running, thread } = this
    if (!this.isServing) return
    if (!isOpen) {
      if (thread !== undefined && now - this.openingSince > longestOpening) void thread.kill()
      this.clients.refuse(PgliteLimits.patience, now, "The embedded database is restarting.")
      return
    }
    const delay = thread?.delay() ?? 0
    const patience = PgliteLimits.patience + delay
    // Without this limit, a client could wait indefinitely behind many short statements.
    if (running?.isMaintenance !== true && now - this.busySince > patience)
      this.clients.refuse(patience, now, "The embedded database is busy with slow statements.")
    if (running === undefined || thread === undefined) return
    // It should have been canceled by now.
    if (running.client?.isForReads === true && now - running.begun > patience)
      this.clients.refuse(PgliteLimits.reducedPatience, now, "The embedded database is busy with a slow read.")
    const statement = thread.statement()
    const due = PgliteLimits.check(this.options, running, { waited: this.clients.waited(now), now, statement, delay })
    if (due === undefined) return
    if (due.isCanceled) thread.cancel(statement)
    if (due.exceeded !== undefined) {
      const took = `longer than ${due.exceeded} ms`
      void this.crash(new Error(`A statement took ${took}, so the embedded database was stopped.`))
      return
    }
    if (due.isFailing) running.client?.stream.destroy(new Error("The read exceeded its time limit."))
  }
}
