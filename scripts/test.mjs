// @ts-check
// Implements `npm test` (all checks and tests, with a summary line) and `npm run check` (only the checks).
// With arguments, it runs only the named tests: `npm test -- tests/client`.
import { spawn, spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { bin, node, root, shell } from "./root.mjs"

const report = join(root, "node_modules/.cache/vitest.json")
const [first, ...rest] = process.argv.slice(2)
const onlyChecks = first === "--check"
const chosen = onlyChecks || first === undefined ? [] : [first, ...rest]

/** @param {string} script @param {ReadonlyArray<string>} args */
const script = (script, ...args) => [node(), join(root, "scripts", script), ...args]

// The checks of a group run concurrently. Lint reads the output of the type check, and packages change it.
const groups = [
  [
    { name: "format", command: [bin("oxfmt"), "--check"] },
    { name: "types", command: script("tsc.mjs", "-b") },
    { name: "spelling", command: script("spelling.mjs") }
  ],
  [{ name: "lint", command: [bin("oxlint")] }],
  onlyChecks ? [] : [{ name: "packages", command: script("packages.mjs") }]
]

let passed = 0
let failed = 0

/** @param {{ readonly name: string, readonly command: ReadonlyArray<string> }} check @returns {Promise<void>} */
const check = ({ command: [file = "", ...args], name }) =>
  new Promise((resolve) => {
    const start = performance.now()
    let output = ""
    const child = spawn(file, args, { cwd: root, shell })
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", (cause) => (output += String(cause)))
    child.once("close", (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`)
      if (status === 0) passed++
      else {
        failed++
        console.log(output)
      }
      resolve()
    })
  })

for (const group of chosen.length > 0 ? [] : groups) await Promise.all(group.map(check))

if (!onlyChecks) {
  rmSync(report, { force: true })
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const { status } = spawnSync(bin("vitest"), ["run", ...reporters, ...chosen], { cwd: root, stdio: "inherit", shell })
  const found = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0 }
  passed += found.numPassedTests
  // A file that does not load, or an error outside of all tests, fails the run without a failed test.
  failed += found.numFailedTests > 0 ? found.numFailedTests : status === 0 ? 0 : 1
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
