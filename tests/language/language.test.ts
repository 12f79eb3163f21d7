import { describe, expect, it } from "vitest"
import { glob } from "../architecture/sources.ts"
import { commentsOf } from "./comments.ts"
import { violations } from "./rules.ts"

const files = glob("packages/*/src/**/*.{ts,tsx}")

it("reports forbidden wording", () => {
  expect(violations("What a caller asks for.", true)).toHaveLength(2)
  expect(violations("Returns the items of a query.", true)).toEqual([])
})

describe("comments", () => {
  it.each(files)("of %s are plain English", (file) => {
    const found = commentsOf(file).flatMap(({ isDocstring, line, text }) =>
      violations(text, isDocstring).map((violation) => `${line}: ${violation}`)
    )

    expect(found).toEqual([])
  })
})
