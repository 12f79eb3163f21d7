import { assert, describe, it } from "@effect/vitest"
import { existsSync, readFileSync } from "node:fs"

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")

const readme = read("../../README.md")
const example = read("readme.example.ts").trim()

describe("README", () => {
  it("contains the example that compiles", () => {
    assert.include(readme, `\`\`\`ts\n${example}\n\`\`\``)
  })

  it("has at most twelve lines in the example", () => {
    assert.isAtMost(example.split("\n").filter((line) => line !== "").length, 12)
  })

  it("shows a picture, the install command and the example within one screen", () => {
    const screen = readme.split("\n").slice(0, 60).join("\n")

    const [, picture = ""] = /!\[[^\]]+\]\(([^)]+)\)/.exec(screen) ?? []
    assert.isTrue(existsSync(new URL(`../../${picture}`, import.meta.url)), picture)
    assert.include(screen, "npm install @portico/client")
    assert.include(screen, example)
  })
})
