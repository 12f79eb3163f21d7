/** The code of the parts in a design of their own, which readers copy from the pages into an app. */
import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { assert, describe, it } from "vitest"
import { node, root } from "../../scripts/root.mjs"
import { designedIn } from "../../.storybook/docs/Designed.ts"

const designs = globSync("stories/**/*.showcase.stories.tsx", { cwd: root })
  .toSorted()
  .flatMap((path) => {
    const code = designedIn(path)
    return code === undefined ? [] : [[basename(path, ".showcase.stories.tsx"), code] as const]
  })

const folder = join(root, "node_modules/.cache/designs")

describe("the shown code of the parts", () => {
  it("is found", () => {
    assert.isAtLeast(designs.length, 38)
  })

  it.each(designs)("of %s imports packages only, and exports a component", (_, code) => {
    const foreign = Array.from(code.matchAll(/^import[^]*? from "([^"]+)"$/gm), ([, from = ""]) => from).filter(
      (from) => !/^(?:@portico\/(?:client|contract|react)|effect|react)(?:\/|$)/.test(from)
    )

    assert.deepEqual(foreign, [])
    assert.notMatch(code, /\bargs\b|\bloaded\b|preview\.meta|\bplay:|\bfn\(\)|\btyped</)
    assert.match(code, /^export (?:const|function) [A-Z]/m)
    assert.lengthOf([...code.matchAll(/^export /gm)], 1)
  })

  it("compiles", { timeout: 120_000 }, () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const files = designs.map(([name, code]) => {
      writeFileSync(join(folder, `${name}.tsx`), `${code}\n`)
      return `${name}.tsx`
    })
    const compilerOptions = { composite: false, incremental: false, noUnusedLocals: true, plugins: [] }
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../../../tsconfig.json", compilerOptions, references: [], include: [], files })
    )
    const { stdout } = spawnSync(node(), [join(root, "scripts/tsc.mjs"), "-p", folder], { encoding: "utf8" })

    // The sources of the kit are checked elsewhere.
    const errors = stdout.split("\n").filter((line) => line.includes("cache/designs/"))

    assert.deepEqual(errors, [])
  })
})
