/**
 * The shared memory through which a thread and the embedded database in it exchange messages. Only one request is
 * active at a time, so both directions use the same bytes. Larger messages go through a port.
 *
 * @since 0.1.0
 */
import { availableParallelism } from "node:os"
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads"

/** The memory and the port of one side. Both can be sent to a thread. */
export interface MailboxBuffers {
  readonly shared: SharedArrayBuffer
  readonly port: MessagePort
}

/** Index of the number of the statement to cancel. */
export const canceled = 0

/** Index of the number of the current statement. */
export const statement = 1

/** Index of the state of the exchange. */
const state = 2

/** Index of the length of the message, or `large`. */
const length = 3

/** Index of the shutdown flag, which is 1 if the thread must shut down. */
const closing = 4

/** Index of the milliseconds for which the current statement waited for a processor. */
export const delay = 6

/** Index of the size of the thread's memory, in pages of 64 KiB. */
const memory = 5

const idle = 0
const requested = 1
/** The other thread has returned to its event loop, and only a posted message reaches it there. */
const awaited = 2
const responded = 3
const stopped = 4

const large = -1

const headerBytes = 32
const contentBytes = 64 * 1024

/** Allocates the memory of a mailbox. */
export const allocate = (): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(headerBytes + contentBytes)
  new Int32Array(shared)[canceled] = -1
  return shared
}

class Side {
  readonly numbers: Int32Array
  protected readonly content: Uint8Array<SharedArrayBuffer>
  protected readonly port: MessagePort

  constructor({ port, shared }: MailboxBuffers) {
    this.numbers = new Int32Array(shared, 0, headerBytes / 4)
    this.content = new Uint8Array(shared, headerBytes)
    this.port = port
  }
}

/** The side that sends requests. */
export class Requester extends Side {
  private sentAt = 0
  private isFast = true
  private readonly spin = new Spin()

  /** Sends a request and copies its bytes. */
  send(chunks: ReadonlyArray<Uint8Array>): void {
    this.sentAt = performance.now()
    this.numbers[length] = put(chunks, this.content, this.port)
    Atomics.store(this.numbers, state, requested)
    Atomics.notify(this.numbers, state)
  }

  /** Returns the megabytes of the thread's memory at its last response. */
  megabytes(): number {
    return (this.numbers[memory] ?? 0) / 16
  }

  /** Requests that the thread shuts down, after the response to a current request. */
  close(): void {
    const { numbers } = this
    Atomics.store(numbers, closing, 1)
    // A waiting thread wakes up only if the state changes. A busy thread checks `closing` after its response.
    for (const now of [idle, responded]) Atomics.compareExchange(numbers, state, now, stopped)
    Atomics.notify(numbers, state)
  }

  /**
   * Waits briefly for the response if the previous one was fast. Returns the response if it is available. Otherwise
   * requests a posted message for it.
   */
  listen(): Buffer | undefined {
    if (this.isFast) this.spin.wait(this.numbers, requested)
    if (Atomics.compareExchange(this.numbers, state, requested, awaited) === requested) return undefined
    return this.take()
  }

  /** Returns the response if it is available. */
  take(): Buffer | undefined {
    if (Atomics.load(this.numbers, state) !== responded) return undefined
    Atomics.store(this.numbers, state, idle)
    this.isFast = performance.now() - this.sentAt < fastMilliseconds
    const size = this.numbers[length] ?? 0
    if (size !== large) return Buffer.from(this.content.subarray(0, size))
    const { buffer, byteLength, byteOffset } = receive(this.port)
    return Buffer.from(buffer, byteOffset, byteLength)
  }
}

/** The side that responds. */
export class Responder extends Side {
  private readonly spin = new Spin()

  /** Blocks this thread until the next request. Returns undefined if the thread must shut down. */
  receive(): Uint8Array | undefined {
    const { numbers } = this
    for (;;) {
      if (Atomics.load(numbers, closing) === 1) return undefined
      const now = Atomics.load(numbers, state)
      if (now === requested || now === awaited) break
      if (!this.spin.wait(numbers, now)) Atomics.wait(numbers, state, now)
    }
    const size = numbers[length] ?? 0
    return size === large ? receive(this.port) : this.content.subarray(0, size)
  }

  /**
   * Sends the response, and the size of this thread's memory. Returns whether the other thread needs a posted message to
   * notice it.
   */
  respond(bytes: Uint8Array, memoryBytes: number): boolean {
    this.numbers[memory] = memoryBytes / 65_536
    this.numbers[length] = put([bytes], this.content, this.port)
    return Atomics.exchange(this.numbers, state, responded) === awaited
  }
}

/**
 * Busy-waits for the duration of a short statement, because waking a sleeping thread can take longer than the statement
 * itself. Stops doing so if it rarely succeeds, for example on a busy machine or with infrequent requests.
 */
class Spin {
  private credit = maximumCredit
  private skipped = 0

  /** Waits until the state changes. Returns whether it changed in time. */
  wait(numbers: Int32Array, now: number): boolean {
    if (!canSpin || (this.credit <= 0 && ++this.skipped < trial)) return false
    this.skipped = 0
    const end = performance.now() + spinMilliseconds
    while (Atomics.load(numbers, state) === now) {
      if (performance.now() <= end) continue
      this.credit = Math.max(this.credit - 1, 0)
      return false
    }
    this.credit = Math.min(this.credit + 2, maximumCredit)
    return true
  }
}

const spinMilliseconds = 0.15

/** The number of consecutive failures after which busy-waiting stops. */
const maximumCredit = 8

/** While busy-waiting is stopped, it is attempted once in this number of calls. */
const trial = 16

/** Busy-waiting is not worthwhile if responses take longer than this. */
const fastMilliseconds = 0.5

/** With one processor the other thread could not run during a busy-wait. */
const canSpin = availableParallelism() > 1

const put = (chunks: ReadonlyArray<Uint8Array>, content: Uint8Array<SharedArrayBuffer>, port: MessagePort): number => {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const target = size <= contentBytes ? content : new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    target.set(chunk, at)
    at += chunk.length
  }
  if (target === content) return size
  port.postMessage(target, [target.buffer as ArrayBuffer])
  return large
}

const receive = (port: MessagePort): Uint8Array<ArrayBuffer> => receiveMessageOnPort(port)?.message
