// @ts-check
// Implements `npm run test:outside`: uses the packed packages in the projects of `examples`, as users do. Each
// project is copied out of the repository, installed with plain npm, type-checked with TypeScript 5.9 and 7, built, started
// with a provider of its own, and visited in Chromium. Arguments select examples.
import { spawn } from "node:child_process"
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { chromium as engine } from "playwright"
import { chromium } from "./chromium.mjs"
import { finishDist } from "./dist.mjs"
import { pack, run, tarballs } from "./pack.mjs"
import { bin, root, shell } from "./root.mjs"

/** @typedef {{ scripts: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

const folder = mkdtempSync(join(tmpdir(), "portico-outside-"))
const chosen = process.argv.slice(2)
const names = globSync("examples/*/package.json", { cwd: root })
  .map((path) => basename(dirname(path)))
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .toSorted()

/** @param {Record<string, string>} dependencies */
const packed = (dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, tarballs[name] ?? version]))

/**
 * Copies an example, with the tarballs instead of the published packages. No package of Portico comes from a registry.
 *
 * @param {string} name
 */
const copy = (name) => {
  const project = join(folder, name)
  const output = /(^|[\\/])(node_modules|\.next|dist|build)$/
  cpSync(join(root, "examples", name), project, { recursive: true, filter: (path) => !output.test(path) })
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"))
  const dependencies = packed(manifest.dependencies)
  const devDependencies = packed(manifest.devDependencies)
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ ...manifest, dependencies, devDependencies, overrides: tarballs })
  )
  return { manifest, project }
}

/**
 * Returns a port that is free.
 *
 * @returns {Promise<number>}
 */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/**
 * Starts a script of a project, waits until it responds, and returns a function that stops it.
 *
 * @param {string} project @param {ReadonlyArray<string>} args @param {NodeJS.ProcessEnv} env @param {string} origin
 */
const start = async (project, args, env, origin) => {
  let output = ""
  const child = spawn("npm", ["run", ...args], {
    cwd: project,
    env: { ...process.env, ...env },
    detached: true,
    shell,
    stdio: ["ignore", "pipe", "pipe"]
  })
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    try {
      process.kill(-child.pid)
    } catch {
      child.kill()
    }
  }
  const until = Date.now() + 60_000
  for (;;) {
    const responds = await fetch(origin, { redirect: "manual" }).then(
      () => true,
      () => false
    )
    if (responds) return { stop, output: () => output }
    if (child.exitCode !== null || Date.now() > until) {
      stop()
      throw new Error(`npm run ${args.join(" ")} did not start.\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * Starts the provider and the built project, and visits the project in a browser.
 *
 * @param {string} name @param {string} project @param {Record<string, string>} env
 * @param {{ app: string, appPort: number, host: string, hostPort: number }} addresses
 */
const visit = async (name, project, env, { app, appPort, host, hostPort }) => {
  /** @type {Array<{ stop: () => void, output: () => string }>} */
  const started = []
  const browser = await engine.launch(chromium())
  try {
    started.push(await start(project, ["provider", "--", "--port", String(hostPort)], {}, host))
    started.push(await start(project, ["start"], { ...env, PORT: String(appPort) }, app))
    const { default: journey } = await import(join(root, "tests/outside", `${name}.mjs`))
    await journey({ app, browser, host })
  } catch (error) {
    for (const { output } of started) console.error(output().slice(-4000))
    throw error
  } finally {
    await browser.close()
    for (const { stop } of started) stop()
  }
}

/** @param {string} name */
const test = async (name) => {
  const { manifest, project } = copy(name)
  cpSync(join(root, "examples/seed.json"), join(folder, "seed.json"))
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], project)
  const [appPort, hostPort] = [await freePort(), await freePort()]
  const [app, host] = [`http://localhost:${appPort}`, `http://localhost:${hostPort}`]
  const env = { NEXT_PUBLIC_PORTICO_HOST: host, VITE_PORTICO_HOST: host, PORTICO_HOST: host, SECURE_COOKIES: "false" }
  Object.assign(process.env, env)
  for (const script of ["typecheck", "build", "test"]) {
    if (manifest.scripts[script] !== undefined) await run("npm", ["run", script], project)
    // The repository's own compiler is TypeScript 7. The examples have 5.9.
    if (script === "typecheck") await run(bin("tsc"), ["-p", project, "--noEmit"], project)
  }
  if (existsSync(join(root, "tests/outside", `${name}.mjs`)))
    await visit(name, project, env, { app, appPort, host, hostPort })
}

/** @type {Array<string>} */
const failed = []
try {
  if (!existsSync(join(root, "packages/client/dist/index.js")))
    await run(process.execPath, [join(root, "scripts/tsc.mjs"), "-b"])
  finishDist()
  await pack()
  for (const name of names) {
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
    try {
      await test(name)
      console.log(`✓ ${name} (${seconds()})`)
    } catch (error) {
      failed.push(name)
      console.error(`✗ ${name} (${seconds()})`, error)
    }
    rmSync(join(folder, name), { recursive: true, force: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (names.length === 0) throw new Error(`There is no example named ${chosen.join(" or ")}.`)
console.log(failed.length === 0 ? `${names.length} projects use the packages.` : `Failed: ${failed.join(", ")}.`)
process.exit(failed.length === 0 ? 0 : 1)
