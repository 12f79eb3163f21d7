// @ts-check
// Preloaded with `--import` by the programs that scripts/start.mjs runs. Ends the program and the processes it started
// when the pipe on its standard input closes, which the system does when the parent process ends, also after SIGKILL.
import { Socket } from "node:net"
import { isMainThread, Worker, workerData } from "node:worker_threads"

/** Marks the thread below: workers of the program itself inherit `--import` and must not watch. */
const watcher = "exit-with-parent"

/** Milliseconds that the program has to end after SIGTERM. */
const grace = 5000

/** @param {NodeJS.Signals} signal */
const send = (signal) => {
  try {
    // The program leads its process group, so that its own children receive the signal, too.
    process.kill(-process.pid, signal)
  } catch {
    process.kill(process.pid, signal)
  }
}

if (workerData === watcher) {
  const input = new Socket({ fd: 0, readable: true, writable: false })
  input.once("close", () => {
    setTimeout(() => send("SIGKILL"), grace)
    send("SIGTERM")
  })
  input.on("error", () => {}).resume()
} else if (isMainThread) {
  // A thread of its own also ends a program whose main thread is busy.
  new Worker(new URL(import.meta.url), { workerData: watcher, execArgv: [] }).unref()
}
