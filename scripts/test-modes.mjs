// @ts-check
// Implements `npm run test:modes`: runs all stories in all modes. Arguments select modes
// (`npm run test:modes -- narrow dark`) and files (`npm run test:modes -- narrow stories/auth/SignInForm.stories.tsx`).
// Modes joined with `+` apply at once (`dark+narrow`).
// The modes run one after the other, so that the failures of one mode are visible before the next one starts.
import { spawnSync } from "node:child_process"
import { modeOf, modes } from "./modes.mjs"
import { bin, root, shell } from "./root.mjs"

const args = process.argv.slice(2)
const named = args.filter((arg) => modeOf(arg) !== undefined)
const rest = args.filter((arg) => modeOf(arg) === undefined)
const chosen = named.length > 0 ? named : Object.keys(modes)

/** @type {Array<string>} */
const failed = []
for (const mode of chosen) {
  console.log(`\n${mode}`)
  const project = mode === "light" ? "stories" : `stories-${mode}`
  const start = performance.now()
  const { status } = spawnSync(bin("vitest"), ["run", "--project", project, "--reporter=dot", ...rest], {
    cwd: root,
    env: { ...process.env, PORTICO_MODES: mode },
    stdio: "inherit",
    shell
  })
  console.log(`${status === 0 ? "✓" : "✗"} ${mode} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (status !== 0) failed.push(mode)
}

console.log(failed.length === 0 ? "\nAll modes passed." : `\nFailed: ${failed.join(", ")}.`)
process.exit(failed.length === 0 ? 0 : 1)
