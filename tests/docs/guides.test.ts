import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { examplesOf } from "./Example.ts"

/** The files of the guide on the kit. The other files of their folder belong to other guides. */
const kit = [
  "BooksPage.tsx",
  "ByHook.tsx",
  "ByOwnButton.tsx",
  "ByOwnElements.tsx",
  "ByParts.tsx",
  "ByStyledForm.tsx",
  "FirstForm.tsx",
  "SecurityPage.tsx",
  "SmallerClient.tsx",
  "shop.ts"
]

/**
 * The files that the guides show. Each runs in place: those for Chromium in `tests/e2e/guide.test.ts`, those on data
 * in `data.test.ts`, those on the kit and on forms in the stories of `stories/guides`, those on translating in
 * `translating.test.tsx`, and those on components also in `examples/vitest-dom`.
 */
const guides: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["kit", kit.map((file) => `stories/guides/examples/${file}`)],
  ["testing", ["tests/docs/testing/*.ts", "tests/e2e/guide/*.ts"]],
  [
    "testing-components",
    [
      "examples/vitest-dom/tests/World.test.tsx",
      "tests/browser/world.test.tsx",
      "stories/guides/examples/{Countdown,World}.stories.tsx",
      "tests/docs/components/*.{ts,tsx}"
    ]
  ],
  ["data", ["tests/docs/data/*.ts"]],
  ["forms", ["stories/guides/examples/forms/*.{ts,tsx}"]],
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

it.each(globSync("examples/*/tsconfig.json", { cwd: root }))("%s accepts the imports that the guides use", (path) => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, path), "utf8"))

  assert.isTrue(compilerOptions.allowImportingTsExtensions)
})
