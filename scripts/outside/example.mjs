// @ts-check
// Tests one project: installs it with plain npm, type-checks it with TypeScript 5.9 and 7, builds it, starts it with a
// provider of its own, and visits it in Chromium.
import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { chromium as engine } from "playwright"
import { chromium, chromiumPath } from "../chromium.mjs"
import { freePort } from "../ports.mjs"
import { bin, root } from "../root.mjs"
import { run, start } from "./processes.mjs"
import { copy } from "./project.mjs"

/**
 * The project of a journey: the addresses of its server and its provider, and functions that run another of its scripts, or
 * start one on a port of its own.
 *
 * @typedef {{
 *   app: string,
 *   host: string,
 *   project: string,
 *   browser: import("playwright").Browser,
 *   npm: (script: string) => Promise<string>,
 *   serve: (script: string) => Promise<string>
 * }} Site
 */

/**
 * Uses a project in a browser. `prepare` runs before the installation, and may add files and variables.
 *
 * @typedef {{
 *   default: (site: Site) => Promise<void>,
 *   prepare?: (project: string, env: NodeJS.ProcessEnv) => void | Promise<void>
 * }} Journey
 */

/**
 * Starts the provider and the server of a project, and uses them in a browser.
 *
 * @param {string} project
 * @param {import("./project.mjs").Manifest} manifest
 * @param {Journey} journey
 * @param {{ app: string, host: string }} addresses
 * @param {NodeJS.ProcessEnv} env
 */
const visit = async (project, { scripts }, journey, { app, host }, env) => {
  /** @type {Array<{ stop: () => void, output: () => string }>} */
  const started = []
  const port = await freePort()
  const browser = await engine.launch(chromium())
  try {
    if (scripts["provider"] !== undefined)
      started.push(await start(project, ["provider", "--", "--port", new URL(host).port], env, host))
    const serve = async (/** @type {string} */ script, origin = `http://localhost:${port}`) => {
      started.push(await start(project, [script], { ...env, PORT: new URL(origin).port }, origin))
      return origin
    }
    if (scripts["start"] !== undefined) await serve("start", app)
    const npm = (/** @type {string} */ script) => run(project, "npm", ["run", script], env)
    await journey.default({ app, browser, host, npm, project, serve })
  } catch (error) {
    for (const { output } of started) console.error(output().slice(-4000))
    throw error
  } finally {
    await browser.close()
    for (const { stop } of started) stop()
  }
}

/**
 * Tests a project of `examples` in a folder. Returns the seconds of each step.
 *
 * @param {string} name @param {string} folder
 */
export const test = async (name, folder) => {
  // Builds contain the address of the provider, so a project has the same addresses from the build to the visit.
  const addresses = { app: `http://localhost:${await freePort()}`, host: `http://localhost:${await freePort()}` }
  const browser = chromiumPath()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    NEXT_PUBLIC_PORTICO_HOST: addresses.host,
    NEXT_TELEMETRY_DISABLED: "1",
    PORTICO_HOST: addresses.host,
    SECURE_COOKIES: "false",
    VITE_PORTICO_HOST: addresses.host
  }
  /** @type {Array<string>} */
  const steps = []
  const timed = async (/** @type {string} */ step, /** @type {Promise<unknown>} */ done) => {
    const started = performance.now()
    await done
    steps.push(`${step} ${((performance.now() - started) / 1000).toFixed(1)}`)
  }

  const { manifest, project } = copy(name, folder)
  const path = join(root, "tests/outside", `${name}.mjs`)
  /** @type {Journey | undefined} */
  const journey = existsSync(path) ? await import(path) : undefined
  await journey?.prepare?.(project, env)
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
  await timed("install", run(project, "npm", ["install", ...quiet], env))
  for (const script of ["typecheck", "build", "test"]) {
    if (manifest.scripts[script] !== undefined) await timed(script, run(project, "npm", ["run", script], env))
    // The repository's own compiler is TypeScript 7. The examples have 5.9.
    if (script === "typecheck" && existsSync(join(project, "tsconfig.json")))
      await timed("tsc 7", run(project, bin("tsc"), ["-p", project, "--noEmit"], env))
  }
  if (journey !== undefined) await timed("visit", visit(project, manifest, journey, addresses, env))
  rmSync(project, { recursive: true, force: true })
  return steps
}
