// @ts-check
// The programs that `npm start` runs. They end when it ends, in any way.
import { spawn } from "node:child_process"
import { createWriteStream, mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { node, root } from "../root.mjs"

const logs = ".portico/logs"
const patience = 60_000
const exitWithParent = pathToFileURL(join(root, "scripts/exit-with-parent.mjs")).href

/** @typedef {{ readonly child: import("node:child_process").ChildProcess, readonly exited: Promise<void> }} Program */
/** @typedef {{ readonly cwd?: string, readonly env?: Record<string, string> }} Options */

/** @type {Set<Program>} */
const running = new Set()
let isStopping = false

/** @param {Program["child"]} child @param {NodeJS.Signals} signal */
const signalGroup = ({ pid = 0 }, signal) => {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal)
  } catch {
    // The group has ended.
  }
}

/**
 * Ends all programs, the last one first, and then this process.
 *
 * @param {number} code
 */
export const stop = async (code) => {
  if (isStopping) return
  isStopping = true
  // The shop sends requests to the provider, which started before it.
  for (const { child, exited } of [...running].toReversed()) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM")
    const late = setTimeout(() => signalGroup(child, "SIGKILL"), 10_000)
    await exited
    clearTimeout(late)
  }
  process.exit(code)
}

/**
 * Runs a program that ends when this process ends, in any way. It leads a process group, so that Ctrl-C reaches this
 * process alone.
 *
 * @param {string} executable @param {ReadonlyArray<string>} args
 * @param {Options} options @param {"inherit" | "pipe"} output
 */
const run = (executable, args, { cwd = root, env = {} }, output) => {
  const child = spawn(executable, ["--import", exitWithParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", output, output],
    detached: process.platform !== "win32"
  })
  // A killed program does not stop its child processes.
  child.once("exit", () => signalGroup(child, "SIGKILL"))
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    child.once("close", () => resolve()).once("error", () => resolve())
  })
  const program = { child, exited }
  running.add(program)
  return program
}

/**
 * Runs a program until it ends, with its output in the terminal or, if it has a name, in a file. Returns its exit code.
 *
 * @param {string} executable @param {ReadonlyArray<string>} args
 * @param {Options & { readonly name?: string }} [options]
 */
export const runToEnd = async (executable, args, { name, ...options } = {}) => {
  const program = run(executable, args, options, name === undefined ? "inherit" : "pipe")
  if (name !== undefined) logOf(name, program.child)
  await program.exited
  running.delete(program)
  // `stop` ends this process.
  return isStopping ? new Promise(() => {}) : (program.child.exitCode ?? 1)
}

/**
 * Starts a program, with its output in a file. All others stop if it ends.
 *
 * @param {string} name @param {ReadonlyArray<string>} args @param {Options} [options]
 */
export const launch = (name, args, options = {}) => {
  const { child, exited } = run(node(), args, options, "pipe")
  const { log, stderr, stdout } = logOf(name, child)
  let complaint = ""
  stderr.on("data", (chunk) => {
    complaint = (complaint + String(chunk)).slice(-1000)
  })
  void exited.then(() => {
    if (isStopping) return
    // Our programs print the reason and the fix in one line if they cannot start.
    const reason = complaint.trim()
    console.error(
      reason === "" || reason.includes("\n")
        ? `\nThe ${name} stopped unexpectedly. See ${log} for the reason.`
        : `\n${reason}`
    )
    void stop(1)
  })
  return { stdout, log }
}

/** @param {string} name @param {Program["child"]} child */
const logOf = (name, { stderr, stdout }) => {
  if (stdout === null || stderr === null) throw new Error("The output of the program must be a pipe.")
  mkdirSync(join(root, logs), { recursive: true })
  const log = join(logs, `${name}.log`)
  const file = createWriteStream(join(root, log))
  stdout.pipe(file, { end: false })
  stderr.pipe(file, { end: false })
  return { log, stderr, stdout }
}

/**
 * Waits until a program is ready. Stops all programs if it is not ready in time.
 *
 * @template A
 * @param {string} name @param {string} log @param {Promise<A>} ready
 * @returns {Promise<A>}
 */
export const within = async (name, log, ready) => {
  const first = await Promise.race([ready.then((value) => ({ value })), sleep(patience, undefined, { ref: false })])
  if (first !== undefined) return first.value
  console.error(`\nThe ${name} did not start within ${patience / 1000} seconds. See ${log} for its output.`)
  await stop(1)
  return ready
}
