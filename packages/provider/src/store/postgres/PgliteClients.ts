/**
 * The clients of an embedded database, and the order in which they use its one session.
 *
 * @since 0.1.0
 */
import { Duplex } from "node:stream"
import { Maintenance } from "./PgliteWire.ts"

/** A stream of the driver, and the chunks that were not sent to the database yet. */
export interface Client {
  readonly stream: Duplex
  /** The client's process id in the protocol. */
  readonly processId: number
  readonly isForReads: boolean
  readonly maintenance: Maintenance
  pending: Array<Uint8Array>
  /** The time at which the first pending chunk arrived. */
  since: number
}

/** The callbacks of a client's stream. */
export interface ClientEvents {
  readonly received: (client: Client, chunk: Uint8Array) => void
  readonly left: (client: Client) => void
}

/** All clients of a database. */
export class PgliteClients {
  /** The client whose transaction is open. */
  transactionClient: Client | undefined
  private readonly all = new Set<Client>()
  private waiting: Array<Client> = []
  private lastProcessId = 0

  /** Whether a client waits for its turn. */
  get isWaiting(): boolean {
    return this.waiting.length > 0
  }

  /** Returns the milliseconds for which the first of the waiting clients has waited, or undefined if none waits. */
  waited(now: number): number | undefined {
    const [first] = this.waiting
    return first === undefined ? undefined : now - first.since
  }

  /** Adds a client and returns its stream for the driver. */
  connect(isForReads: boolean, { left, received }: ClientEvents): Duplex {
    const stream = new Duplex({
      read() {},
      write: (chunk: Uint8Array, _encoding, done) => {
        received(client, chunk)
        done()
      },
      final: (done) => {
        stream.push(null)
        done()
      },
      destroy: (cause, done) => {
        left(client)
        done(cause)
      }
    })
    const client: Client = {
      stream,
      processId: ++this.lastProcessId,
      isForReads,
      maintenance: new Maintenance(),
      pending: [],
      since: 0
    }
    this.all.add(client)
    return stream
  }

  /** Finds a client by its process id. */
  find(processId: number): Client | undefined {
    for (const client of this.all) if (client.processId === processId) return client
    return undefined
  }

  /** Whether a client is still connected. */
  has(client: Client): boolean {
    return this.all.has(client)
  }

  /** Removes a client and its pending chunks. */
  remove(client: Client): void {
    this.all.delete(client)
    this.withdraw(client)
  }

  /** Removes a client's pending chunks. Returns whether there were any. */
  withdraw(client: Client): boolean {
    const hadPending = client.pending.length > 0
    client.pending = []
    this.waiting = this.waiting.filter((one) => one !== client)
    return hadPending
  }

  /** Adds a pending chunk of a client. */
  push(client: Client, chunk: Uint8Array): void {
    if (client.pending.push(chunk) > 1) return
    client.since = performance.now()
    this.waiting.push(client)
  }

  /**
   * Takes the pending chunks of the client with the open transaction, otherwise of the client that has waited longest.
   */
  take(): { readonly client: Client; readonly chunks: ReadonlyArray<Uint8Array> } | undefined {
    const client = this.transactionClient ?? this.waiting[0]
    if (client === undefined || client.pending.length === 0) return undefined
    if (this.waiting[0] === client) this.waiting.shift()
    else this.waiting = this.waiting.filter((one) => one !== client)
    const chunks = client.pending
    client.pending = []
    return { client, chunks }
  }

  /** Fails the clients that have waited for at least this time. The driver reconnects. */
  refuse(milliseconds: number, now: number, message: string): void {
    for (const client of this.waiting) {
      if (now - client.since >= milliseconds) client.stream.destroy(new Error(message))
    }
  }

  /** Fails all clients. The driver reconnects. */
  fail(cause: Error): void {
    this.transactionClient = undefined
    for (const { stream } of this.all) stream.destroy(cause)
  }
}
