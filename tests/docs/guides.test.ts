import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { examplesOf } from "./Example.ts"

/**
 * The files that the guides show. Each runs in place: those for Chromium in `tests/e2e/guide.test.ts`, those on data
 * in `data.test.ts`, those on forms in `stories/guides/Forms.stories.tsx`, those on translating in
 * `translating.test.tsx`.
 */
const guides: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["testing", ["tests/docs/testing/*.ts", "tests/e2e/guide/*.ts"]],
  ["data", ["tests/docs/data/*.ts"]],
  ["forms", ["stories/guides/examples/forms/*.tsx"]],
  ["translating", ["tests/docs/translating/*.{ts,tsx}"]]
]

describe.each(guides)("the guide on %s", (name, patterns) => {
  it("shows exactly the examples that run", () => {
    const shown = examplesOf(root, `docs/guides/${name}.md`).map(({ code }) => code)
    const run = patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => readFileSync(join(root, file), "utf8").trim())

    assert.deepStrictEqual(shown.toSorted(), run.toSorted())
  })
})
