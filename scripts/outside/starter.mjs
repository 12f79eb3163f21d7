// @ts-check
// Tests the projects that `npm create portico` creates, from the packed packages: from the empty folder to the page of a
// signed-in member. The one with Vite is built and started too.
import assert from "node:assert/strict"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium as engine } from "playwright"
import { chromium } from "../chromium.mjs"
import { messagesOf } from "../../tests/outside/messages.mjs"
import { tarballs } from "../pack.mjs"
import { freePort } from "../ports.mjs"
import { responds, run, start } from "./processes.mjs"

const prefix = "create-portico-"

/** The names of the projects: one for each template. */
export const starters = ["vite", "next", "react-router"].map((template) => `${prefix}${template}`)

/** @param {string} origin */
const responding = async (origin) => {
  const until = Date.now() + 30_000
  while (!(await responds(origin))) {
    if (Date.now() > until) throw new Error(`${origin} does not respond.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Signs in, reads the table, and signs out. @param {string} app */
const signIn = async (app) => {
  const browser = await engine.launch(chromium())
  try {
    const page = await browser.newPage()
    const errors = messagesOf(page)
    await page.goto(app)
    assert.notEqual(await page.title(), "")
    await page.getByRole("link", { name: "Sign in" }).click()
    await page.waitForURL("**/sign-in")
    // A page that sends visitors to the sign-in page adds its own address.
    await page.goto(`${app}/sign-in?returnTo=/?from=sign-in`)
    // A page of the server does nothing until its scripts have run.
    await page.waitForLoadState("networkidle")
    await page.getByLabel("Email").fill("ada@example.com")
    await page.getByLabel("Password", { exact: true }).fill("analytical-engine")
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByText("Hello Ada").waitFor()
    await page.getByText("Wuthering Heights").waitFor()
    assert.equal(page.url(), `${app}/?from=sign-in`)
    await page.waitForLoadState("networkidle")
    await page.getByRole("button", { name: "Account menu: Ada" }).click()
    await page.getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("link", { name: "Sign in" }).waitFor()
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
  }
}

/**
 * Runs scripts of a project, uses it, and stops them.
 *
 * @param {string} project @param {ReadonlyArray<string>} scripts @param {NodeJS.ProcessEnv} env
 * @param {{ app: string, host: string }} addresses @param {() => Promise<void>} use
 */
const during = async (project, scripts, env, { app, host }, use) => {
  /** @type {Array<Awaited<ReturnType<typeof start>>>} */
  const started = []
  try {
    for (const script of scripts) started.push(await start(project, [script], env, script === "provider" ? host : app))
    await responding(host)
    await use()
    for (const { output } of started) assert.doesNotMatch(output(), /unstable value/, "Next.js reports the page.")
  } catch (error) {
    for (const { output } of started) console.error(output().slice(-4000))
    throw error
  } finally {
    for (const { stop } of started) stop()
  }
}

/** @param {string} app */
const checkHtml = async (app) => assert.match(await (await fetch(app)).text(), /Wuthering Heights/)

/** Adds a collection with a field of its own, as the first of the guide's next steps. @param {string} project */
const addCollection = (project) => {
  const path = join(project, "seed.json")
  const seed = JSON.parse(readFileSync(path, "utf8"))
  const permissions = { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER" }
  seed.collections.push({
    id: "wishes",
    permissions,
    fields: { text: { type: "TEXT" } },
    items: [{ _id: "globe", text: "A globe" }]
  })
  writeFileSync(path, JSON.stringify(seed))
}

/**
 * Tests a project in a folder. Returns the seconds of each step.
 *
 * @param {string} name @param {string} folder
 */
export const testStarter = async (name, folder) => {
  const template = name.slice(prefix.length)
  const addresses = { app: `http://localhost:${await freePort()}`, host: `http://localhost:${await freePort()}` }
  const sources = join(folder, `${name}.json`)
  writeFileSync(sources, JSON.stringify(tarballs))
  const env = {
    ...process.env,
    CREATE_PORTICO_SOURCES: sources,
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: new URL(addresses.app).port,
    SECURE_COOKIES: "false"
  }
  const project = join(folder, name)
  const began = performance.now()
  /** @type {Array<string>} */
  const steps = []
  let before = began
  const done = (/** @type {string} */ step) => {
    const now = performance.now()
    steps.push(`${step} ${((now - before) / 1000).toFixed(1)}`)
    before = now
  }

  // `npm create portico` runs this command with the package of the registry.
  const command = [
    "exec",
    "--yes",
    "--prefer-offline",
    `--package=${tarballs["create-portico"]}`,
    "--",
    "create-portico"
  ]
  const choices = [name, "--template", template, "--yes", "--provider-port", new URL(addresses.host).port]
  await run(folder, "npm", [...command, ...choices], env)
  done("create and install")
  await during(project, ["dev"], env, addresses, async () => {
    if (template !== "vite") await checkHtml(addresses.app)
    await signIn(addresses.app)
    const seconds = (performance.now() - began) / 1000
    steps.push(`from the empty folder to the signed-in page ${seconds.toFixed(1)}`)
    done("dev")
  })
  addCollection(project)
  for (const script of ["typecheck", "test", ...(template === "vite" ? ["build"] : [])]) {
    await run(project, "npm", ["run", script], env)
    done(script)
  }
  if (template === "vite") {
    await during(project, ["provider", "start"], env, addresses, () => signIn(addresses.app))
    done("start")
  }
  rmSync(project, { recursive: true, force: true })
  return steps
}
