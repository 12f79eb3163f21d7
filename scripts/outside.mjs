// @ts-check
// Implements `npm run test:outside`: uses the packed packages in the projects of `examples`, as users do. Each
// project is copied out of the repository, installed with plain npm, type-checked with TypeScript 5.9 and 7, built, started
// with a provider of its own, and visited in Chromium. Arguments select examples.
import { spawn } from "node:child_process"
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { chromium as engine } from "playwright"
import { chromium } from "./chromium.mjs"
import { finishDist } from "./dist.mjs"
import { pack, run, tarballs } from "./pack.mjs"
import { freePort } from "./ports.mjs"
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
 * Runs a script of a project and returns its output.
 *
 * @param {string} project @param {string} script
 * @returns {Promise<string>}
 */
const npm = (project, script) =>
  new Promise((resolve, reject) => {
    let output = ""
    const child = spawn("npm", ["run", script], { cwd: project, shell, stdio: ["ignore", "pipe", "pipe"] })
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", reject).once("exit", (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`npm run ${script}\n${output}`))
    })
  })

/**
 * Starts the provider and the server of a project, and uses them in a browser.
 *
 * @param {string} project @param {Manifest} manifest
 * @param {{ default: (site: object) => Promise<void> }} journey
 */
const visit = async (project, { scripts }, journey) => {
  const { app, host } = addresses
  /** @type {Array<{ stop: () => void, output: () => string }>} */
  const started = []
  const browser = await engine.launch(chromium())
  try {
    started.push(await start(project, ["provider", "--", "--port", new URL(host).port], {}, host))
    if (scripts["start"] !== undefined) started.push(await start(project, ["start"], { PORT: new URL(app).port }, app))
    await journey.default({ app, browser, host, npm: (/** @type {string} */ script) => npm(project, script) })
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
  const path = join(root, "tests/outside", `${name}.mjs`)
  const journey = existsSync(path) ? await import(path) : undefined
  await journey?.prepare?.(project)
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], project)
  for (const script of ["typecheck", "build", "test"]) {
    if (manifest.scripts[script] !== undefined) await run("npm", ["run", script], project)
    // The repository's own compiler is TypeScript 7. The examples have 5.9.
    if (script === "typecheck") await run(bin("tsc"), ["-p", project, "--noEmit"], project)
  }
  if (journey !== undefined) await visit(project, manifest, journey)
}

// The builds of the projects contain the address of the provider, so all of them use the same ports.
const addresses = {
  app: `http://localhost:${await freePort()}`,
  host: `http://localhost:${await freePort()}`
}
Object.assign(process.env, {
  NEXT_PUBLIC_PORTICO_HOST: addresses.host,
  NEXT_TELEMETRY_DISABLED: "1",
  PORTICO_HOST: addresses.host,
  SECURE_COOKIES: "false",
  VITE_PORTICO_HOST: addresses.host
})

/** @type {Array<string>} */
const failed = []
try {
  if (!existsSync(join(root, "packages/client/dist/index.js")))
    await run(process.execPath, [join(root, "scripts/tsc.mjs"), "-b"])
  finishDist()
  await pack()
  cpSync(join(root, "examples/seed.json"), join(folder, "seed.json"))
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
