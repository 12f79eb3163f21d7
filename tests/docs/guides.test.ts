import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { examplesOf } from "./Example.ts"

/** The files that the guide shows. Each is run where it stands: those of Chromium by `tests/e2e/guide.test.ts`. */
const files = [
  ...globSync("tests/docs/testing/*.ts", { cwd: root }),
  ...globSync("tests/e2e/guide/*.ts", { cwd: root })
]

describe("the guide on testing", () => {
  it("shows the examples that run, and no others", () => {
    const shown = examplesOf(root, "docs/guides/testing.md").map(({ code }) => code)
    const run = files.map((file) => readFileSync(join(root, file), "utf8").trim())

    assert.deepStrictEqual(shown.toSorted(), run.toSorted())
  })
})
