// @ts-check
// Implements `npm test` (all checks and tests, with a summary line) and `npm run check` (only the checks).
// With arguments, it runs only the named tests: `npm test -- tests/client`.
import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { bin, node, root, shell } from "./root.mjs"

const [first, ...rest] = process.argv.slice(2)
const onlyChecks = first === "--check"
const chosen = onlyChecks || first === undefined ? [] : [first, ...rest]

// Tests in browsers wait much of the time, and those in Node take the processor, so both run at the same time.
const runs =
  chosen.length > 0
    ? [{ name: "chosen tests", filter: chosen }]
    : [
        {
          name: "tests in browsers",
          filter: ["stories*", "browser", "conformance", "e2e"].map((project) => `--project=${project}`)
        },
        { name: "tests in Node", filter: ["--project=unit", "--project=suites"] }
      ]

/** @param {string} script @param {ReadonlyArray<string>} args */
const script = (script, ...args) => [node(), join(root, "scripts", script), ...args]

// The checks of a group run concurrently. Lint reads the output of the type check.
const groups = [
  [
    { name: "format", command: [bin("oxfmt"), "--check"] },
    { name: "types", command: script("tsc.mjs", "-b") },
    { name: "spelling", command: script("spelling.mjs") }
  ],
  [{ name: "lint", command: [bin("oxlint")] }]
]

// Waits for other processes much of the time, so it runs next to the tests. It changes the output of the type check, which
// no test reads.
const packages = { name: "packages", command: script("packages.mjs") }

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

/** @type {Array<string>} */
const failures = []

/**
 * Runs tests. The output of the first run is printed as it comes, that of others when they have finished.
 *
 * @param {{ readonly name: string, readonly filter: ReadonlyArray<string> }} run @param {number} place
 * @returns {Promise<void>}
 */
const test = ({ filter, name }, place) =>
  new Promise((resolve) => {
    const report = join(root, `node_modules/.cache/vitest-${place}.json`)
    rmSync(report, { force: true })
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
    const child = spawn(bin("vitest"), ["run", ...reporters, ...filter], {
      cwd: root,
      stdio: place === 0 ? "inherit" : ["ignore", "pipe", "pipe"],
      shell
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)))
    child.once("error", (cause) => (output += String(cause)))
    child.once("close", (status) => {
      if (place > 0) console.log(`\n${name}:\n${output}`)
      const found = existsSync(report)
        ? JSON.parse(readFileSync(report, "utf8"))
        : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
      passed += found.numPassedTests
      // A file that does not load, or an error outside of all tests, fails the run without a failed test.
      failed += found.numFailedTests > 0 ? found.numFailedTests : status === 0 ? 0 : 1
      failures.push(...found.testResults.flatMap(failuresOf))
      resolve()
    })
  })

/**
 * @typedef {{ status: string, fullName: string, failureMessages: ReadonlyArray<string> }} Result
 * @param {{ name: string, status: string, message: string, assertionResults: ReadonlyArray<Result> }} file
 */
const failuresOf = ({ assertionResults, message, name, status }) => {
  const path = relative(root, name)
  const failed = assertionResults.filter((result) => result.status === "failed")
  if (failed.length === 0) return status === "failed" ? [`✗ ${path}\n${message}`] : []
  return failed.map(({ failureMessages, fullName }) => `✗ ${path} > ${fullName}\n${failureMessages.join("\n")}`)
}

if (!onlyChecks) {
  await Promise.all([...runs.map(test), ...(chosen.length > 0 ? [] : [check(packages)])])
  if (runs.length > 1) console.log(["", ...failures].join("\n"))
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
