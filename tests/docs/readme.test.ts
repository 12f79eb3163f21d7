import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")

const example = read("readme.example.ts").trim()

describe("the README", () => {
  it("shows the example that compiles", () => {
    assert.include(read("../../README.md"), `\`\`\`ts\n${example}\n\`\`\``)
  })

  it("shows one of twelve lines", () => {
    assert.lengthOf(
      example.split("\n").filter((line) => line !== ""),
      12
    )
  })
})
