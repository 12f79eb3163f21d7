import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, it } from "@effect/vitest"
import * as FolderLock from "../../packages/provider/src/store/postgres/FolderLock.ts"
import * as Effect from "effect/Effect"
import { execFile, spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { root } from "../../scripts/root.mjs"
import { runningProcesses } from "../runningProcesses.ts"
import { isThorough } from "../thorough.ts"

let checkout: string

/** Creates a checkout with these packages and its own data. */
const makeCheckout = (): void => {
  checkout = mkdtempSync(join(tmpdir(), "portico-start-"))
  cpSync(join(root, "scripts"), join(checkout, "scripts"), { recursive: true })
  writeFileSync(join(checkout, "scripts/setup.mjs"), "")
  cpSync(join(root, "package.json"), join(checkout, "package.json"))
  for (const name of ["packages", "node_modules"]) symlinkSync(join(root, name), join(checkout, name), "junction")
}

const removeCheckout = (): void => rmSync(checkout, { recursive: true, force: true })

const start = (environment: Record<string, string>): Promise<{ readonly code: unknown; readonly said: string }> =>
  new Promise((resolve) => {
    const options = { cwd: checkout, env: { ...process.env, ...environment }, timeout: 50_000 }
    execFile(process.execPath, [join(checkout, "scripts/start.mjs")], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, said: stdout + stderr })
    )
  })

const listen = (port = 0): Promise<{ readonly server: Server; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      resolve({ server, port: typeof address === "object" && address !== null ? address.port : 0 })
    })
  })

/** Returns ports that were free a moment ago. */
const freePorts = async () => {
  const taken = await Promise.all([listen(), listen()])
  await Promise.all(taken.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  const [shop, provider] = taken.map(({ port }) => String(port))
  return { PORT: shop ?? "", PROVIDER_PORT: provider ?? "" }
}

describe("npm start", () => {
  beforeEach(makeCheckout)
  afterEach(removeCheckout)

  it("reports why the provider did not start, and exits", async () => {
    mkdirSync(join(checkout, ".portico/shop"), { recursive: true })
    writeFileSync(join(checkout, ".portico/shop/portico.json"), '{"postgres":17,"state":"ready"}')

    const { code, said } = await start(await freePorts())

    assert.strictEqual(code, 1)
    assert.include(said, "The data in .portico/shop was written by Postgres 17")
    assert.notInclude(said, "stopped unexpectedly")
  })

  it("reports a port that is in use, and how to use another one", async () => {
    const { server, port } = await listen()
    const { code, said } = await start({ ...(await freePorts()), PROVIDER_PORT: String(port) })
    server.close()

    assert.strictEqual(code, 1)
    assert.include(said, `Port ${port} is already in use`)
    assert.include(said, `PROVIDER_PORT=${port + 1} npm start`)
  })

  it("reports a port that was taken during the build", async () => {
    const { server, port } = await listen()
    const serve = `import { serve } from "./scripts/start/shop.mjs"; await serve("scripts", ${port}, "127.0.0.1")`
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", serve], { cwd: checkout })
    const failure: unknown = await run.catch((error: unknown) => error)
    server.close()

    assert.include(failure, { code: 1 })
    assert.match(
      String((failure as { readonly stderr?: unknown }).stderr),
      new RegExp(`^\\nPort ${port} is already in use\\. Stop the process .* run \`PORT=${port + 1} npm start\``)
    )
  })

  it("rejects an invalid port", async () => {
    const { code, said } = await start({ PORT: "80a" })

    assert.strictEqual(code, 1)
    assert.include(said, 'PORT must be a port between 1 and 65535. Received: "80a".')
  })
})

const modes = {
  built: { args: [], targets: ["npm", "scripts/start.mjs", "the provider"] },
  dev: { args: ["--", "--dev"], targets: ["npm", "scripts/start.mjs", "the provider", "Vite"] }
} as const

type Mode = keyof typeof modes

type Target = (typeof modes)[Mode]["targets"][number]

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

interface Ports {
  readonly PORT: string
  readonly PROVIDER_PORT: string
}

/** Runs `npm start` until the shop is available, and returns the process ids of its parts. */
const startAll = async (mode: Mode, ports: Ports): Promise<Partial<Record<Target, number>>> => {
  const args = ["start", ...modes[mode].args]
  const npm = spawn("npm", args, { cwd: checkout, env: { ...process.env, ...ports }, stdio: "pipe" })
  let output = ""
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes("Press Ctrl-C to stop both")) resolve()
    }
    npm.stdout.on("data", read)
    npm.stderr.on("data", read)
    npm.once("exit", () => reject(new Error(`npm ended: ${output}`)))
  })
  const [provider] = runningProcesses(`--port ${ports.PROVIDER_PORT}`)
  const [vite] = runningProcesses(`--port ${ports.PORT}`)
  assert.isDefined(provider)
  return {
    npm: npm.pid ?? 0,
    "scripts/start.mjs": provider.parent,
    "the provider": provider.pid,
    ...(vite === undefined ? {} : { Vite: vite.pid })
  }
}

const signals: ReadonlyArray<NodeJS.Signals> = ["SIGINT", "SIGTERM", "SIGKILL"]

