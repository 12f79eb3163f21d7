/** Measures type checking of programs with typed collections, compared with programs that only have the same imports. */
import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bin, root, shell } from "../scripts/root.mjs"
import { figure, missing, type Row } from "./Table.ts"

export const title = "type check of correct and incorrect programs, one thread"

export const repeats = 4

const tests = join(root, "tests/types")
const folder = join(root, "node_modules/.cache/bench/types")

/** The type tests of collections, which include all incorrect programs of the comparison with other libraries. */
const subjects = ["filters", "queries", "collections", "items", "pages", "aggregates", "any"]

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  mkdirSync(folder, { recursive: true })
  try {
    const programs = [...subjects.map((subject) => `${subject}.types.ts`), "books.ts", "exactly.ts"]
    const baseline = time("baseline", [importing(programs)])
    const checked = time(
      "programs",
      programs.map((name) => join(tests, name))
    )
    const wrong = programs.reduce((count, name) => count + read(name).split("@ts-expect-error").length - 1, 0)
    return [
      figure(`${wrong} incorrect programs among correct ones, in addition to their imports`, checked - baseline, "s", {
        atMost: 1
      }),
      figure("… including the client and Effect", checked, "s")
    ]
  } catch (cause) {
    return [missing("type check", cause instanceof Error ? cause.message : String(cause))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const read = (name: string): string => readFileSync(join(tests, name), "utf8")

/** Returns a file with only the imports of these programs. */
const importing = (programs: ReadonlyArray<string>): string => {
  const modules = new Set(
    programs.flatMap((name) => Array.from(read(name).matchAll(/ from "([^".]+)"/g), ([, module = ""]) => module))
  )
  const file = join(folder, "baseline.ts")
  const lines = Array.from(modules, (module, index) => `export * as module${index} from ${JSON.stringify(module)}`)
  writeFileSync(file, `${lines.join("\n")}\n`)
  return file
}

const rounds = 2

/** Returns the shortest of several rounds, in seconds. */
const time = (name: string, files: ReadonlyArray<string>): number => {
  const config = join(folder, `${name}.json`)
  const compilerOptions = { incremental: false, noEmit: true, plugins: [], tsBuildInfoFile: null }
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, files, include: [], references: [] })
  )
  return Math.min(...Array.from({ length: rounds }, () => checkTime(config)))
}

const checkTime = (config: string): number => {
  const compiler = execFileSync(bin("effect-tsgo"), ["get-exe-path"], { cwd: root, encoding: "utf8", shell }).trim()
  const { status, stdout } = spawnSync(compiler, ["-p", config, "--extendedDiagnostics", "--singleThreaded"], {
    cwd: root,
    encoding: "utf8"
  })
  const [, seconds] = /^Check time:\s+([\d.]+)s$/m.exec(stdout) ?? []
  if (status !== 0 || seconds === undefined) throw new Error(stdout.split("\n")[0])
  return Number(seconds)
}
