import { assert, describe, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { node, root } from "../../scripts/root.mjs"
import { examplesOf } from "./Example.ts"

// The examples of some guides are files that import each other. They are compiled and run in place.
const examples = [
  ...examplesOf(root, "packages/*/src/**/*.{ts,tsx}"),
  ...examplesOf(root, "docs/guides/!(data|forms|kit|server-rendering|testing-components|styling).md"),
  ...examplesOf(root, "packages/*/README.md"),
  ...examplesOf(root, "*.md")
]

const folder = join(root, "node_modules/.cache/examples")

describe("examples", () => {
  it("are found", () => {
    assert.isAbove(examples.length, 30)
  })

  it("compile, in docstrings and guides", { timeout: 120_000 }, () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const files = examples.map(({ code }, index) => {
      const name = `example${index}.tsx`
      writeFileSync(join(folder, name), `${code}\n`)
      return name
    })
    const compilerOptions = { composite: false, incremental: false, noUnusedLocals: false, plugins: [] }
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../../../tsconfig.json", compilerOptions, references: [], include: [], files })
    )
    const { stdout } = spawnSync(node(), [join(root, "scripts/tsc.mjs"), "-p", folder], { encoding: "utf8" })
    const told = stdout.replaceAll(/^.*example(\d+)\.tsx/gm, (_, index) => examples[Number(index)]?.place ?? "")

    assert.strictEqual(told, "")
  })
})
