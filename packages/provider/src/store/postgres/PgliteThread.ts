/**
 * One thread with an embedded database: it is started, sent one message at a time, and ended when a statement takes too
 * long.
 *
 * @since 0.1.0
 */
import { Worker } from "node:worker_threads"
import { cancelled, type Posted, type Start, statement } from "./PgliteWorker.ts"

/** The callbacks of a thread. */
export interface Events {
  readonly opened: (archive: Uint8Array | undefined) => void
  readonly responded: (bytes: Uint8Array<ArrayBuffer>) => void
  /** Called once when the thread has ended, with the reason. */
  readonly ended: (cause: Error) => void
}

/** A running thread. */
export interface PgliteThread {
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  /** The number of the statement that runs. It grows with every message of the protocol. */
  readonly statement: () => number
  /** Cancels a statement the next time it reads the clock, if it still runs then. */
  readonly cancel: (statement: number) => void
  /** Ends the thread at once. Its last transaction is rolled back when the database is opened again. */
  readonly kill: () => Promise<void>
  /** Shuts the database down and waits for the end of the thread. */
  readonly close: () => Promise<void>
}

/** Starts a thread. */
export const start = (options: Omit<Start, "shared">, events: Events): PgliteThread => {
  const shared = new SharedArrayBuffer(8)
  const numbers = new Int32Array(shared)
  numbers[cancelled] = -1
  // Options of the process, such as `--input-type`, may not fit a thread.
  const worker = new Worker(script, { workerData: { ...options, shared } satisfies Start, execArgv: [] })
  let failure: Error | undefined

  const exited = new Promise<void>((resolve) => {
    worker.once("exit", (code) => {
      events.ended(failure ?? new Error(`The thread of the embedded database ended with code ${code}.`))
      resolve()
    })
  })
  worker.on("error", (cause) => {
    failure = cause instanceof Error ? cause : new Error(String(cause))
  })
  worker.on("message", (posted: Posted) => {
    // An open database alone does not keep the process alive.
    worker.unref()
    if (posted instanceof Uint8Array) events.responded(posted)
    else events.opened(posted.dump)
  })

  return {
    send: (bytes) => {
      worker.ref()
      worker.postMessage(bytes, [bytes.buffer])
    },
    statement: () => Atomics.load(numbers, statement),
    cancel: (number) => {
      Atomics.store(numbers, cancelled, number)
    },
    kill: async () => {
      await worker.terminate()
      await exited
    },
    close: async () => {
      worker.ref()
      worker.postMessage("close", [])
      const late = setTimeout(() => void worker.terminate(), patience)
      await exited
      clearTimeout(late)
    }
  }
}

const patience = 10_000

// The sources run as they are, and compiled beside this module.
const script = new URL(`./PgliteWorker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url)
