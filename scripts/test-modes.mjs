// @ts-check
// `npm run test:modes`: every story in every mode. With arguments, in those: `npm run test:modes -- narrow dark`, and of
// those files: `npm run test:modes -- narrow stories/auth/SignInForm.stories.tsx`. The modes run one after the other, so
// that a failure of one is read before the next begins.
import { spawnSync } from "node:child_process"
import { modes } from "./modes.mjs"
import { bin, root, shell } from "./root.mjs"

const args = process.argv.slice(2)
const named = args.filter((arg) => Object.hasOwn(modes, arg))
const rest = args.filter((arg) => !Object.hasOwn(modes, arg))
const failed = []

for (const mode of named.length > 0 ? named : Object.keys(modes)) {
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

console.log(failed.length === 0 ? "\nEvery mode passed." : `\nFailed: ${failed.join(", ")}.`)
process.exit(failed.length === 0 ? 0 : 1)
