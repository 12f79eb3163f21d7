/** The code of the parts in a design of their own, which readers copy from the pages into an app. */
import { globSync } from "node:fs"
import { basename } from "node:path"
import { assert, describe, it } from "vitest"
import { root } from "../../scripts/root.mjs"
import { designedIn } from "../../.storybook/docs/Designed.ts"
import { compile } from "./Program.ts"

const designs = globSync("stories/**/*.showcase.stories.tsx", { cwd: root })
  .toSorted()
  .flatMap((path) => {
    const code = designedIn(path)
    return code === undefined ? [] : [[basename(path, ".showcase.stories.tsx"), code] as const]
  })

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

  it("compiles", () => {
    const files = designs.map(([name, code]) => [`${name}.tsx`, code] as const)

    assert.strictEqual(compile("designs", files, { noUnusedLocals: true }), "")
  })
})
