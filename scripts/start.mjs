// @ts-check
// Implements `npm start`: runs a provider with its embedded database, and the example shop that uses it.
//   --dev  the shop runs on Vite's development server, which reloads changed files
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { isListening, portInUse } from "./ports.mjs"
import { root } from "./root.mjs"
import { launch, runToEnd, stop, within } from "./start/programs.mjs"
import * as Shop from "./start/shop.mjs"

const seed = "packages/storefront/seed/bookshop.json"
const hooks = "packages/storefront/src/hooks/index.ts"
const data = ".portico/shop"

// Browsers treat different host names as different sites with separate storage, so the shop and the provider share one.
const host = "localhost"

const isDevelopment = process.argv.includes("--dev")

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

/** @param {number} port @param {string} variable @param {string} what */
const needFree = async (port, variable, what) => {
  const taken = await Promise.all([isListening(port, "127.0.0.1"), isListening(port, "::1")])
  if (taken.includes(true)) giveUp(portInUse(port, variable, what))
}

const startProvider = () => {
  // The usual heap of short-lived objects would keep up to 60 MB that this provider does not need.
  const args = [
    "--max-semi-space-size=4",
    // V8 would optimize the code of Postgres after some requests. For its parser alone, that takes 600 MB and seconds of
    // processor time, and about 50 MB stay allocated. The small collections of the shop do not need it.
    "--no-wasm-tier-up",
    "--no-wasm-dynamic-tiering",
    "packages/provider/src/bin.ts",
    "provider",
    "--port",
    String(providerPort),
    "--data",
    data
  ]
  const { log, stdout } = launch("provider", [...args, "--seed", seed, "--hooks", hooks], {
    env: {
      // With this cache, Node removes the types and compiles the modules only once.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".portico/compiled"),
      // With several arenas, the C library of Linux keeps 30 to 90 MB that its threads have freed.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1"
    }
  })
  /** @type {Promise<string>} */
  const address = new Promise((resolve) => {
    createInterface({ input: stdout }).on("line", (line) => {
      const found = /listening on (https?:\/\/\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return within("provider", log, address)
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

const code = await runToEnd(process.execPath, [join(root, "scripts/setup.mjs"), "--start"])
if (code !== 0) process.exit(code)

const address = `http://${host}:${providerPort}`
const [provider, site] = await Promise.all([startProvider(), isDevelopment ? undefined : Shop.build(address)])
const shop = await (site === undefined ? Shop.develop(address, port, host) : Shop.serve(site, port, host))

console.log(`
  Shop      ${shop}
  Provider  ${provider}
  Outbox    ${provider}/portico/outbox (the emails and text messages that would have been sent)
${accounts()
  .map(({ editor, email, password }) => `  Account   ${email}, password ${password}${editor ? " (editor)" : ""}\n`)
  .join("")}
  Press Ctrl-C to stop both.
`)
