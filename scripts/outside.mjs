// @ts-check
// Implements `npm run test:outside`: uses the packed packages in the projects of `examples`, and in those that
// `npm create portico` creates, as users do. Arguments select projects.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundleCommand } from "./command.mjs"
import { finishDist } from "./dist.mjs"
import { test } from "./outside/example.mjs"
import { projects } from "./outside/project.mjs"
import { starters, testStarter } from "./outside/starter.mjs"
import { pack, run } from "./pack.mjs"
import { root } from "./root.mjs"
import { useMemory } from "./temporary.mjs"

const chosen = process.argv.slice(2)
const names = [...projects, ...starters].filter((name) => chosen.length === 0 || chosen.includes(name))
if (names.length === 0) throw new Error(`There is no example named ${chosen.join(" or ")}.`)

useMemory()
const folder = mkdtempSync(join(tmpdir(), "portico-outside-"))

/** @param {number} since */
const secondsSince = (since) => ((performance.now() - since) / 1000).toFixed(0)

/** @type {Array<string>} */
const failed = []

/** Tests projects of the queue until it is empty. @param {Array<string>} queue */
const work = async (queue) => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const started = performance.now()
    try {
      const steps = await (starters.includes(name) ? testStarter : test)(name, folder)
      console.log(`✓ ${name} (${secondsSince(started)} s: ${steps.join(", ")})`)
    } catch (error) {
      failed.push(name)
      console.error(`✗ ${name} (${secondsSince(started)} s)`, error)
    }
  }
}

try {
  if (!existsSync(join(root, "packages/client/dist/index.js")))
    await run(process.execPath, [join(root, "scripts/tsc.mjs"), "-b"])
  finishDist()
  await bundleCommand()
  await pack()
  cpSync(join(root, "examples/seed.json"), join(folder, "seed.json"))
  // A project waits for the registry, its servers and the browser half of the time, so two are tested at once.
  const queue = [...names]
  await Promise.all([work(queue), work(queue)])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  failed.length === 0
    ? `${names.length} projects use the packages (${secondsSince(0)} s).`
    : `Failed: ${failed.join(", ")}.`
)
process.exit(failed.length === 0 ? 0 : 1)
