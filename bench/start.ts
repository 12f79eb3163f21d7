/**
 * Measures the first run of the two commands in a fresh clone of the last commit, with nothing installed and no
 * package downloaded before.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { chromium as browsers, type Page } from "playwright"
import { chromium } from "../scripts/chromium.mjs"
import { root, shell } from "../scripts/root.mjs"
import { milliseconds } from "./Measure.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "a fresh clone of the last commit, with nothing installed or cached"

const patience = 900_000

export const measure = async (): Promise<ReadonlyArray<Row>> => [await coldStart(), await coldTest()]

const coldStart = (): Promise<Row> =>
  inFreshClone(async ({ environment, folder }) => {
    const what = "npm start without a cache, until the shop shows its books"
    const [port, providerPort] = [await freePort(), await freePort()]
    const browser = await browsers.launch(chromium())
    const env = { ...environment, PORT: String(port), PROVIDER_PORT: String(providerPort) }
    const page = await browser.newPage()
    const begun = performance.now()
    const shop = launch(["start"], folder, env)
    try {
      const isThere = showsBooks(page, `http://localhost:${port}/`)
      const first = await Promise.race([isThere, shop.exited.then(() => shop.output().trim().split("\n").at(-1) ?? "")])
      return first === true ? figure(what, (performance.now() - begun) / 1000, "s") : missing(what, first)
    } finally {
      await browser.close()
      await shop.stop()
    }
  })

const coldTest = (): Promise<Row> =>
  inFreshClone(async ({ environment, folder }) => {
    const run = launch(["test"], folder, environment)
    const [took, code] = await milliseconds(() => run.exited)
    const summary = run.output().trim().split("\n").at(-1) ?? ""
    return figure(`npm test without a cache (${code === 0 ? summary : `failed: ${summary}`})`, took / 1000, "s")
  })

interface Clone {
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
}

/** Clones the last commit, with empty cache folders for package managers, and removes everything afterwards. */
const inFreshClone = async (measureIn: (clone: Clone) => Promise<Row>): Promise<Row> => {
  const base = mkdtempSync(join(tmpdir(), "portico-start-"))
  const folder = join(base, "clone")
  try {
    const clone = spawn("git", ["clone", "--quiet", "--no-local", root, folder], { stdio: "inherit" })
    await once(clone, "exit")
    return await measureIn({ folder, environment: bareEnvironment(base) })
  } finally {
    // Programs that are stopping may still write files.
    rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}

/** The environment of a shell without variables of this workspace. */
const bareEnvironment = (base: string): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE|INIT_CWD|VITEST)/i.test(name))
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"))
  const kept = Object.fromEntries(["cache", "data", "state"].map((name) => [name, join(base, name)]))
  for (const folder of Object.values(kept)) mkdirSync(folder)
  return {
    ...Object.fromEntries(own),
    PATH: path.join(delimiter),
    npm_config_cache: join(base, "cache/npm"),
    XDG_CACHE_HOME: kept["cache"],
    XDG_DATA_HOME: kept["data"],
    XDG_STATE_HOME: kept["state"]
  }
}

const launch = (args: ReadonlyArray<string>, cwd: string, env: NodeJS.ProcessEnv) => {
  // Its own process group, so that all processes that npm starts can be stopped.
  const child = spawn("npm", args, { cwd, env, shell, detached: !shell, stdio: ["ignore", "pipe", "pipe"] })
  const late = setTimeout(() => signal(child, "SIGKILL"), patience)
  const exited: Promise<number | null> = once(child, "exit").then(([code]) => {
    clearTimeout(late)
    return code
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    signal(child, "SIGINT")
    await exited
  }
  return { exited, output: () => output, stop }
}

const signal = ({ pid = 0 }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid > 0) process.kill(shell ? pid : -pid, name)
}

/** Waits until the page shows a book of the seed by its author. */
const showsBooks = async (page: Page, url: string): Promise<true> => {
  for (;;) {
    try {
      await page.goto(url)
      await page.getByText("Jane Austen").first().waitFor({ timeout: 30_000 })
      return true
    } catch (cause) {
      if (page.isClosed()) throw cause
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" && address !== null ? address.port : 0
}
