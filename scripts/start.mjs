// @ts-check
// Implements `npm start`: runs a provider with its embedded database, and the example shop that uses it.
import { spawn } from "node:child_process"
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs"
import { createConnection } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { node, root } from "./root.mjs"

const seed = "packages/storefront/seed/bookshop.json"
const hooks = "packages/storefront/src/hooks/index.ts"
const data = ".portico/shop"
const logs = ".portico/logs"
const patience = 60_000

/** @param {string} sentence @returns {never} */
const giveUp = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** @param {"PORT" | "PROVIDER_PORT"} variable @param {number} usual */
const portFrom = (variable, usual) => {
  const text = process.env[variable]
  const port = text === undefined || text === "" ? usual : Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return giveUp(`${variable} must be a port between 1 and 65535. Received: "${text}".`)
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once("connect", () => settle(true)).once("error", () => settle(false))
  })

/** @param {number} port @param {string} variable @param {string} what */
const needFree = async (port, variable, what) => {
  const taken = await Promise.all([answers(port, "127.0.0.1"), answers(port, "::1")])
  if (taken.includes(true)) {
    giveUp(
      `Port ${port} is already in use. Stop the process that listens on it, or run \`${variable}=${port + 1} npm start\` to use another port for ${what}.`
    )
  }
}

/** @typedef {{ readonly child: import("node:child_process").ChildProcess, readonly exited: Promise<void> }} Program */

/** @type {Array<Program>} */
const running = []
let isStopping = false

/** @param {Program["child"]} child @param {NodeJS.Signals} signal */
const signalGroup = ({ pid = 0 }, signal) => {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal)
  } catch {
    // The group has ended.
  }
}

/** @param {number} code */
const stop = async (code) => {
  if (isStopping) return
  isStopping = true
  // Stops the shop first, because it still sends requests to the provider.
  for (const { child, exited } of running.toReversed()) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM")
    const late = setTimeout(() => signalGroup(child, "SIGKILL"), 10_000)
    await exited
    clearTimeout(late)
  }
  process.exit(code)
}

/**
 * Runs a program that ends when this process ends, in any way. It leads a process group, so that Ctrl-C reaches this
 * script alone.
 *
 * @param {string} executable @param {ReadonlyArray<string>} args
 * @param {import("node:child_process").SpawnOptions} options @param {"inherit" | "pipe"} output
 */
const run = (executable, args, options, output) => {
  const child = spawn(executable, ["--import", exitWithParent, ...args], {
    ...options,
    stdio: ["pipe", output, output],
    detached: process.platform !== "win32"
  })
  // A killed program does not stop its child processes.
  child.once("exit", () => signalGroup(child, "SIGKILL"))
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    child.once("close", () => resolve()).once("error", () => resolve())
  })
  running.push({ child, exited })
  return { child, exited }
}

const exitWithParent = pathToFileURL(join(root, "scripts/exit-with-parent.mjs")).href

/**
 * Starts the provider or the shop, with its output in a file.
 *
 * @param {string} name @param {ReadonlyArray<string>} args
 * @param {{ readonly cwd?: string, readonly env?: Record<string, string> }} [options]
 */
const launch = (name, args, { cwd = root, env = {} } = {}) => {
  const log = join(logs, `${name}.log`)
  const file = createWriteStream(join(root, log))
  const { child, exited } = run(node(), args, { cwd, env: { ...process.env, ...env } }, "pipe")
  const { stderr, stdout } = child
  if (stdout === null || stderr === null) throw new Error("The output of the program must be a pipe.")
  stdout.pipe(file, { end: false })
  stderr.pipe(file, { end: false })
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

/**
 * Waits until a program is ready. Stops both programs if it is not ready in time.
 *
 * @template A
 * @param {string} name @param {string} log @param {Promise<A>} ready
 * @returns {Promise<A>}
 */
const within = async (name, log, ready) => {
  const first = await Promise.race([ready.then((value) => ({ value })), sleep(patience, undefined, { ref: false })])
  if (first !== undefined) return first.value
  console.error(`\nThe ${name} did not start within ${patience / 1000} seconds. See ${log} for its output.`)
  await stop(1)
  return ready
}

const startProvider = async () => {
  const args = [
    "packages/provider/src/bin.ts",
    "provider",
    "--port",
    String(providerPort),
    "--data",
    data,
    "--seed",
    seed,
    "--hooks",
    hooks
  ]
  const { log, stdout } = launch("provider", args)
  /** @type {Promise<string>} */
  const address = new Promise((resolve) => {
    createInterface({ input: stdout }).on("line", (line) => {
      const found = /listening on (https?:\/\/\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return within("provider", log, address)
}

/** @param {string} provider */
const startShop = async (provider) => {
  // Both use the same host name, because browsers treat different host names as different sites with separate storage.
  const { hostname } = new URL(provider)
  const args = ["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort", "--host", hostname]
  const { log } = launch("shop", args, {
    cwd: join(root, "packages/storefront"),
    env: { VITE_PORTICO_HOST: provider }
  })
  const isThere = async () => {
    for (;;) {
      if (await answers(port, hostname.replace(/^\[|\]$/g, ""))) return `http://${hostname}:${port}/`
      await sleep(50)
    }
  }
  return within("shop", log, isThere())
}

const accounts = () => {
  const path = join(root, seed)
  /** @type {{ members?: ReadonlyArray<{ email?: string, password?: string, editor?: boolean }> }} */
  const { members = [] } = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}
  return members.filter(({ email = "", password }) => /^(ada|bob|edith)@/.test(email) && password !== undefined)
}

const port = portFrom("PORT", 5173)
const providerPort = portFrom("PROVIDER_PORT", 4000)
if (port === providerPort) giveUp(`PORT and PROVIDER_PORT must be different ports. Received: ${port} for both.`)
await needFree(port, "PORT", "the shop")
await needFree(providerPort, "PROVIDER_PORT", "the provider")

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => void stop(0))
// The terminal or the package manager may end first.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {})

// npm forwards SIGINT and SIGTERM to this process, but not SIGKILL.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) void stop(0)
  }, 200).unref()
}

const setup = run(process.execPath, [join(root, "scripts/setup.mjs"), "--start"], { cwd: root }, "inherit")
await setup.exited
if (isStopping) await new Promise(() => {})
running.length = 0
if (setup.child.exitCode !== 0) process.exit(setup.child.exitCode ?? 1)

mkdirSync(join(root, logs), { recursive: true })

const provider = await startProvider()
const shop = await startShop(provider)

console.log(`
  Shop      ${shop}
  Provider  ${provider}
  Outbox    ${provider}/portico/outbox (the emails and text messages that would have been sent)
${accounts()
  .map(({ editor, email, password }) => `  Account   ${email}, password ${password}${editor ? " (editor)" : ""}\n`)
  .join("")}
  Press Ctrl-C to stop both.
`)
