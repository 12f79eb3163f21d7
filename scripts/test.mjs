// @ts-check
// Implements `npm test` (all checks and tests, with a summary line) and `npm run check` (only the checks).
// With arguments, it runs only the named tests: `npm test -- tests/client`.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { bin, node, root, shell } from "./root.mjs"

const report = join(root, "node_modules/.cache/vitest.json")
const [first, ...rest] = process.argv.slice(2)
const onlyChecks = first === "--check"
const chosen = onlyChecks || first === undefined ? [] : [first, ...rest]

/** @param {string} script @param {ReadonlyArray<string>} args */
const script = (script, ...args) => [node(), join(root, "scripts", script), ...args]

const checks = [
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "types", command: script("tsc.mjs", "-b") },
  { name: "lint", command: [bin("oxlint")] },
  { name: "spelling", command: script("spelling.mjs") },
  ...(onlyChecks ? [] : [{ name: "packages", command: script("packages.mjs") }])
]

/** @param {ReadonlyArray<string>} command @param {"inherit" | "pipe"} stdio */
const run = ([file = "", ...args], stdio) => spawnSync(file, args, { cwd: root, stdio, encoding: "utf8", shell })

let passed = 0
let failed = 0

for (const { name, command } of chosen.length > 0 ? [] : checks) {
  const start = performance.now()
  const { status, stdout, stderr } = run(command, "pipe")
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`)
  if (status === 0) passed++
  else {
    failed++
    console.log(`${stdout}${stderr}`)
  }
}

if (!onlyChecks) {
  rmSync(report, { force: true })
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const { status } = run([bin("vitest"), "run", ...reporters, ...chosen], "inherit")
  const found = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0 }
  passed += found.numPassedTests
  // A file that does not load, or an error outside of all tests, fails the run without a failed test.
  failed += found.numFailedTests > 0 ? found.numFailedTests : status === 0 ? 0 : 1
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
