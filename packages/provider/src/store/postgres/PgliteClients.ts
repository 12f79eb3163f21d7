/**
 * The clients of an embedded database, and the order in which they get its one session.
 *
 * @since 0.1.0
 */
import type { Duplex } from "node:stream"
import { Maintenance } from "./PgliteWire.ts"

/** A stream of the driver, and what it has sent that the database has not received. */
export interface Client {
  readonly stream: Duplex
  /** Its process id in the protocol. */
  readonly number: number
  readonly isForReads: boolean
  readonly maintenance: Maintenance
  pending: Array<Uint8Array>
  /** The time since which the first pending chunk waits. */
  since: number
}

/** All clients of a database. */
export class PgliteClients {
  /** The client whose transaction is open. */
  holder: Client | undefined
  private readonly all = new Set<Client>()
  private waiting: Array<Client> = []
  private latest = 0

  /** Whether a client waits for its turn. */
  get isWaiting(): boolean {
    return this.waiting.length > 0
  }

  /** Adds a client of a stream. */
  add(stream: Duplex, isForReads: boolean): Client {
    const client: Client = {
      stream,
      number: ++this.latest,
      isForReads,
      maintenance: new Maintenance(),
      pending: [],
      since: 0
    }
    this.all.add(client)
    return client
  }

  /** Finds a client by its process id. */
  find(number: number): Client | undefined {
    for (const client of this.all) if (client.number === number) return client
    return undefined
  }

  /** Whether a client is still there. */
  has(client: Client): boolean {
    return this.all.has(client)
  }

  /** Removes a client, and what it has to send. */
  remove(client: Client): void {
    this.all.delete(client)
    this.withdraw(client)
  }

  /** Removes what a client has to send. Returns whether there was something. */
  withdraw(client: Client): boolean {
    const hadPending = client.pending.length > 0
    client.pending = []
    this.waiting = this.waiting.filter((one) => one !== client)
    return hadPending
  }

  /** Adds a chunk that a client has to send. */
  push(client: Client, chunk: Uint8Array): void {
    if (client.pending.push(chunk) > 1) return
    client.since = performance.now()
    this.waiting.push(client)
  }

  /** Takes what waits longest, or what the client of the open transaction has to send. */
  take(): { readonly client: Client; readonly chunks: ReadonlyArray<Uint8Array> } | undefined {
    const client = this.holder ?? this.waiting[0]
    if (client === undefined || client.pending.length === 0) return undefined
    if (this.waiting[0] === client) this.waiting.shift()
    else this.waiting = this.waiting.filter((one) => one !== client)
    const chunks = client.pending
    client.pending = []
    return { client, chunks }
  }

  /** Fails the clients that wait for at least this time. The driver connects again. */
  refuse(milliseconds: number, now: number, message: string): void {
    for (const client of this.waiting) {
      if (now - client.since >= milliseconds) client.stream.destroy(new Error(message))
    }
  }

  /** Fails all clients. The driver connects again. */
  fail(cause: Error): void {
    this.holder = undefined
    for (const { stream } of this.all) stream.destroy(cause)
  }
}
