/**
 * A thread with an embedded database. It processes one message at a time, and is terminated if a statement takes too
 * long.
 *
 * @since 0.1.0
 */
import { MessageChannel, Worker } from "node:worker_threads"
import * as PgliteMailbox from "./PgliteMailbox.ts"
import type { Posted, Start } from "./PgliteWorker.ts"

/** The callbacks of a thread. */
export interface Events {
  readonly opened: () => void
  readonly responded: (bytes: Buffer) => void
  /** Called once after the thread has ended, with the reason. */
  readonly ended: (cause: Error) => void
}

/** A running thread. */
export interface PgliteThread {
  /** Sends the chunks as one message. The caller can reuse their memory afterwards. */
  readonly send: (chunks: ReadonlyArray<Uint8Array>) => void
  /** Returns the number of the current statement, which increases with every message of the protocol. */
  readonly statement: () => number
  /** Returns the milliseconds for which the current statement waited for a processor, as last measured. */
  readonly delay: () => number
  /** Returns the megabytes of the thread's memory. Postgres reuses freed memory, but a thread never returns it. */
  readonly megabytes: () => number
  /** Cancels a statement the next time it reads the clock, if it is still running then. */
  readonly cancel: (statement: number) => void
  /** Terminates the thread. Its last transaction is rolled back when the database is reopened. */
  readonly kill: () => Promise<void>
  /** Shuts the database down and waits until the thread has ended. */
  readonly close: () => Promise<void>
}

/** Starts a thread. */
export const start = (options: Omit<Start, "mailbox">, events: Events): PgliteThread => {
  const shared = PgliteMailbox.allocate()
  const { port1, port2 } = new MessageChannel()
  const mailbox = new PgliteMailbox.Requester({ shared, port: port1 })
  const worker = new Worker(script, {
    workerData: { ...options, mailbox: { shared, port: port2 } } satisfies Start,
    transferList: [port2],
    // Options of the process, such as `--input-type`, may not fit a thread.
    execArgv: [],
    // The thread creates few objects, and blocks while it is idle, so it would keep about 70 MB of unused heap.
    resourceLimits: { maxYoungGenerationSizeMb: 8 }
  })
  let isEnded = false
  let failure: Error | undefined

  const exited = new Promise<void>((resolve) => {
    worker.once("exit", (code) => {
      isEnded = true
      port1.close()
      events.ended(failure ?? new Error(`The thread of the embedded database exited with code ${code}.`))
      resolve()
    })
  })
  worker.on("error", (cause) => {
    failure = cause instanceof Error ? cause : new Error(String(cause))
  })
  worker.on("message", (posted: Posted) => {
    // An open database alone does not keep the process alive.
    worker.unref()
    if (posted === "Responded") respond(mailbox.take())
    else events.opened()
  })
  const respond = (bytes: Buffer | undefined): void => {
    if (bytes !== undefined) events.responded(bytes)
  }
  // A short statement has often finished after the event loop's other work, and then needs no posted message.
  const look = (): void => {
    if (isEnded) return
    const bytes = mailbox.listen()
    if (bytes === undefined) worker.ref()
    else respond(bytes)
  }

  return {
    send: (chunks) => {
      mailbox.send(chunks)
      setImmediate(look)
    },
    statement: () => Atomics.load(mailbox.numbers, PgliteMailbox.statement),
    delay: () => Atomics.load(mailbox.numbers, PgliteMailbox.delay),
    megabytes: () => mailbox.megabytes(),
    cancel: (number) => {
      Atomics.store(mailbox.numbers, PgliteMailbox.canceled, number)
    },
    kill: async () => {
      await worker.terminate()
      await exited
    },
    close: async () => {
      worker.ref()
      mailbox.close()
      const late = setTimeout(() => void worker.terminate(), patience)
      await exited
      clearTimeout(late)
    }
  }
}

const patience = 10_000

// The worker is a TypeScript file in the sources and a JavaScript file in the compiled package.
const script = new URL(`./PgliteWorker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url)
