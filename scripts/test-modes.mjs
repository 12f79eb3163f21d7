// @ts-check
// Implements `npm run test:modes`: runs all stories in all modes. Arguments select modes
// (`npm run test:modes -- narrow dark`) and files (`npm run test:modes -- narrow stories/auth/SignInForm.stories.tsx`).
// Modes joined with `+` apply at once (`dark+narrow`).
// The modes run one after the other, so that the failures of one mode are visible before the next one starts. With
// `--together`, they run in one process, which starts the browser only once.
import { spawnSync } from "node:child_process"
import { modeOf, modes } from "./modes.mjs"
import { bin, root, shell } from "./root.mjs"

const args = process.argv.slice(2)
const named = args.filter((arg) => modeOf(arg) !== undefined)
const isTogether = args.includes("--together")
const rest = args.filter((arg) => modeOf(arg) === undefined && arg !== "--together")
const chosen = named.length > 0 ? named : Object.keys(modes)

/** @type {Array<string>} */
const failed = []
for (const group of isTogether ? [chosen] : chosen.map((mode) => [mode])) {
  const name = group.join(", ")
  console.log(`\n${name}`)
  const projects = group.flatMap((mode) => ["--project", mode === "light" ? "stories" : `stories-${mode}`])
  const start = performance.now()
  const { status } = spawnSync(bin("vitest"), ["run", ...projects, "--reporter=dot", ...rest], {
    cwd: root,
    env: { ...process.env, PORTICO_MODES: group.join(" ") },
    stdio: "inherit",
    shell
  })
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (status !== 0) failed.push(name)
}

console.log(failed.length === 0 ? "\nAll modes passed." : `\nFailed: ${failed.join(", ")}.`)
process.exit(failed.length === 0 ? 0 : 1)
