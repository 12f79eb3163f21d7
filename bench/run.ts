/**
 * Implements `npm run bench`: measures everything that has a limit in design.md §7, and prints each value next to its
 * limit. Arguments select benchmarks. `start` installs and tests a fresh copy, and `soak` takes ten minutes: they run
 * only if they are named. Each benchmark has a process of its own, because clients that stay open would slow down the
 * next one.
 *
 * With `--record`, the results are stored in `bench/results`, and their tables are written to docs/numbers.md. Runs
 * while other programs use the processors are discarded.
 */
import { execFileSync, fork } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bin, root } from "../scripts/root.mjs"
import { type Bench, record } from "./Recording.ts"
import * as Results from "./Results.ts"
import { print } from "./Table.ts"

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  sizes: () => import("./sizes.ts"),
  kit: () => import("./kit.ts"),
  kitData: () => import("./kitData.ts"),
  kitBundlers: () => import("./kitBundlers.ts"),
  types: () => import("./types.ts"),
  query: () => import("./query.ts"),
  pages: () => import("./pages.ts"),
  bulk: () => import("./bulk.ts"),
  tokens: () => import("./tokens.ts"),
  storms: () => import("./storms.ts"),
  logins: () => import("./logins.ts"),
  provider: () => import("./provider.ts"),
  jsonServer: () => import("./jsonServer.ts"),
  inserts: () => import("./inserts.ts"),
  mixed: () => import("./mixed.ts"),
  store: () => import("./store.ts"),
  search: () => import("./search.ts"),
  aggregates: () => import("./aggregates.ts"),
  soak: () => import("./soak.ts"),
  storybook: () => import("./storybook.ts"),
  start: () => import("./start.ts")
}

const usual = Object.keys(benches).filter((name) => name !== "start" && name !== "soak")
const named = process.argv.slice(2).filter((argument) => argument !== "--record")
const isRecorded = process.argv.includes("--record")
const unknown = named.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`The benchmark ${unknown.join(", ")} does not exist. Choose from: ${Object.keys(benches).join(", ")}.`)
  process.exit(1)
}

/** The number of limits that are missed, and of values that could not be measured. */
interface Counts {
  readonly missed: number
  readonly absent: number
}

const measured = async (name: string): Promise<Counts> => {
  const bench = await benches[name]!()
  const rows = isRecorded ? await record(name, bench) : await bench.measure()
  print(`${name}: ${bench.title}`, rows)
  return {
    missed: rows.filter(({ holds }) => holds === false).length,
    absent: rows.filter((row) => row.absent).length
  }
}

const inOwnProcess = (name: string): Promise<Counts> =>
  new Promise((resolve, reject) => {
    const options = isRecorded ? ["--record"] : []
    const child = fork(import.meta.filename, [name, ...options], { env: { ...process.env, [isMeasuring]: "1" } })
    child.once("message", (counts) => resolve(counts as Counts))
    child.once("error", reject)
    child.once("exit", (code, signal) => reject(new Error(`The process has exited with ${signal ?? `code ${code}`}.`)))
  })

const isMeasuring = "PORTICO_BENCH_MEASURING"

if (process.env[isMeasuring] !== undefined) {
  const [name = ""] = named
  process.once("disconnect", () => process.exit(1))
  // Some of the other clients open a channel and never close it.
  process.send?.(await measured(name), () => process.exit())
  await new Promise(() => {})
}

let missed = 0
let absent = 0
for (const name of named.length > 0 ? named : usual) {
  try {
    const counts = await inOwnProcess(name)
    missed += counts.missed
    absent += counts.absent
  } catch (cause) {
    process.exitCode = 1
    console.error(`\n${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
if (process.exitCode === undefined) {
  const bars = missed === 0 ? "All limits are met" : `${missed} ${missed === 1 ? "limit is" : "limits are"} missed`
  console.log(`\n${bars}${absent === 0 ? "" : `, and ${absent} could not be measured`}.`)
}
if (isRecorded) {
  const numbers = join(root, "docs/numbers.md")
  writeFileSync(numbers, Results.withTables(readFileSync(numbers, "utf8")))
  execFileSync(bin("oxfmt"), [numbers, join(root, "bench/results")])
}
process.exit()
