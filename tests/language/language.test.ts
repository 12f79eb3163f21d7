import { describe, expect, it } from "vitest"
import { files as modules } from "../architecture/sources.ts"
import { brokenLinesOf } from "./comments.ts"
import { files, proseOf } from "./prose.ts"
import { violations } from "./rules.ts"

it("reports forbidden wording", () => {
  expect(violations("What a caller asks for.", "docstring")).toHaveLength(2)
  expect(violations("that was slipped in is not handed on", "title")).toHaveLength(1)
  expect(violations("Returns the items of a query.", "docstring")).toEqual([])
})

it("has docstrings whose lines start with an asterisk", () => {
  const broken = modules
    .filter((file) => !file.endsWith(".mdx"))
    .flatMap((file) => brokenLinesOf(file).map((line) => `${file}: ${line}`))

  expect(broken).toEqual([])
})

describe("the prose", () => {
  it.each(files)("of %s is plain English", (file) => {
    const found = proseOf(file).flatMap(({ kind, line, text }) =>
      violations(text, kind).map((violation) => `${line}: ${violation}`)
    )

    expect(found).toEqual([])
  })
})