// A killed process cannot clean up, so each one is killed in every run; Ctrl-C and `kill` go to npm there. The built shop
// has the same processes without Vite, so that one ending is enough.
const endings = (Object.keys(modes) as ReadonlyArray<Mode>).flatMap((mode) =>
  signals.flatMap((signal) =>
    modes[mode].targets
      .filter(
        (target) =>
          isThorough ||
          (mode === "dev" ? signal === "SIGKILL" || target === "npm" : signal === "SIGTERM" && target === "npm")
      )
      .map((target) => ({ mode, signal, target }))
  )
)

describe("npm start leaves no process, no port and no lock behind", () => {
  let ports: Ports
  // Each start continues with the data of the one before, however it ended, and with its build.
  beforeAll(async () => {
    makeCheckout()
    ports = await freePorts()
  })
  afterAll(removeCheckout)

  afterEach(() => {
    for (const { pid } of [ports.PROVIDER_PORT, ports.PORT].flatMap((port) => runningProcesses(`--port ${port}`)))
      process.kill(pid, "SIGKILL")
  })

  it.each(endings)("after $signal to $target, with the shop $mode", async ({ mode, signal, target }) => {
    const pids = await startAll(mode, ports)
    assert.deepStrictEqual(Object.keys(pids), [...modes[mode].targets])
    const pid = pids[target]
    assert.isDefined(pid)

    process.kill(pid, signal)
    const deadline = Date.now() + 15_000
    while (Object.values(pids).some(isRunning) && Date.now() < deadline) await sleep(50)
    const left = Object.entries(pids).filter(([, pid]) => isRunning(pid))
    for (const [, pid] of left) process.kill(pid, "SIGKILL")

    assert.deepStrictEqual(left, [])
    assert.deepStrictEqual(
      [...runningProcesses(`--port ${ports.PROVIDER_PORT}`), ...runningProcesses(`--port ${ports.PORT}`)],
      []
    )
    for (const port of Object.values<string>({ ...ports })) (await listen(Number(port))).server.close()
    await Effect.runPromise(Effect.scoped(FolderLock.acquire(join(checkout, ".portico/shop"))))
  })
})

describe("the shop of npm start", () => {
  let ports: Ports
  let running: Partial<Record<Target, number>> = {}
  beforeAll(async () => {
    makeCheckout()
    ports = await freePorts()
    running = await startAll("built", ports)
  })
  afterAll(async () => {
    if (running.npm !== undefined) process.kill(running.npm, "SIGTERM")
    while (Object.values(running).some(isRunning)) await sleep(50)
    removeCheckout()
  })

  const get = (path: string) => fetch(`http://localhost:${ports.PORT}${path}`)

  it("has one page for all its addresses, which is checked for changes", async () => {
    const home = await get("/")
    const order = await get("/orders/1?from=home")

    assert.strictEqual(home.status, 200)
    assert.strictEqual(home.headers.get("cache-control"), "no-cache")
    assert.strictEqual(await order.text(), await home.text())
  })

  it("has scripts and styles that a browser may keep, with the address of the provider", async () => {
    const page = await (await get("/")).text()
    const names = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, name = ""]) => name)
    const assets = await Promise.all(names.map(get))

    assert.isAbove(assets.length, 1)
    for (const asset of assets)
      assert.strictEqual(asset.headers.get("cache-control"), "max-age=31536000, immutable", asset.url)
    const texts = await Promise.all(assets.map((asset) => asset.text()))
    assert.isTrue(texts.some((text) => text.includes(`http://localhost:${ports.PROVIDER_PORT}`)))
  })

  it("stays complete while the shop is built for another provider", async () => {
    const before = await (await get("/")).text()

    const build = `import(${JSON.stringify(pathToFileURL(join(checkout, "scripts/start/shop.mjs")).href)})`
    await promisify(execFile)(process.execPath, ["-e", `${build}.then((shop) => shop.build("http://localhost:1"))`])

    assert.strictEqual(await (await get("/")).text(), before)
  })

  it("has no file outside of its build", async () => {
    const stamp = `site-${ports.PROVIDER_PORT}.stamp`
    assert.isTrue(existsSync(join(checkout, ".portico", stamp)))
    assert.strictEqual((await get("/assets/missing.js")).status, 404)
    for (const path of ["/..%2f..%2fpackage.json", `/%2e%2e/${stamp}`, `/assets/..%2f..%2f${stamp}`]) {
      const response = await get(path)
      const text = await response.text()
      assert.isTrue(response.status === 404 || text.startsWith("<!doctype html>"), `${path}: ${text.slice(0, 80)}`)
    }
  })

  // V8 optimizes in the background, so this is the last test.
  it.runIf(process.platform === "linux")("takes less than 450 MB, also while its databases open", () => {
    const megabytes = (pid: number, file: string, name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1]) / 1024
    const pids = Object.values(running)

    const total = pids.reduce((sum, pid) => sum + megabytes(pid, "smaps_rollup", "Pss"), 0)

    assert.isAbove(total, 100)
    assert.isBelow(total, 450)
    assert.isBelow(megabytes(running["the provider"] ?? 0, "status", "VmHWM"), 450)
  })
})
