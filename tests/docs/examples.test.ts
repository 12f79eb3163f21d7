import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { examplesOf } from "./Example.ts"
import { compile } from "./Program.ts"

// The examples of some guides are files that import each other. They are compiled and run in place.
const examples = [
  ...examplesOf(root, "packages/*/src/**/*.{ts,tsx}"),
  ...examplesOf(root, "docs/{start,concepts}/*.md"),
  ...examplesOf(root, "docs/guides/!(data|forms|kit|server-rendering|testing-components|styling).md"),
  ...examplesOf(root, "packages/*/README.md"),
  ...examplesOf(root, "*.md")
]

describe("examples", () => {
  it("are found", () => {
    assert.isAbove(examples.length, 30)
  })

  it("compile, in docstrings and guides", () => {
    const files = examples.map(({ code }, index) => [`example${index}.tsx`, code] as const)
    const seed = readFileSync(join(root, "tests/docs/testing/seed.json"), "utf8")

    const output = compile("examples", [...files, ["seed.json", seed]], { noUnusedLocals: false })

    assert.strictEqual(
      output.replaceAll(/^.*example(\d+)\.tsx/gm, (_, index) => examples[Number(index)]?.place ?? ""),
      ""
    )
  })

  it("compile if a language of the kit is copied as its guide describes", () => {
    const guide = readFileSync(join(root, "docs/guides/translating.md"), "utf8")
    const imports = /^```text\n(.*?)^```/ms.exec(guide)?.[1] ?? ""
    const copies = globSync("packages/react/src/i18n/locales/*.ts", { cwd: root }).map((path) => {
      const code = readFileSync(join(root, path), "utf8")
      return [basename(path), imports + code.replaceAll(/^import .*\n/gm, "")] as const
    })
    const statusName = readFileSync(join(root, "tests/docs/translating/statusName.ts"), "utf8")

    const output = compile("translations", [...copies, ["statusName.ts", statusName]], { noUnusedLocals: false })

    assert.isAbove(copies.length, 5)
    assert.strictEqual(output, "")
  })
})
